import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moves/table.ts';
import { cardsToOffer } from '../rules/form.ts';
import { isReachable } from '../rules/round.ts';
import { type Move, type State } from '../state.ts';

/** Two cards: any one whose lock is met, and one that the band can reach. */
export function chooseOffer(content: Content, state: State, moves: readonly Move[], random: Random): Move {
  if (state.isFormOpen) return moves[random.below(moves.length)];
  const cards = cardsToOffer(content, state);
  if (cards.length === 0) return moves.includes(BOOK.gmDone) ? BOOK.gmDone : moves[0];
  if (state.faceUp.length === 0) return BOOK.gmCard[cards[random.below(cards.length)]];
  if (state.faceUp.length === 1) {
    const reachable = cards.filter((gig) => isReachable(state, content.pack.gigs[gig]));
    if (reachable.length > 0) return BOOK.gmCard[reachable[random.below(reachable.length)]];
  }
  return moves.includes(BOOK.gmDone) ? BOOK.gmDone : BOOK.gmCard[cards[0]];
}
