import { callSong as call, songChoices } from '../rules/set.ts';
import type { PhaseRule } from './phaseRule.ts';

/** The caller names the next song of the set, or ends it. */
export const callSong: PhaseRule = {
  legal(content, state, _seat, moves) {
    moves.push(...songChoices(content, state));
  },
  play(at, _seat, move) {
    call(at, move);
  },
};
