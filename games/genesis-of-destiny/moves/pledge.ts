import { mostFee, mostPayments, pledgeFee, pledgeFriends } from '../rules/consensus.ts';
import { pledgeStudio, priceLeft } from '../rules/studio.ts';
import type { Move } from '../move.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

const addAmounts = (moves: Move[], most: number): void => {
  for (let amount = 0; amount <= most; amount++) moves.push(BOOK.amount[amount]);
};

/** Pledge van payments for friends. */
export const bringFriends: PhaseRule = {
  legal(content, state, seat, moves) {
    addAmounts(moves, mostPayments({ content, state }, seat));
  },
  play(at, seat, move) {
    if (move.type === 'amount') pledgeFriends(at, seat, move.amount);
  },
};

/** Pledge COIN for the fee of a gig. */
export const payFee: PhaseRule = {
  legal(content, state, seat, moves) {
    addAmounts(moves, mostFee({ content, state }, seat));
  },
  play(at, seat, move) {
    if (move.type === 'amount') pledgeFee(at, seat, move.amount);
  },
};

/** Pledge COIN for a studio session. */
export const studioPay: PhaseRule = {
  legal(content, state, seat, moves) {
    addAmounts(moves, Math.min(state.coin[seat], priceLeft({ content, state })));
  },
  play(at, seat, move) {
    if (move.type === 'amount') pledgeStudio(at, seat, move.amount);
  },
};
