import { allIn } from '../rules/course.ts';
import { startRound } from '../rules/round.ts';
import { INTENSITY, ROLES } from '../vocabulary.ts';
import type { Rule } from '../phase.ts';
import { BOOK } from '../moveBook.ts';

/** The free first bubble, chosen in secret. It uses up the space that costs nothing. */
export const startBubble: Rule = {
  legal: () => BOOK.startWith,
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type !== 'startWith') return;
    state.picks[seat] = move.track;
    if (!allIn(state)) return;
    const tracks = state.picks.slice(0, ROLES);
    for (const [role, track] of tracks.entries()) (track === INTENSITY ? state.intensity : state.craft)[role]++;
    turn.tell?.({ type: 'bubblesChosen', tracks });
    startRound(turn);
  },
};
