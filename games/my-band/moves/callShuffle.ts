import { payOn, shuffleDecks } from '../rules/turn.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Right after own pay: call for some decks to be shuffled. */
export const callShuffle: PhaseRule = {
  legal(content, _state, moves) {
    for (const move of content.moves.shuffle) moves.push(move);
  },
  play(content, state, move, random, tell) {
    if (move.type !== 'shuffle') return;
    shuffleDecks(state, move.decks, random);
    if (move.decks !== 0) tell?.({ type: 'shuffled', seat: state.actor, decks: move.decks });
    payOn(content, state, random, tell);
  },
};
