import { hasSeat, HIDDEN, shuffle, type Random, type Seat } from '@bandstand/engine';
import { copyEach, copyOf, listBySeat, noneBySeat } from './bySeat.ts';
import { flowOf } from './flow/index.ts';
import { freshSheet, startSeat } from './flow/table.ts';
import { isSatisfied } from './goals/metrics.ts';
import type { Kit } from './kit.ts';
import { bitCount, DONE, OUTER, STAGE } from './layout.ts';
import { sheetMoves } from './legal.ts';
import type { Move } from './moves.ts';
import type { SeatTurn } from './phase.ts';
import { Pool } from './pool.ts';
import { step } from './seat.ts';
import { deckOf } from './setup.ts';
import type { State, View } from './state.ts';
import { flatMarks, flatSheet, layDesk } from './view.ts';

const CARDS = new Pool();
const GOALS = new Pool();

/** Every card of the deck that the viewer has not seen. */
function unseenCards(kit: Kit, view: View, random: Random): Pool {
  CARDS.forget();
  for (let seat = 0; seat < view.seats; seat++) {
    CARDS.see(view.piles[seat]);
    const hand = view.hands[seat];
    if (hand !== HIDDEN) CARDS.see(hand);
  }
  if (view.discard !== HIDDEN) CARDS.see(view.discard);
  CARDS.fill(deckOf(kit, view, random, CARDS.has), random);
  return CARDS;
}

function unseenGoals(kit: Kit, view: View, random: Random): Pool {
  GOALS.forget();
  GOALS.see(view.slots);
  GOALS.see(view.goalsGone);
  GOALS.see(view.offer);
  GOALS.seeOne(view.personal);
  GOALS.fill(kit.goalNumbers, random);
  return GOALS;
}

/** A full state that the viewer cannot rule out. */
export function imagine(kit: Kit, view: View, random: Random): State {
  const { seats, viewer, desk } = view;
  const cards = unseenCards(kit, view, random);
  const hands = listBySeat(seats);
  const offers = listBySeat(seats);
  const sheets = listBySeat(seats);
  const shown = listBySeat(seats);
  const news = listBySeat(seats);
  for (let seat = 0; seat < seats; seat++) {
    const isOwn = seat === viewer;
    const hand = view.hands[seat];
    hands[seat] = hand === HIDDEN ? cards.takeSorted(view.handSizes[seat]) : copyOf(hand);
    offers[seat] = isOwn ? copyOf(view.offer) : [];
    sheets[seat] = flatSheet(kit, seat, view.sheets[seat]);
    shown[seat] = flatMarks(kit, seat, isOwn && desk !== null ? desk.before : view.sheets[seat]);
    news[seat] = isOwn && desk !== null ? copyOf(desk.news) : [];
  }
  layDesk(sheets, view);
  const discard = view.discard === HIDDEN ? cards.take(view.discardSize) : copyOf(view.discard);
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
    stack: cards.take(view.stackSize),
    discard,
    piles: copyEach(view.piles),
    hands,
    picks: noneBySeat(seats),
    goalStack: [],
    goalsGone: copyOf(view.goalsGone),
    slots: view.slots.slice(),
    offers,
    personal: noneBySeat(seats),
    sheets,
    shown,
    news,
  };
  if (viewer !== 'spectator') {
    state.picks[viewer] = view.pick;
    state.personal[viewer] = view.personal;
  }
  const goals = unseenGoals(kit, view, random);
  imagineGoals(kit, state, view, goals, random);
  state.goalStack = goals.take(view.goalStackSize);
  for (let seat = 0; seat < seats; seat++) if (seat !== viewer) imagineSeat(kit, state, seat, random);
  return state;
}

function imagineGoals(kit: Kit, state: State, view: View, goals: Pool, random: Random): void {
  const { seats, phase, toAct, offers, personal } = state;
  if (phase === 'keep')
    for (let seat = 0; seat < seats; seat++) {
      if (seat === view.viewer) continue;
      offers[seat] = goals.take(2);
      if (!hasSeat(toAct, seat)) personal[seat] = offers[seat][0];
    }
  if (phase === 'weekend') imagineReached(kit, state, view, goals, random);
  for (let seat = 0; seat < seats; seat++)
    if (view.hasPersonal[seat] && seat !== view.viewer && personal[seat] < 0) personal[seat] = goals.take(1)[0];
}

/** In a weekend, what a seat is seen to be busy with tells something about its personal goal. */
function imagineReached(kit: Kit, state: State, view: View, goals: Pool, random: Random): void {
  const bound: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (view.hasPersonal[seat] && seat !== view.viewer && mustReachPersonal(kit, state, seat)) bound.push(seat);
  if (bound.length === 0) return;
  if (!handOutReached(kit, state, bound, goals.rest(), random))
    throw new Error('a busy seat has no goal that it could be busy with');
  for (const seat of bound) goals.remove(state.personal[seat]);
}

/** A seat that is busy in a weekend though no open goal is within its reach must be looking at its personal one. */
function mustReachPersonal(kit: Kit, state: State, seat: Seat): boolean {
  return hasSeat(state.toAct, seat) && freshSheet({ content: kit, state, tell: undefined }, seat)[STAGE] === DONE;
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
      startSeat({ content: kit, state, tell: undefined }, state.sheets[seat], seat);
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
