import { allIn } from '../rules/course.ts';
import { startRound } from '../rules/round.ts';
import { INTENSITY, ROLES } from '../vocabulary.ts';
import type { PhaseRule } from './phaseRule.ts';
import { BOOK } from '../moveBook.ts';

/** The free first bubble, chosen in secret. It uses up the space that costs nothing. */
export const startBubble: PhaseRule = {
  legal(_content, _state, _seat, moves) {
    moves.push(...BOOK.startWith);
  },
  play(at, seat, move) {
    const { state } = at;
    if (move.type !== 'startWith') return;
    state.picks[seat] = move.track;
    if (!allIn(state)) return;
    const tracks = state.picks.slice(0, ROLES);
    for (const [role, track] of tracks.entries()) (track === INTENSITY ? state.intensity : state.craft)[role]++;
    at.tell?.({ type: 'bubblesChosen', tracks });
    startRound(at);
  },
};
