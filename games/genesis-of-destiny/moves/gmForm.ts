import { ALL_ROLES, askAll, onTheWall } from '../rules/course.ts';
import {
  canFinish,
  cardsToOffer,
  fieldMove,
  fieldOf,
  gigFromForm,
  MOST_OFFERS,
  mustReach,
  valuesFor,
} from '../rules/form.ts';
import { GIGS } from '../vocabulary.ts';
import type { Rule, Turn } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** The game master makes one to three offers: cards, or forms filled in field by field. */
export const gmForm: Rule = {
  legal(content, state) {
    const moves: Move[] = [];
    const next = state.isFormOpen ? fieldOf(state.form) : undefined;
    if (next !== undefined) {
      for (const value of valuesFor(state, state.form, mustReach(content, state)))
        moves.push(fieldMove(next.field, value));
      return moves;
    }
    for (const gig of cardsToOffer(content, state)) moves.push(BOOK.gmCard[gig]);
    moves.push(BOOK.gmBlank);
    if (canFinish(content, state)) moves.push(BOOK.gmDone);
    return moves;
  },
  play(turn, _seat, move) {
    const { state } = turn;
    if (move.type === 'gmCard') {
      state.faceUp.push(move.gig);
      turn.tell?.({ type: 'offerMade', ...onTheWall(state, move.gig) });
    } else if (move.type === 'gmBlank') {
      state.isFormOpen = true;
      turn.tell?.({ type: 'formOpened' });
    } else if (move.type === 'gmChoose') state.form.push(move.choice);
    else if (move.type === 'amount') state.form.push(move.amount);
    if (state.isFormOpen) fillSure(turn);
    if (move.type === 'gmDone' || state.faceUp.length === MOST_OFFERS) askAll(state, 'approve', ALL_ROLES);
  },
};

/** Fields with one possible value fill themselves; a complete form becomes an offer. */
function fillSure(turn: Turn): void {
  const { state } = turn;
  for (;;) {
    const values = valuesFor(state, state.form, mustReach(turn.content, state));
    if (values.length !== 1) break;
    state.form.push(values[0]);
  }
  if (fieldOf(state.form) !== undefined) return;
  const gig = gigFromForm(state.form, state.offers.length + 1);
  state.form = [];
  state.isFormOpen = false;
  state.faceUp.push(GIGS + state.offers.length);
  state.offers.push(gig);
  turn.tell?.({ type: 'offerMade', ...onTheWall(state, GIGS + state.offers.length - 1) });
}
