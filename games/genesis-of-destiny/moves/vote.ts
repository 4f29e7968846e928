import { withSeat } from '@bandstand/engine';
import { allIn, ask } from '../rules/course.ts';
import { buy } from '../rules/market.ts';
import { nextProposer, startPaying } from '../rules/studio.ts';
import { NONE } from '../vocabulary.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

/** The two others answer in secret; it takes both. */
export const vote: PhaseRule = {
  legal(_content, _state, _seat, moves) {
    moves.push(...BOOK.vote);
  },
  play(at, seat, move) {
    const { state } = at;
    if (move.type !== 'vote') return;
    state.picks[seat] = move.yes ? 1 : 0;
    if (!allIn(state)) return;
    const yes = [0, 1, 2].map((role) => state.picks[role] === 1);
    const { motion, proposer, motionTarget } = state;
    const passed = yes.filter((answer) => answer).length === 2;
    at.tell?.({ type: 'votesOpened', motion, yes, passed });
    if (motion !== 'bandCoin') {
      if (passed) startPaying(at);
      else nextProposer(at);
      return;
    }
    ask(state, 'riffing', proposer);
    state.motion = 'none';
    state.motionTarget = NONE;
    state.proposer = NONE;
    if (passed) buy(at, proposer, motionTarget, Math.min(state.bandCoin, at.content.pack.marketPrices[motionTarget]));
    else state.refused = withSeat(state.refused, proposer);
  },
};
