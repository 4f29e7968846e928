import { mostFee, mostPayments, pledgeFee, pledgeFriends } from '../rules/consensus.ts';
import { pledgeStudio, priceLeft } from '../rules/studio.ts';
import type { Move } from '../move.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';

const amountsTo = (most: number): readonly Move[] => BOOK.amount.slice(0, most + 1);

/** Pledge van payments for friends. */
export const bringFriends: Rule = {
  legal: (content, state, seat) => amountsTo(mostPayments({ content, state }, seat)),
  play(turn, seat, move) {
    if (move.type === 'amount') pledgeFriends(turn, seat, move.amount);
  },
};

/** Pledge COIN for the fee of a gig. */
export const payFee: Rule = {
  legal: (content, state, seat) => amountsTo(mostFee({ content, state }, seat)),
  play(turn, seat, move) {
    if (move.type === 'amount') pledgeFee(turn, seat, move.amount);
  },
};

/** Pledge COIN for a studio session. */
export const studioPay: Rule = {
  legal: (content, state, seat) => amountsTo(Math.min(state.coin[seat], priceLeft({ content, state }))),
  play(turn, seat, move) {
    if (move.type === 'amount') pledgeStudio(turn, seat, move.amount);
  },
};
