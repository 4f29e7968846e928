import { seekFreeTaker } from '../rules/turn.ts';
import { NONE } from '../state.ts';
import { takeFromRow } from './bid.ts';
import type { PhaseRule } from './phaseRule.ts';

/** A player without chips takes one left-over card of the row, or declines. */
export const takeFree: PhaseRule = {
  legal(content, state, moves) {
    moves.push(content.moves.pass);
    for (let slot = 1; slot <= state.seatCount; slot++) {
      if (state.row[slot] !== NONE) moves.push(content.moves.takeFree[slot]);
    }
  },
  play(content, state, move, random, tell) {
    const seat = state.actor;
    state.step++;
    if (move.type === 'takeFree') {
      tell?.({ type: 'tookFree', seat, slot: move.slot });
      if (takeFromRow(content, state, seat, move.slot, 'free', tell)) return;
    }
    seekFreeTaker(content, state, random, tell);
  },
};
