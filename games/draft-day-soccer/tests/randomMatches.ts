import type { State } from '@bandstand/kits/draft-and-write';
import { disagreementOn, playAtRandom } from '@bandstand/kits/draft-and-write-tests';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { rankSlowly, scoreSlowly } from './secondScorer.ts';

const { greedy } = knowledge.policies(game);

/** Plays one match at random; an eager one is played half by the greedy bot, so that sheets fill up. */
export function randomMatch(index: number, eager: boolean): State {
  const seats = 1 + (index % 4);
  const options = { harder: seats === 1 && index % 8 === 0 };
  return playAtRandom(game, { seed: 23, index, seats, options }, (state, seat, all, random) =>
    eager && random.below(2) > 0 ? greedy(state, seat, all, random) : all[random.below(all.length)],
  );
}

/** What the two scorers say about a finished match, if they disagree. */
export const disagreement = (state: State): string | undefined =>
  disagreementOn(game, state, { score: scoreSlowly, rank: rankSlowly });
