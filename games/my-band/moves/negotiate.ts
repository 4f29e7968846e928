import { seekNegotiator } from '../rules/turn.ts';
import type { OpenTable, Space, Move } from '../state.ts';
import type { Rule, Turn } from '../phase.ts';

/** Insurance must be matched, then every space costs a chip. */
export const negotiationCost = (table: OpenTable, space: Space): number =>
  table.insurance + Math.abs(space - table.marker);

/** Move the chart marker, or pass. */
export const negotiate: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [content.moves.pass];
    for (let space = 1; space < content.distances.length; space++) {
      if (space !== state.marker && negotiationCost(state, space) <= state.chips[seat])
        moves.push(content.moves.moveTo[space]);
    }
    return moves;
  },
  play(turn, seat, move) {
    const { state, tell } = turn;
    if (move.type !== 'moveTo') {
      tell?.({ type: 'contractLeft', seat });
      nextNegotiator(turn);
      return;
    }
    const cost = negotiationCost(state, move.space);
    tell?.({ type: 'negotiated', seat, from: state.marker, to: move.space, cost });
    state.chips[seat] -= cost;
    state.insurance = 0;
    state.marker = move.space;
    const isLast = state.step === state.seatCount - 1;
    if (isLast || state.chips[seat] === 0) nextNegotiator(turn);
    else state.phase = 'insure';
  },
};

/** Put chips on the marker, to be matched by whoever moves it next. */
export const insure: Rule = {
  legal(content, state, seat) {
    const moves: Move[] = [];
    for (let chips = 0; chips <= state.chips[seat]; chips++) moves.push(content.moves.insure[chips]);
    return moves;
  },
  play(turn, seat, move) {
    const { state, tell } = turn;
    if (move.type !== 'insure') return;
    state.chips[seat] -= move.chips;
    state.insurance = move.chips;
    if (move.chips > 0) tell?.({ type: 'insured', seat, chips: move.chips });
    nextNegotiator(turn);
  },
};

function nextNegotiator(turn: Turn): void {
  const { state } = turn;
  state.step++;
  seekNegotiator(turn);
}
