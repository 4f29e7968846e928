import { hasSeat, type Seat } from '@bandstand/engine';
import { handSize } from '../rules/cards.ts';
import { outcome } from '../rules/ending.ts';
import { RADIO_PLAY, STOP, type State } from '../state.ts';
import type { Tasted } from './taste.ts';
import { worthOf } from './worth.ts';

/*
 * How likely each seat is to win, as shares of exponentials of a strength. The weights were fitted to
 * 9,000 matches of the rule-based player at the start of a turn, for two, three and four seats together.
 */
function strength(content: Tasted, state: State, seat: Seat, top: number): number {
  const chips = state.chips[seat];
  const towardsBid = Math.min(1, chips / content.pack.popularity.bid);
  const hand = state.hands[seat];
  const radios = Math.min(2, hand[RADIO_PLAY]);
  const isLast = state.fret[seat] === state.frets - 1;
  let total = (0.55 + 0.85 * top) * state.fret[seat] + 0.11 * Math.sqrt(chips) + 0.25 * towardsBid;
  total += 0.055 * worthOf(content, state, seat) + 0.5 * radios + 0.03 * handSize(hand) + (hand[STOP] > 0 ? 0.19 : 0);
  if (isLast) total -= 0.33;
  if (hasSeat(state.contracts, seat)) total += 1.34 * towardsBid - 0.95 + 0.09 * radios + (isLast ? 1.15 : 0);
  return total;
}

/** Ten times the seat's share of the win, as far as it can be told. */
export function prospects(content: Tasted, state: State, seat: Seat): number {
  const end = outcome(state);
  if (end !== undefined) return 10 * end.shares[seat];
  const top = Math.max(...state.fret) / state.frets;
  const own = strength(content, state, seat, top);
  let sum = 0;
  for (let other = 0; other < state.seatCount; other++) {
    sum += other === seat ? 1 : Math.exp(strength(content, state, other, top) - own);
  }
  return 10 / sum;
}
