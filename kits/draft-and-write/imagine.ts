import { hasSeat, HIDDEN, shuffle, type Random, type Seat } from '@bandstand/engine';
import { flowOf } from './flow/index.ts';
import { freshSheet } from './flow/table.ts';
import { isSatisfied } from './goals/metrics.ts';
import type { Kit } from './kit.ts';
import { bitCount, DONE, MARKS, OUTER, STAGE } from './layout.ts';
import { sheetMoves } from './legal.ts';
import type { Move } from './moves.ts';
import type { SeatTurn } from './phase.ts';
import { step } from './seat.ts';
import { deckOf } from './setup.ts';
import type { State, View } from './state.ts';
import { flatSheet, layDesk } from './view.ts';

const copy = (list: readonly number[]): number[] => list.slice();
const ascending = (a: number, b: number): number => a - b;

/** Room for the marks of all cards or goals that a pack can hold, used again and again; -1 stands for none. */
const SEEN = new Uint8Array(256);

function markAll(list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) if (list[i] >= 0) SEEN[list[i]] = 1;
}

/** Every card of the deck that the viewer has not seen, in random order. */
function unseenCards(kit: Kit, view: View, random: Random): number[] {
  SEEN.fill(0);
  for (let seat = 0; seat < view.seats; seat++) {
    markAll(view.piles[seat]);
    const hand = view.hands[seat];
    if (hand !== HIDDEN) markAll(hand);
  }
  if (view.discard !== HIDDEN) markAll(view.discard);
  return unmarked(deckOf(kit, view), random);
}

function unseenGoals(kit: Kit, view: View, random: Random): number[] {
  SEEN.fill(0);
  markAll(view.slots);
  markAll(view.goalsGone);
  markAll(view.offer);
  if (view.personal >= 0) SEEN[view.personal] = 1;
  return unmarked(kit.goalNumbers, random);
}

function unmarked(all: readonly number[], random: Random): number[] {
  const pool: number[] = [];
  for (let i = 0; i < all.length; i++) if (SEEN[all[i]] === 0) pool.push(all[i]);
  shuffle(pool, random);
  return pool;
}

/** The last ones, which leave the pool. */
function take(pool: number[], count: number): number[] {
  const taken = pool.slice(pool.length - count);
  for (let i = 0; i < count; i++) pool.pop();
  return taken;
}

/** A full state that the viewer cannot rule out. */
export function imagine(kit: Kit, view: View, random: Random): State {
  const { seats, viewer } = view;
  const cards = unseenCards(kit, view, random);
  const hands = view.hands.map((hand, seat) =>
    hand === HIDDEN ? take(cards, view.handSizes[seat]).sort(ascending) : hand.slice(),
  );
  const discard = view.discard === HIDDEN ? take(cards, view.discardSize) : view.discard.slice();
  // In the order of every other state, so that whoever reads it is compiled for one form.
  const state: State = {
    seats,
    harder: view.harder,
    own: view.own,
    phase: view.phase,
    ending: view.ending,
    week: view.week,
    day: view.day,
    toAct: view.toAct,
    stack: take(cards, view.stackSize),
    discard,
    piles: view.piles.map(copy),
    hands,
    picks: hands.map((_, seat) => (seat === viewer ? view.pick : -1)),
    goalStack: [],
    goalsGone: view.goalsGone.slice(),
    slots: view.slots.slice(),
    offers: hands.map((_, seat) => (seat === viewer ? [...view.offer] : [])),
    personal: hands.map((_, seat) => (seat === viewer ? view.personal : -1)),
    sheets: view.sheets.map((sheet, seat) => flatSheet(kit, seat, sheet)),
    shown: [],
    news: hands.map((_, seat) => (seat === viewer && view.desk !== null ? [...view.desk.news] : [])),
  };
  state.shown = state.sheets.map((sheet, seat) =>
    (seat === viewer && view.desk !== null ? flatSheet(kit, seat, view.desk.before) : sheet).slice(0, MARKS),
  );
  const goals = unseenGoals(kit, view, random);
  layDesk(state.sheets, view);
  imagineGoals(kit, state, view, goals, random);
  state.goalStack = take(goals, view.goalStackSize);
  for (let seat = 0; seat < seats; seat++) if (seat !== viewer) imagineSeat(kit, state, seat, random);
  return state;
}

function imagineGoals(kit: Kit, state: State, view: View, goals: number[], random: Random): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === view.viewer || state.phase !== 'keep') continue;
    state.offers[seat] = take(goals, 2);
    if (!hasSeat(state.toAct, seat)) state.personal[seat] = state.offers[seat][0];
  }
  const hidden: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++) if (view.hasPersonal[seat] && seat !== view.viewer) hidden.push(seat);
  const bound = hidden.filter((seat) => mustReachPersonal(kit, state, seat));
  if (!handOutReached(kit, state, bound, goals, random))
    throw new Error('a busy seat has no goal that it could be busy with');
  for (const seat of hidden) if (state.personal[seat] < 0) state.personal[seat] = take(goals, 1)[0];
}

/** A seat that is busy in a weekend though no open goal is within its reach must be looking at its personal one. */
function mustReachPersonal(kit: Kit, state: State, seat: Seat): boolean {
  return (
    state.phase === 'weekend' &&
    hasSeat(state.toAct, seat) &&
    freshSheet({ content: kit, state, tell: undefined }, seat)[STAGE] === DONE
  );
}

/** Gives each of these seats a different goal that its sheet satisfies. */
function handOutReached(
  kit: Kit,
  state: State,
  [seat, ...others]: readonly Seat[],
  goals: number[],
  random: Random,
): boolean {
  if (seat === undefined) return true;
  const reached = goals.filter((goal) => isSatisfied(kit, state.shown[seat], goal));
  shuffle(reached, random);
  for (const goal of reached) {
    const place = goals.indexOf(goal);
    goals.splice(place, 1);
    state.personal[seat] = goal;
    if (handOutReached(kit, state, others, goals, random)) return true;
    goals.splice(place, 0, goal);
  }
  state.personal[seat] = -1;
  return false;
}

/** What another seat may have done since the last barrier: nothing yet if it is busy, something plausible if it is done. */
function imagineSeat(kit: Kit, state: State, seat: Seat, random: Random): void {
  const busy = hasSeat(state.toAct, seat);
  switch (state.phase) {
    case 'start':
      if (!busy) state.sheets[seat][OUTER + kit.startCircle] = 1 + random.below(4);
      return;
    case 'pick':
      if (!busy) state.picks[seat] = randomBit(flowOf(kit, state).pickable(kit, state, seat), random);
      return;
    case 'record':
    case 'weekend':
    case 'final':
      state.sheets[seat] = freshSheet({ content: kit, state, tell: undefined }, seat);
      if (!busy) playOut(kit, state, seat, random);
      return;
    default:
  }
}

function randomBit(bits: number, random: Random): number {
  let rest = bits;
  for (let skip = random.below(bitCount(bits)); skip > 0; skip--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

const isIdle = ({ type }: Move): boolean => type === 'refuse' || type === 'drop' || type === 'skip' || type === 'boost';

/** One of the moves that bring something, if there are any. */
function activeMove(moves: readonly Move[], random: Random): Move {
  let active = 0;
  for (let i = 0; i < moves.length; i++) if (!isIdle(moves[i])) active++;
  let skip = random.below(active === 0 ? moves.length : active);
  for (let i = 0; i < moves.length; i++) if ((active === 0 || !isIdle(moves[i])) && skip-- === 0) return moves[i];
  throw new Error('a seat that is not done has a move');
}

function playOut(kit: Kit, state: State, seat: Seat, random: Random): void {
  const sheet = state.sheets[seat];
  const turn: SeatTurn = { content: kit, state, tell: undefined };
  while (sheet[STAGE] !== DONE) {
    const move = activeMove(sheetMoves(kit, state, sheet, seat), random);
    state.news[seat].push(move.id);
    step(turn, sheet, seat, move);
  }
}
