import { callSong as call, songChoices } from '../rules/set.ts';
import type { Rule } from '../phase.ts';

/** The caller names the next song of the set, or ends it. */
export const callSong: Rule = {
  legal: (content, state) => songChoices(content, state),
  play(turn, _seat, move) {
    call(turn, move);
  },
};
