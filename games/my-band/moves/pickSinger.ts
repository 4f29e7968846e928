import { removeCard } from '../rules/cards.ts';
import { deal, seekChooser } from '../setup.ts';
import type { Rule } from '../phase.ts';

/** Choose one of the open singers, in the order of the choosers' letters. */
export const pickSinger: Rule = {
  legal: (content, state) => state.singers.map((card) => content.moves.pickSinger[card]),
  play(turn, seat, move) {
    const { content, state, tell } = turn;
    if (move.type !== 'pickSinger') return;
    removeCard(state.singers, move.card);
    state.bands[seat].push(move.card);
    tell?.({ type: 'singerPicked', seat, card: move.card });
    if (!seekChooser(content, state)) deal(turn);
  },
};
