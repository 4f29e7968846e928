import { withSeat } from '@bandstand/engine';
import { allIn, ask } from '../rules/course.ts';
import { buy } from '../rules/market.ts';
import { nextProposer, startPaying } from '../rules/studio.ts';
import { NONE } from '../vocabulary.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';

/** The two others answer in secret; it takes both. */
export const vote: Rule = {
  legal: () => BOOK.vote,
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type !== 'vote') return;
    state.picks[seat] = move.yes ? 1 : 0;
    if (!allIn(state)) return;
    const yes = [0, 1, 2].map((role) => state.picks[role] === 1);
    const { motion, proposer, motionTarget } = state;
    const passed = yes.filter((answer) => answer).length === 2;
    turn.tell?.({ type: 'votesOpened', motion, yes, passed });
    if (motion !== 'bandCoin') {
      if (passed) startPaying(turn);
      else nextProposer(turn);
      return;
    }
    ask(state, 'riffing', proposer);
    state.motion = 'none';
    state.motionTarget = NONE;
    state.proposer = NONE;
    if (passed)
      buy(turn, proposer, motionTarget, Math.min(state.bandCoin, turn.content.pack.marketPrices[motionTarget]));
    else state.refused = withSeat(state.refused, proposer);
  },
};
