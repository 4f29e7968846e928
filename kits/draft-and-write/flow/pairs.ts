import { CLAIMED, SLOTS } from '../layout.ts';
import type { Turn } from '../phase.ts';
import type { Flow } from './flow.ts';
import {
  askForPicks,
  claimedSlots,
  dealTo,
  discardHand,
  emptySlot,
  fillSlot,
  finish,
  goalEnding,
  playablePicks,
  recordEnding,
  startWeekend,
  triggerEnd,
} from './table.ts';

const PAIR = 2;
const DAYS = 4;
const LAST_WEEK = 6;
const DIE_SIDES = 6;

function turnUpPair(turn: Turn): void {
  const { state } = turn;
  state.day++;
  dealTo(turn, 0, PAIR);
  askForPicks(state);
}

function startWeek(turn: Turn): void {
  const { state, tell } = turn;
  state.week++;
  state.day = 0;
  tell?.({ type: 'weekBegan', week: state.week });
  turnUpPair(turn);
}

function fillGaps(turn: Turn): void {
  for (let slot = 0; slot < SLOTS; slot++) if (turn.state.slots[slot] < 0) fillSlot(turn, slot);
}

/** Claimed goals leave, the harder way takes one more, the row is filled up; then the die takes a goal or none. */
function changeGoals(turn: Turn): void {
  const { state, random, tell } = turn;
  const claimed = claimedSlots(state, CLAIMED);
  for (let slot = 0; slot < SLOTS; slot++) if ((claimed >> slot) & 1) emptySlot(turn, slot, 'claimed');
  if (state.harder) {
    const leftmost = state.slots.findIndex((goal) => goal >= 0);
    if (leftmost >= 0) emptySlot(turn, leftmost, 'moved-on');
  }
  fillGaps(turn);
  const roll = 1 + random.below(DIE_SIDES);
  tell?.({ type: 'dieRolled', roll });
  if (roll > SLOTS) return;
  emptySlot(turn, roll - 1, 'die');
  fillGaps(turn);
}

/** One player: four pairs a week, one card of each; after each weekend a die may take a goal away. Six weeks at most. */
export const pairs: Flow = {
  begin: startWeek,
  pickable: playablePicks,
  canDraw: () => false,
  turnsLeft: (_kit, state) => DAYS * (LAST_WEEK - state.week) + DAYS - state.day,
  recorded(turn) {
    const { content: kit, state } = turn;
    triggerEnd(turn, recordEnding(kit, state));
    discardHand(state, 0);
    if (state.ending === '' && state.day < DAYS) turnUpPair(turn);
    else startWeekend(turn);
  },
  weekendOver(turn) {
    const { state } = turn;
    triggerEnd(turn, goalEnding(state));
    if (state.week === LAST_WEEK) triggerEnd(turn, 'weeks');
    if (state.ending !== '') return finish(turn);
    changeGoals(turn);
    startWeek(turn);
  },
};
