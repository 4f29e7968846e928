import type { Game, Knowledge } from '@bandstand/engine';
import { judgeOf } from './bot/judge.ts';
import { levelsOf } from './bot/mind.ts';
import { policiesOf } from './bot/policies.ts';
import { overall, worstFirst } from './outcome.ts';
import { isOver } from './play.ts';
import type { Brass } from './state.ts';

const ladders = new WeakMap<Game<Brass>, ReturnType<typeof levelsOf>>();

/** Made once for each pack. */
function levelsFor(game: Game<Brass>): ReturnType<typeof levelsOf> {
  const levels = ladders.get(game) ?? levelsOf(game);
  ladders.set(game, levels);
  return levels;
}

export const knowledge: Knowledge<Brass> = {
  policies: policiesOf,
  levels: levelsFor,

  /** Half a point of worst voice is about a tenth of a win between equals. */
  value(game, state, seat) {
    const { estimate } = judgeOf(game);
    if (!isOver(state))
      return state.seats === 1
        ? 8 - 2 * estimate(state, seat)
        : 2 * (estimate(state, 1 - seat) - estimate(state, seat));
    if (state.seats === 1) return 8 - 2 * overall(state.scores, 0);
    const mine = worstFirst(state.scores, seat);
    const theirs = worstFirst(state.scores, 1 - seat);
    const place = mine.findIndex((score, i) => score !== theirs[i]);
    return place < 0 ? 0 : Math.sign(theirs[place] - mine[place]) * 12 + (theirs[0] - mine[0]);
  },
};
