import type { Knowledge } from '@bandstand/engine';
import type { TemplateGame } from './state.ts';

export const knowledge: Knowledge<TemplateGame> = {
  policies: () => ({ greedy: (_state, _seat, moves) => moves[moves.length - 1] }),
  value: (_game, state, seat) =>
    10 * (state.scores[seat] - Math.max(...state.scores.filter((_, other) => other !== seat))),
};
