import type { Seat } from '@bandstand/engine';
import { MAX_CHIPS, type State } from '../state.ts';

/** What the bank pays out; a surplus over the most a player may hold stays there. */
export function receive(state: State, seat: Seat, chips: number): number {
  const got = Math.min(chips, MAX_CHIPS - state.chips[seat]);
  state.chips[seat] += got;
  return got;
}

/** A demanded payment is never more than the payer has. */
export function payDemand(state: State, seat: Seat, chips: number): number {
  const paid = Math.min(chips, state.chips[seat]);
  state.chips[seat] -= paid;
  return paid;
}
