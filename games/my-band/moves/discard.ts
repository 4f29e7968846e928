import { giveUpBand, giveUpBusiness } from '../rules/gain.ts';
import { seekDiscarder } from '../rules/turn.ts';
import type { Rule } from '../phase.ts';
import { addThrows, throwEvent } from './trim.ts';
import type { Move } from '../state.ts';

/** Throw away any number of cards, one at a time, then be done. */
export const discard: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    moves.push(content.moves.done);
    addThrows(content, state, moves);
    for (const card of state.bands[seat]) moves.push(content.moves.discardBand[card]);
    for (const card of state.business[seat]) moves.push(content.moves.discardBusiness[card]);
    return moves;
  },
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type === 'discardBand') giveUpBand(turn, seat, move.card);
    else if (move.type === 'discardBusiness') giveUpBusiness(turn, seat, move.card);
    else if (move.type === 'throwEvent') throwEvent(turn, seat, move.event);
    else state.step++;
    seekDiscarder(turn);
  },
};
