import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import { cardsToOffer } from '../rules/form.ts';
import { isReachable } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** The first gig: what is offered where no other card can be. */
const FIRST_GIG = 0;

/**
 * Two cards: any one whose lock is met and that was not offered last round, and any other one that the band can reach; the
 * first gig where there is none.
 */
export function chooseOffer(content: Content, state: State, moves: readonly Move[], random: Random): Move {
  if (state.isFormOpen) return moves[random.below(moves.length)];
  const cards = cardsToOffer(content, state);
  if (state.faceUp.length < 2) {
    const choice = cards.filter((gig) =>
      state.faceUp.length === 0 ? (state.lastOffers & (1 << gig)) === 0 : isReachable(state, content.pack.gigs[gig]),
    );
    if (choice.length > 0) return BOOK.gmCard[choice[random.below(choice.length)]];
    if (cards.includes(FIRST_GIG)) return BOOK.gmCard[FIRST_GIG];
  }
  if (moves.includes(BOOK.gmDone)) return BOOK.gmDone;
  return cards.length > 0 ? BOOK.gmCard[cards[0]] : moves[0];
}
