import { doubleOfNewest, giveUpBand, giveUpBusiness } from '../rules/gain.ts';
import { finishEventTurn, seekDrawer, seekFreeTaker, seekNominator } from '../rules/turn.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Where play goes on after a card was given up. */
const goOn = { auctions: seekNominator, free: seekFreeTaker, events: finishEventTurn, draws: seekDrawer } as const;

/** Give up one of two equals, or any card because of the limit. */
export const resolveCard: PhaseRule = {
  legal(content, state, moves) {
    const band = state.bands[state.actor];
    if (state.duplicate) {
      const older = doubleOfNewest(content, band);
      if (older !== undefined) moves.push(content.moves.discardBand[older]);
      moves.push(content.moves.discardBand[band[band.length - 1]]);
      return;
    }
    for (const card of band) moves.push(content.moves.discardBand[card]);
    for (const card of state.business[state.actor]) moves.push(content.moves.discardBusiness[card]);
  },
  play(content, state, move, random, tell) {
    if (move.type === 'discardBand') giveUpBand(state, state.actor, move.card, tell);
    else if (move.type === 'discardBusiness') giveUpBusiness(state, state.actor, move.card, tell);
    goOn[state.resume](content, state, random, tell);
  },
};
