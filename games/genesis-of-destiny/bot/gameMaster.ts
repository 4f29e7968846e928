import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moves/table.ts';
import { cardsToOffer } from '../rules/form.ts';
import { isReachable } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** The card that helps out where no other is in reach. */
const FALLBACK = 0;

/**
 * Two cards: any one whose lock is met, and one that the band can reach, else the first gig. Even rounds have the even cards
 * and odd rounds the odd ones, so that nothing comes again that was offered last round, without remembering it.
 */
export function chooseOffer(content: Content, state: State, moves: readonly Move[], random: Random): Move {
  if (state.isFormOpen) return moves[random.below(moves.length)];
  const isTurn = (gig: number): boolean => gig % 2 === state.round % 2 && gig !== FALLBACK;
  const cards = cardsToOffer(content, state);
  const pick = (from: readonly number[]): Move => BOOK.gmCard[from[random.below(from.length)]];
  if (state.faceUp.length === 0) {
    const first = cards.filter(isTurn);
    if (first.length > 0) return pick(first);
  }
  if (state.faceUp.length < 2) {
    const reachable = cards.filter((gig) => isReachable(state, content.pack.gigs[gig]));
    const second = reachable.filter(isTurn);
    if (second.length > 0) return pick(second);
    if (reachable.includes(FALLBACK)) return BOOK.gmCard[FALLBACK];
  }
  if (moves.includes(BOOK.gmDone)) return BOOK.gmDone;
  return cards.length > 0 ? BOOK.gmCard[cards[0]] : moves[0];
}
