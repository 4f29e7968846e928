import { claim as take, freeSongs } from '../rules/breakUp.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

/** After the break-up: which original is yours. */
export const claim: PhaseRule = {
  legal(_content, state, _seat, moves) {
    for (const song of freeSongs(state)) moves.push(BOOK.claim[song]);
  },
  play(at, seat, move) {
    if (move.type === 'claim') take(at, seat, move.song);
  },
};
