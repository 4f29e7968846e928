import { NOBODY, type Seat, type SeatSet, only, withoutSeat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { Gig } from '../content/shape.ts';
import type { OnTheWall } from '../event.ts';
import type { OpenTable, Phase, State } from '../state.ts';
import { GIGS, ROLES, NONE } from '../vocabulary.ts';

/** Highest first; ties go to Beats, Melody, Front. */
export function orderBy(stat: readonly number[]): Seat[] {
  return [0, 1, 2].sort((a, b) => stat[b] - stat[a] || a - b);
}

export const ALL_ROLES = (1 << ROLES) - 1;

/** Phases in which several seats choose at once, hidden from each other. */
export const SECRET: ReadonlySet<Phase> = new Set<Phase>([
  'startBubble',
  'approve',
  'vow',
  'split',
  'bandMeeting',
  'vote',
]);

/** Who owes a decision: in a secret choice everybody asked who has not made theirs, else the one on turn. */
export function toAct(state: State): SeatSet {
  if (state.phase === 'over') return NOBODY;
  if (!SECRET.has(state.phase)) return only(state.actor);
  let seats = state.asked;
  for (let seat = 0; seat < state.picks.length; seat++)
    if (state.picks[seat] !== NONE) seats = withoutSeat(seats, seat);
  return seats;
}

/** Asks several seats for a secret choice. */
export function askAll(state: State, phase: Phase, seats: number): void {
  state.phase = phase;
  state.asked = seats;
  state.opened = state.picks.slice();
  state.picks.fill(-1);
}

export function ask(state: State, phase: Phase, seat: Seat): void {
  state.phase = phase;
  state.actor = seat;
  state.asked = 0;
  state.opened = undefined;
}

/** Nobody is asked any more. */
export function over(state: State): void {
  state.phase = 'over';
  state.opened = undefined;
}

/** Whether the last secret choice is in. */
export function allIn(state: State): boolean {
  for (let seat = 0; seat < state.picks.length; seat++) {
    if ((state.asked & (1 << seat)) !== 0 && state.picks[seat] < 0) return false;
  }
  return true;
}

export const gigOf = (content: Content, table: Pick<OpenTable, 'offers'>, gig: number): Gig =>
  gig < GIGS ? content.pack.gigs[gig] : table.offers[gig - GIGS];

export const sumOf = (list: readonly number[]): number => {
  let sum = 0;
  for (const entry of list) sum += entry;
  return sum;
};

/** A gig as events name it. */
export const onTheWall = (state: State, gig: number): OnTheWall => ({
  gig,
  round: state.round,
  place: state.faceUp.indexOf(gig),
});
