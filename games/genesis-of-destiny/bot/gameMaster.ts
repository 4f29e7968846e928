import type { Random } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import type { Gig } from '../content/shape.ts';
import { BOOK } from '../moveBook.ts';
import { cardsToOffer } from '../rules/form.ts';
import { isReachable } from '../rules/round.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';

/** The first gig: what is offered where no other card can be. */
const FIRST_GIG = 0;

const makesLegends = ({ rows }: Gig): boolean => rows.some(({ stars }) => stars === 4);

/** Which cards may be the offer at a place. */
function choiceAt(content: Content, state: State, place: number, cards: readonly number[]): readonly number[] {
  const isInReach = (gig: number): boolean => isReachable(state, content.pack.gigs[gig]);
  if (place === 0) return cards.filter((gig) => (state.lastOffers & (1 << gig)) === 0);
  if (place === 1) return cards.filter(isInReach);
  return cards.filter((gig) => makesLegends(content.pack.gigs[gig]) && isInReach(gig));
}

/**
 * Any card whose lock is met and that was not offered last round, any other one that the band can reach (the first gig
 * where there is none), and the one that makes legends as soon as the band can reach it: by chance alone it would come
 * too seldom in a season, and bands became legends a third as often as with the deck.
 */
export function chooseOffer(content: Content, state: State, moves: readonly Move[], random: Random): Move {
  if (state.isFormOpen) return moves[random.below(moves.length)];
  const cards = cardsToOffer(content, state);
  const place = state.faceUp.length;
  const choice = choiceAt(content, state, place, cards);
  if (choice.length > 0) return BOOK.gmCard[choice[random.below(choice.length)]];
  if (place < 2 && cards.includes(FIRST_GIG)) return BOOK.gmCard[FIRST_GIG];
  if (moves.includes(BOOK.gmDone)) return BOOK.gmDone;
  return cards.length > 0 ? BOOK.gmCard[cards[0]] : moves[0];
}
