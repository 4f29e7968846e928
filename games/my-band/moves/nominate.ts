import { HIDDEN, NOBODY, only, withSeat } from '@bandstand/engine';
import { hasContract } from '../rules/cards.ts';
import { isFaceDown } from '../rules/row.ts';
import { isEligible, mayNominatePopularity, nextSeat, seekNominator } from '../rules/turn.ts';
import { NONE, type Slot, type State, type Move } from '../state.ts';
import type { Rule } from '../phase.ts';

/** Put an item up for auction, or pass. */
export const nominate: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [content.moves.pass];
    if (mayNominatePopularity(content, state, seat)) moves.push(content.moves.nominate[0]);
    for (let slot = 1; slot <= state.seatCount; slot++) {
      if (state.row[slot] !== NONE) moves.push(content.moves.nominate[slot]);
    }
    return moves;
  },
  play(turn, seat, move) {
    const { content, state, tell } = turn;
    if (move.type !== 'nominate') {
      tell?.({ type: 'nominationPassed', seat });
      state.passed = withSeat(state.passed, seat);
      state.pointer = nextSeat(state, seat);
      seekNominator(turn);
      return;
    }
    const { slot } = move;
    const card = isFaceDown(content, state.seatCount, slot) ? HIDDEN : state.row[slot];
    tell?.({ type: 'nominated', seat, slot, card });
    state.slot = slot;
    state.bid = 0;
    state.high = NONE;
    state.bidders = biddersFor(state, slot);
    state.phase = 'open';
  },
};

/** Every eligible player; for the popularity bid only those with a contract. */
function biddersFor(state: State, slot: Slot): number {
  let bidders = NOBODY;
  for (let seat = 0; seat < state.seatCount; seat++) {
    if (isEligible(state, seat) && (slot !== 0 || hasContract(state, seat))) bidders |= only(seat);
  }
  return bidders;
}
