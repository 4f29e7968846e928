import { seekFreeTaker } from '../rules/turn.ts';
import { NONE, type Move } from '../state.ts';
import { takeFromRow } from './bid.ts';
import type { Rule } from '../phase.ts';

/** A player without chips takes one left-over card of the row, or declines. */
export const takeFree: Rule = {
  legal(content, state) {
    const moves: Move[] = [content.moves.pass];
    for (let slot = 1; slot <= state.seatCount; slot++) {
      if (state.row[slot] !== NONE) moves.push(content.moves.takeFree[slot]);
    }
    return moves;
  },
  play(turn, seat, move) {
    const { state, tell } = turn;
    state.step++;
    if (move.type === 'takeFree') {
      tell?.({ type: 'tookFree', seat, slot: move.slot });
      if (takeFromRow(turn, seat, move.slot, 'free')) return;
    }
    seekFreeTaker(turn);
  },
};
