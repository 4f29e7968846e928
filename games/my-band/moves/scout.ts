import { putUnder } from '../rules/cards.ts';
import { gainBand } from '../rules/gain.ts';
import { finishEventTurn } from '../rules/turn.ts';
import { TALENT_SCOUT, type Move } from '../state.ts';
import type { Rule } from '../phase.ts';

/** Choose one of the cards a Talent Scout turned up, or none; the others go under as shown. */
export const scout: Rule = {
  legal(content, state) {
    const moves: Move[] = [content.moves.pass];
    for (let place = 0; place < state.shown.length; place++) moves.push(content.moves.scout[place]);
    return moves;
  },
  play(turn, seat, move) {
    const { state } = turn;
    const chosen = move.type === 'scout' ? state.shown[move.place] : undefined;
    for (const card of state.shown) if (card !== chosen) state.bandDeck.push(card);
    state.shown = [];
    putUnder(state, seat, TALENT_SCOUT);
    if (chosen !== undefined && gainBand(turn, seat, chosen, 'events')) return;
    finishEventTurn(turn);
  },
};
