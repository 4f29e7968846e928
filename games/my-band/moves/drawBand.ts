import { gainBand } from '../rules/gain.ts';
import { seekDrawer } from '../rules/turn.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Without a contract: take the top band card, or pass. */
export const drawBand: PhaseRule = {
  legal(content, _state, moves) {
    moves.push(content.moves.pass);
    moves.push(content.moves.draw);
  },
  play(content, state, move, random, tell) {
    const seat = state.actor;
    state.step++;
    const card = move.type === 'draw' ? state.bandDeck.shift() : undefined;
    if (card !== undefined) {
      tell?.({ type: 'bandDrawn', seat, card });
      if (gainBand(content, state, seat, card, 'draws', tell)) return;
    }
    seekDrawer(content, state, random, tell);
  },
};
