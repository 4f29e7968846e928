import { writeOn } from '../rules/studio.ts';
import { addCircle, fitsCircle, holdsPart, leaveStudio, playFromHand } from '../rules/writing.ts';
import { FIRST_CIRCLE_CARD, FIRST_DICE_CARD, MAX_COLUMNS, PARTS } from '../vocabulary.ts';
import type { Rule } from '../phase.ts';
import { BOOK, CARD_SLOTS } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** One card onto the song sheet, or leave the session. */
export const writeTurn: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    const hand = state.hands[seat];
    const { draft } = state;
    if (draft.length < MAX_COLUMNS) {
      for (let card = 0; card < PARTS; card++) {
        if (hand[card] === 0) continue;
        if (draft.length > 0) moves.push(BOOK.addPart[card * 2]);
        moves.push(BOOK.addPart[card * 2 + 1]);
      }
    }
    for (let card = FIRST_CIRCLE_CARD; card < FIRST_DICE_CARD; card++) {
      if (hand[card] === 0) continue;
      for (let column = 0; column < draft.length; column++)
        for (const slot of CARD_SLOTS[card - FIRST_CIRCLE_CARD])
          if (fitsCircle(content, draft, card, column, slot))
            moves.push(BOOK.addCircle[(card * MAX_COLUMNS + column) * 9 + slot]);
    }
    if (draft.length === 0 && !holdsPart(hand)) moves.push(BOOK.wait);
    moves.push(BOOK.leave);
    return moves;
  },
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type === 'addPart') {
      const column = turn.content.parts[move.card];
      if (column !== undefined) state.draft.splice(move.side === 'left' ? 0 : state.draft.length, 0, column);
      playFromHand(turn, seat, move.card);
      turn.tell?.({ type: 'partAdded', seat, card: move.card, side: move.side });
    } else if (move.type === 'addCircle') {
      addCircle(turn, move.card, move.column, move.slot);
      playFromHand(turn, seat, move.card);
      turn.tell?.({ type: 'circleAdded', seat, card: move.card, column: move.column, slot: move.slot });
    } else if (move.type === 'wait') {
      state.waited |= 1 << seat;
      state.step++;
      turn.tell?.({ type: 'waited', seat });
    } else leaveStudio(turn, seat);
    writeOn(turn);
  },
};
