import { giveUpBand, giveUpBusiness } from '../rules/gain.ts';
import { seekDiscarder } from '../rules/turn.ts';
import type { PhaseRule } from './phaseRule.ts';
import { addThrows, throwEvent } from './trim.ts';

/** Throw away any number of cards, one at a time, then be done. */
export const discard: PhaseRule = {
  legal(content, state, moves) {
    const seat = state.actor;
    moves.push(content.moves.done);
    addThrows(content, state, moves);
    for (const card of state.bands[seat]) moves.push(content.moves.discardBand[card]);
    for (const card of state.business[seat]) moves.push(content.moves.discardBusiness[card]);
  },
  play(content, state, move, random, tell) {
    const seat = state.actor;
    if (move.type === 'discardBand') giveUpBand(state, seat, move.card, tell);
    else if (move.type === 'discardBusiness') giveUpBusiness(state, seat, move.card, tell);
    else if (move.type === 'throwEvent') throwEvent(state, seat, move.event, tell);
    else state.step++;
    seekDiscarder(content, state, random, tell);
  },
};
