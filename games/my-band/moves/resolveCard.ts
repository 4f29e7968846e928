import { doubleOfNewest, giveUpBand, giveUpBusiness } from '../rules/gain.ts';
import { finishEventTurn, seekDrawer, seekFreeTaker, seekNominator } from '../rules/turn.ts';
import type { Rule } from '../phase.ts';
import type { Move } from '../state.ts';

/** Where play goes on after a card was given up. */
const goOn = { auctions: seekNominator, free: seekFreeTaker, events: finishEventTurn, draws: seekDrawer } as const;

/** Give up one of two equals, or any card because of the limit. */
export const resolveCard: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    const band = state.bands[seat];
    if (state.duplicate) {
      const older = doubleOfNewest(content, band);
      if (older !== undefined) moves.push(content.moves.discardBand[older]);
      moves.push(content.moves.discardBand[band[band.length - 1]]);
      return moves;
    }
    for (const card of band) moves.push(content.moves.discardBand[card]);
    for (const card of state.business[seat]) moves.push(content.moves.discardBusiness[card]);
    return moves;
  },
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type === 'discardBand') giveUpBand(turn, seat, move.card);
    else if (move.type === 'discardBusiness') giveUpBusiness(turn, seat, move.card);
    goOn[state.resume](turn);
  },
};
