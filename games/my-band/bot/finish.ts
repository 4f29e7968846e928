import type { Seat } from '@bandstand/engine';
import type { Content } from '../content.ts';
import { leastBid } from '../moves/bid.ts';
import { hasContract, meets, spacesMet } from '../rules/cards.ts';
import { laterSpeakers } from '../rules/reach.ts';
import { isEligible } from '../rules/turn.ts';
import { RADIO_PLAY, type Move, type State } from '../state.ts';
import { chooseGreedily } from './greedy.ts';
import type { Tasted } from './taste.ts';
import { incomeOf } from './worth.ts';

/*
 * How to finish: keep the contract where it is for what that costs, and take a fret that is there to be taken.
 * The rule-based player, who is kept as a yardstick, does neither.
 */

/** The fewest chips of insurance with which nobody who speaks later can take the marker to a space that the seat does not meet. */
export function chipsToLock(content: Content, state: State, seat: Seat): number {
  const met = spacesMet(content, state, seat);
  let nearest = Infinity;
  for (let space = 1; space < content.distances.length; space++) {
    if ((met & (1 << space)) === 0) nearest = Math.min(nearest, Math.abs(space - state.marker));
  }
  let chips = 0;
  for (const { seat: other, canMove } of laterSpeakers(state, 0)) {
    if (canMove) chips = Math.max(chips, state.chips[other] - nearest + 1);
  }
  return chips;
}

/** The rule-based player who also makes sure of the contract when the next Popularity Bid can still be paid. */
export function chooseToFinish(content: Tasted, state: State, seat: Seat, moves: readonly Move[]): Move {
  if (state.phase !== 'insure' || !meets(content, state, seat, state.marker))
    return chooseGreedily(content, state, seat, moves);
  const lock = chipsToLock(content, state, seat);
  const spare = state.chips[seat] + incomeOf(content, state, seat) - content.pack.popularity.bid;
  return lock <= Math.min(spare, state.chips[seat])
    ? content.moves.insure[lock]
    : chooseGreedily(content, state, seat, moves);
}

/** A move that wins now, whatever the others do: a Radio Play, or a Popularity Bid that nobody can top. */
export function winNow(content: Content, state: State, seat: Seat, moves: readonly Move[]): Move | undefined {
  if (state.fret[seat] !== state.frets - 1) return undefined;
  const { play, nominate, bid } = content.moves;
  if (moves.includes(play[RADIO_PLAY])) return play[RADIO_PLAY];
  const move = state.phase === 'bid' && state.slot === 0 ? bid[leastBid(content, state)] : nominate[0];
  return moves.includes(move) && outbidsAll(state, seat) ? move : undefined;
}

function outbidsAll(state: State, seat: Seat): boolean {
  for (let other = 0; other < state.seatCount; other++) {
    const isRival = other !== seat && isEligible(state, other) && hasContract(state, other);
    if (isRival && state.chips[other] >= state.chips[seat]) return false;
  }
  return true;
}

/**
 * Without what only puts a fret off: a contract may be gone after the next check. That goes for Radio Plays, and for the Popularity
 * Bid too: whoever buys it speaks first about the contract, but holders who wait for a better turn wait until the last.
 */
export function withoutDelay({ moves: { play, nominate } }: Content, moves: readonly Move[]): readonly Move[] {
  if (moves.includes(nominate[0])) return [nominate[0]];
  return moves.includes(play[RADIO_PLAY])
    ? moves.filter((move) => move.type !== 'draw' && move.type !== 'pass')
    : moves;
}
