import { gainBand } from '../rules/gain.ts';
import { finishEventTurn } from '../rules/turn.ts';
import { TALENT_SCOUT } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Choose one of the cards a Talent Scout turned up, or none; the others go under as shown. */
export const scout: PhaseRule = {
  legal(content, state, moves) {
    moves.push(content.moves.pass);
    for (let place = 0; place < state.shown.length; place++) moves.push(content.moves.scout[place]);
  },
  play(content, state, move, random, tell) {
    const chosen = move.type === 'scout' ? state.shown[move.place] : undefined;
    for (const card of state.shown) if (card !== chosen) state.bandDeck.push(card);
    state.shown = [];
    state.eventDeck.push(TALENT_SCOUT);
    if (chosen !== undefined && gainBand(content, state, state.actor, chosen, 'events', tell)) return;
    finishEventTurn(content, state, random, tell);
  },
};
