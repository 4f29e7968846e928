import type { Emit } from '@bandstand/engine';
import type { Kit } from '../kit.ts';
import { CLAIMED, GOAL_BOXES, GOAL_COUNT, PENALTY, POST_COUNT, SLOTS } from '../layout.ts';
import type { Event, State } from '../state.ts';
import type { Turn } from '../phase.ts';
import { replaceDeadGoals } from './deadGoals.ts';
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
  hasClaimedPersonal,
  playablePicks,
  recordEnding,
  refill,
  startWeekend,
  triggerEnd,
} from './table.ts';

/** How fast the three ends come near in usual play. */
const TURNS_PER_POST = 1.8;
const TURNS_PER_GOAL = 3.5;
const TURNS_PER_PENALTY = 5;
const MOST_TURNS = 24;

/** +1 when hands go to the next seat, -1 when they go to the one before. */
export const passDirection = (kit: Kit, week: number): number =>
  kit.rules.passing === 'alternate' && week % 2 === 0 ? -1 : 1;

function startWeek(turn: Turn): void {
  const { content: kit, state, tell } = turn;
  const { handSize } = kit.rules;
  state.week++;
  state.day = 1;
  tell?.({ type: 'weekBegan', week: state.week });
  refill(turn, handSize * state.seats);
  for (let seat = 0; seat < state.seats; seat++) dealTo(turn, seat, handSize);
  askForPicks(state);
}

function tellPassed({ seats, hands }: State, direction: number, tell: Emit<Event>): void {
  for (let to = 0; to < seats; to++) {
    const seat = (to - direction + seats) % seats;
    tell({ type: 'handPassed', seat, to, cards: [...hands[to]], count: hands[to].length });
  }
}

function passHands(turn: Turn): void {
  const { content: kit, state, tell } = turn;
  const direction = passDirection(kit, state.week);
  const { seats, hands } = state;
  const last = direction > 0 ? 0 : seats - 1;
  let passed = hands[(last - direction + seats) % seats];
  for (let step = 0, to = last; step < seats; step++, to = (to + direction + seats) % seats) {
    const held = hands[to];
    hands[to] = passed;
    passed = held;
  }
  if (tell !== undefined) tellPassed(state, direction, tell);
  state.day++;
  askForPicks(state);
}

/** Replaces what was claimed, then, slot by slot, what is out of everybody's reach. */
function replaceGoals(turn: Turn): void {
  const { state } = turn;
  const claimed = claimedSlots(state, CLAIMED);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (((claimed >> slot) & 1) === 0) continue;
    emptySlot(turn, slot, 'claimed');
    fillSlot(turn, slot);
  }
  replaceDeadGoals(turn);
}

function replacePersonalGoals(turn: Turn, renew: boolean): void {
  const { state, tell } = turn;
  for (let seat = 0; seat < state.seats; seat++) {
    if (!hasClaimedPersonal(state, seat, CLAIMED)) continue;
    state.goalsGone.push(state.personal[seat]);
    state.personal[seat] = -1;
    if (!renew) continue;
    state.personal[seat] = state.goalStack.pop() ?? -1;
    if (state.personal[seat] >= 0) tell?.({ type: 'goalRenewed', seat, goal: state.personal[seat] });
  }
}

/** Two and more players: draft for a week, rest, claim goals, and again. */
export const weeks: Flow = {
  begin: startWeek,
  pickable: playablePicks,
  canDraw: () => false,
  turnsLeft(kit, state) {
    let least = MOST_TURNS;
    for (const sheet of state.shown) {
      const posts = (kit.postCount - sheet[POST_COUNT]) * TURNS_PER_POST;
      const goals = (GOAL_BOXES - sheet[GOAL_COUNT]) * TURNS_PER_GOAL;
      const penalties = (kit.penaltyItem.length - sheet[PENALTY]) * TURNS_PER_PENALTY;
      least = Math.min(least, posts, goals, penalties);
    }
    return Math.max(1, Math.round(least));
  },
  recorded(turn) {
    const { content: kit, state } = turn;
    triggerEnd(turn, recordEnding(kit, state));
    if (state.ending === '' && state.hands[0].length > 1) return passHands(turn);
    for (let seat = 0; seat < state.seats; seat++) discardHand(state, seat);
    startWeekend(turn);
  },
  weekendOver(turn) {
    const { content: kit, state } = turn;
    triggerEnd(turn, goalEnding(state));
    const over = state.ending !== '';
    if (!over) replaceGoals(turn);
    replacePersonalGoals(turn, kit.rules.personalRefill && !over);
    if (over) return finish(turn);
    startWeek(turn);
  },
};
