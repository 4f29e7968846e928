import type { Seat } from '@bandstand/engine';
import { leastBid } from '../moves/bid.ts';
import { hasContract } from '../rules/cards.ts';
import { isBusinessSlot, isFaceDown } from '../rules/row.ts';
import { NONE, type Move, type Slot, type State } from '../state.ts';
import type { Tasted } from './taste.ts';
import { gainOfBand, gainOfBusiness, incomeOf, worthOf } from './worth.ts';

/** The share of a gain one is ready to pay for it. */
const SHARE = 0.8;
/** How many unseen cards stand for the face-down one. */
const SAMPLES = 5;

/** What winning a slot would add, in chips, to what the seat is worth `now`. */
export function gainOfSlot(
  content: Tasted,
  state: State,
  seat: Seat,
  slot: Slot,
  now = worthOf(content, state, seat),
): number {
  const card = state.row[slot];
  if (card === NONE) return 0;
  if (isBusinessSlot(slot)) return gainOfBusiness(content, state, seat, card, now);
  if (!isFaceDown(content, state.seatCount, slot)) return gainOfBand(content, state, seat, card, now);
  let sum = 0;
  const count = Math.min(SAMPLES, state.bandDeck.length);
  for (let i = 0; i < count; i++) sum += gainOfBand(content, state, seat, state.bandDeck[i], now);
  return count === 0 ? 0 : sum / count;
}

/** A fret in chips: dearer the nearer the top, for oneself and for whoever would get it otherwise. */
function popularityPrice(content: Tasted, state: State, seat: Seat): number {
  const chips = state.chips[seat];
  const last = state.frets - 1;
  if (state.fret[seat] >= last) return chips;
  const rival = state.high === NONE ? -1 : state.fret[state.high];
  if (rival >= last) return chips;
  const progress = Math.max(state.fret[seat], rival) / state.frets;
  return Math.min(chips, Math.round(content.pack.popularity.bid + 1 + content.taste.topFret * progress));
}

/** The most the seat would pay for a slot. */
export function willingToPay(content: Tasted, state: State, seat: Seat, slot: Slot, now?: number): number {
  if (slot === 0) return popularityPrice(content, state, seat);
  const chips = state.chips[seat];
  // Under contract enough is kept for the popularity bid of the next turn.
  const reserve = hasContract(state, seat)
    ? content.taste.reserve * Math.max(0, content.pack.popularity.bid - incomeOf(content, state, seat))
    : 0;
  return Math.min(Math.floor(SHARE * gainOfSlot(content, state, seat, slot, now)), Math.max(0, chips - reserve));
}

/** The slot with the best price, or a pass. */
export function chooseNomination(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  const popularity = content.moves.nominate[0];
  if (moves.includes(popularity)) return popularity;
  const now = worthOf(content, state, seat);
  let best = moves[0];
  let bestPrice = 0;
  for (const move of moves) {
    if (move.type !== 'nominate') continue;
    const price = willingToPay(content, state, seat, move.slot, now);
    if (price <= bestPrice) continue;
    best = move;
    bestPrice = price;
  }
  return best;
}

/** The least bid while it is within the price, otherwise a pass. */
export function bidUpTo(content: Tasted, state: State, price: number): Move {
  const least = leastBid(content, state);
  return state.phase === 'open' || least <= price ? content.moves.bid[least] : content.moves.pass;
}

export const chooseBid = (content: Tasted, state: State, seat: Seat): Move =>
  bidUpTo(content, state, willingToPay(content, state, seat, state.slot));
