import type { Random } from '@bandstand/engine';
import type { Content } from '../content.ts';
import type { Tell } from '../rules/cards.ts';
import { seekNegotiator } from '../rules/turn.ts';
import type { OpenTable, Space, State } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Insurance must be matched, then every space costs a chip. */
export const negotiationCost = (table: OpenTable, space: Space): number =>
  table.insurance + Math.abs(space - table.marker);

/** Move the chart marker, or pass. */
export const negotiate: PhaseRule = {
  legal(content, state, moves) {
    moves.push(content.moves.pass);
    for (let space = 1; space < content.distances.length; space++) {
      if (space !== state.marker && negotiationCost(state, space) <= state.chips[state.actor])
        moves.push(content.moves.moveTo[space]);
    }
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'moveTo') {
      nextNegotiator(content, state, random, tell);
      return;
    }
    const seat = state.actor;
    const cost = negotiationCost(state, move.space);
    tell?.({ type: 'negotiated', seat, from: state.marker, to: move.space, cost });
    state.chips[seat] -= cost;
    state.insurance = 0;
    state.marker = move.space;
    const isLast = state.step === state.seatCount - 1;
    if (isLast || state.chips[seat] === 0) nextNegotiator(content, state, random, tell);
    else state.phase = 'insure';
  },
};

/** Put chips on the marker, to be matched by whoever moves it next. */
export const insure: PhaseRule = {
  legal(content, state, moves) {
    for (let chips = 0; chips <= state.chips[state.actor]; chips++) moves.push(content.moves.insure[chips]);
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'insure') return;
    state.chips[state.actor] -= move.chips;
    state.insurance = move.chips;
    if (move.chips > 0) tell?.({ type: 'insured', seat: state.actor, chips: move.chips });
    nextNegotiator(content, state, random, tell);
  },
};

function nextNegotiator(content: Content, state: State, random: Random, tell: Tell): void {
  state.step++;
  seekNegotiator(content, state, random, tell);
}
