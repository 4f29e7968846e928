import { claim as take, freeSongs } from '../rules/breakUp.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';
import type { Move } from '../move.ts';

/** After the break-up: which original is yours. */
export const claim: Rule = {
  legal(_content, state) {
    const moves: Move[] = [];
    for (const song of freeSongs(state)) moves.push(BOOK.claim[song]);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'claim') take(turn, seat, move.song);
  },
};
