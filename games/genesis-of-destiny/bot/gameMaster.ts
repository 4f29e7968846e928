import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { BOOK } from '../moveBook.ts';
import { cardsToOffer } from '../rules/form.ts';
import { isReachable } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { gigWorth } from './gigChoice.ts';

/** The first gig: what is offered where no other card can be. */
const FIRST_GIG = 0;

/** How often, of a hundred, the game master offers what suits the band best; else anything in its place. */
const KINDNESS = 35;

/**
 * Two cards: one whose lock is met and that was not offered last round, and another one that the band can reach; the first gig
 * where there is none. Left to chance alone, few bands become legends within a season.
 */
export function chooseOffer(content: Content, state: State, moves: readonly Move[], random: Random): Move {
  if (state.isFormOpen) return moves[random.below(moves.length)];
  const cards = cardsToOffer(content, state);
  if (state.faceUp.length < 2) {
    const choice = cards.filter((gig) =>
      state.faceUp.length === 0 ? (state.lastOffers & (1 << gig)) === 0 : isReachable(state, content.pack.gigs[gig]),
    );
    if (choice.length > 0) return BOOK.gmCard[offerOf(content, state, choice, random)];
    if (cards.includes(FIRST_GIG)) return BOOK.gmCard[FIRST_GIG];
  }
  if (moves.includes(BOOK.gmDone)) return BOOK.gmDone;
  return cards.length > 0 ? BOOK.gmCard[cards[0]] : moves[0];
}

function offerOf(content: Content, state: State, choice: readonly number[], random: Random): number {
  const any = choice[random.below(choice.length)];
  if (random.below(100) >= KINDNESS) return any;
  let best = any;
  let bestWorth = -Infinity;
  for (const gig of choice) {
    const row = content.pack.gigs[gig];
    const worth = isReachable(state, row) ? gigWorth(content, state, row) : -Infinity;
    if (worth <= bestWorth) continue;
    best = gig;
    bestWorth = worth;
  }
  return best;
}
