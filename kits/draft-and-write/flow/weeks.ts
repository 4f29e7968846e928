import type { Emit, Random } from '@bandstand/engine';
import { isImpossible } from '../goals/reach.ts';
import type { Kit } from '../kit.ts';
import { CLAIMED, GOAL_BOXES, GOAL_COUNT, PENALTY, POST_COUNT, SLOTS } from '../layout.ts';
import type { Event, State } from '../state.ts';
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
  type Say,
} from './table.ts';

/** How fast the three ends come near in usual play. */
const TURNS_PER_POST = 1.8;
const TURNS_PER_GOAL = 3.5;
const TURNS_PER_PENALTY = 5;
const MOST_TURNS = 24;

/** +1 when hands go to the next seat, -1 when they go to the one before. */
export const passDirection = (kit: Kit, week: number): number =>
  kit.rules.passing === 'alternate' && week % 2 === 0 ? -1 : 1;

function startWeek(kit: Kit, state: State, random: Random, emit: Say): void {
  const { handSize } = kit.rules;
  state.week++;
  state.day = 1;
  emit?.({ type: 'weekBegan', week: state.week });
  refill(kit, state, handSize * state.seats, random, emit);
  for (let seat = 0; seat < state.seats; seat++) dealTo(state, seat, handSize, emit);
  askForPicks(state);
}

function tellPassed({ seats, hands }: State, direction: number, emit: Emit<Event>): void {
  for (let to = 0; to < seats; to++) {
    const seat = (to - direction + seats) % seats;
    emit({ type: 'handPassed', seat, to, cards: [...hands[to]], count: hands[to].length });
  }
}

function passHands(kit: Kit, state: State, emit: Say): void {
  const direction = passDirection(kit, state.week);
  const { seats, hands } = state;
  const last = direction > 0 ? 0 : seats - 1;
  let passed = hands[(last - direction + seats) % seats];
  for (let step = 0, to = last; step < seats; step++, to = (to + direction + seats) % seats) {
    const held = hands[to];
    hands[to] = passed;
    passed = held;
  }
  if (emit !== undefined) tellPassed(state, direction, emit);
  state.day++;
  askForPicks(state);
}

/** A goal that no seat can reach any more. */
function isDead(kit: Kit, state: State, goal: number): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (!isImpossible(kit, state.sheets[seat], goal)) return false;
  return true;
}

/** Replaces what was claimed, then, slot by slot, what is out of everybody's reach. */
function replaceGoals(kit: Kit, state: State, emit: Say): void {
  const claimed = claimedSlots(state, CLAIMED);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (((claimed >> slot) & 1) === 0) continue;
    emptySlot(state, slot, 'claimed', emit);
    fillSlot(state, slot, emit);
  }
  if (kit.rules.deadGoals === 'stay') return;
  for (let slot = 0; slot < SLOTS; slot++) {
    while (state.slots[slot] >= 0 && isDead(kit, state, state.slots[slot])) {
      emptySlot(state, slot, 'dead', emit);
      fillSlot(state, slot, emit);
    }
  }
}

function replacePersonalGoals(state: State, renew: boolean, emit: Say): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (!hasClaimedPersonal(state, seat, CLAIMED)) continue;
    state.goalsGone.push(state.personal[seat]);
    state.personal[seat] = -1;
    if (!renew) continue;
    state.personal[seat] = state.goalStack.pop() ?? -1;
    if (state.personal[seat] >= 0) emit?.({ type: 'goalRenewed', seat, goal: state.personal[seat] });
  }
}

/** Two and more players: draft for a week, rest, claim goals, and again. */
export const weeks: Flow = {
  drawsThird: false,
  personalGoals: true,
  claimLimit: 9,
  inOrder: (kit) => kit.rules.goalOrder === 'in-order',
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
  recorded(kit, state, _random, emit) {
    triggerEnd(state, recordEnding(kit, state), emit);
    if (state.ending === '' && state.hands[0].length > 1) return passHands(kit, state, emit);
    for (let seat = 0; seat < state.seats; seat++) discardHand(state, seat);
    startWeekend(kit, state, emit);
  },
  weekendOver(kit, state, random, emit) {
    triggerEnd(state, goalEnding(state), emit);
    const over = state.ending !== '';
    if (!over) replaceGoals(kit, state, emit);
    replacePersonalGoals(state, kit.rules.personalRefill && !over, emit);
    if (over) return finish(kit, state, emit);
    startWeek(kit, state, random, emit);
  },
};
