import { payOn, shuffleDecks } from '../rules/turn.ts';
import type { Rule } from '../phase.ts';

/** Right after own pay: call for some decks to be shuffled. */
export const callShuffle: Rule = {
  legal: (content) => content.moves.shuffle,
  play(turn, seat, move) {
    const { state, random, tell } = turn;
    if (move.type !== 'shuffle') return;
    shuffleDecks(state, move.decks, random);
    if (move.decks !== 0) tell?.({ type: 'shuffled', seat, decks: move.decks });
    payOn(turn);
  },
};
