import type { Random } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import { CLAIMED, SLOTS } from '../layout.ts';
import type { State } from '../state.ts';
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
  type Say,
} from './table.ts';

const PAIR = 2;
const DAYS = 4;
const LAST_WEEK = 6;
const DIE_SIDES = 6;

function turnUpPair(state: State, emit: Say): void {
  state.day++;
  dealTo(state, 0, PAIR, emit);
  askForPicks(state);
}

function startWeek(_kit: Kit, state: State, _random: Random, emit: Say): void {
  state.week++;
  state.day = 0;
  emit?.({ type: 'weekBegan', week: state.week });
  turnUpPair(state, emit);
}

/** Claimed goals leave, the die takes one more or none, the harder way another; then the row is filled up. */
function changeGoals(state: State, random: Random, emit: Say): void {
  const claimed = claimedSlots(state, CLAIMED);
  for (let slot = 0; slot < SLOTS; slot++) if ((claimed >> slot) & 1) emptySlot(state, slot, 'claimed', emit);
  const roll = 1 + random.below(DIE_SIDES);
  emit?.({ type: 'dieRolled', roll });
  if (roll <= SLOTS) emptySlot(state, roll - 1, 'die', emit);
  if (state.harder) {
    const leftmost = state.slots.findIndex((goal) => goal >= 0);
    if (leftmost >= 0) emptySlot(state, leftmost, 'moved-on', emit);
  }
  for (let slot = 0; slot < SLOTS; slot++) if (state.slots[slot] < 0) fillSlot(state, slot, emit);
}

/** One player: four pairs a week, one card of each; after each weekend a die may take a goal away. Six weeks at most. */
export const pairs: Flow = {
  drawsThird: false,
  personalGoals: false,
  claimLimit: SLOTS,
  inOrder: (kit) => kit.rules.goalOrder === 'in-order',
  begin: startWeek,
  pickable: playablePicks,
  canDraw: () => false,
  turnsLeft: (_kit, state) => DAYS * (LAST_WEEK - state.week) + DAYS - state.day,
  recorded(kit, state, _random, emit) {
    triggerEnd(state, recordEnding(kit, state), emit);
    discardHand(state, 0);
    if (state.ending === '' && state.day < DAYS) turnUpPair(state, emit);
    else startWeekend(kit, state, emit);
  },
  weekendOver(kit, state, random, emit) {
    triggerEnd(state, goalEnding(state), emit);
    if (state.week === LAST_WEEK) triggerEnd(state, 'weeks', emit);
    if (state.ending !== '') return finish(kit, state, emit);
    changeGoals(state, random, emit);
    startWeek(kit, state, random, emit);
  },
};
