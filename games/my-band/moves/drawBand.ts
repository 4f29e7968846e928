import { gainBand } from '../rules/gain.ts';
import { seekDrawer } from '../rules/turn.ts';
import type { Rule } from '../phase.ts';

/** Without a contract: take the top band card, or pass. */
export const drawBand: Rule = {
  legal: (content) => [content.moves.pass, content.moves.draw],
  play(turn, seat, move) {
    const { state, tell } = turn;
    state.step++;
    const card = move.type === 'draw' ? state.bandDeck.shift() : undefined;
    if (card !== undefined) {
      tell?.({ type: 'bandDrawn', seat, card });
      if (gainBand(turn, seat, card, 'draws')) return;
    } else tell?.({ type: 'drawDeclined', seat });
    seekDrawer(turn);
  },
};
