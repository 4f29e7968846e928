import { removeCard } from '../rules/cards.ts';
import { deal, seekChooser } from '../setup.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Choose one of the open singers, in the order of the choosers' letters. */
export const pickSinger: PhaseRule = {
  legal(content, state, moves) {
    for (const card of state.singers) moves.push(content.moves.pickSinger[card]);
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'pickSinger') return;
    const seat = state.actor;
    removeCard(state.singers, move.card);
    state.bands[seat].push(move.card);
    tell?.({ type: 'singerPicked', seat, card: move.card });
    if (!seekChooser(content, state)) deal(content, state, random, tell);
  },
};
