import type { State } from '@bandstand/kits/draft-and-write';
import { disagreementOn, playAtRandom } from '@bandstand/kits/draft-and-write-tests';
import { game } from '../index.ts';
import { rankSlowly, scoreSlowly } from './secondScorer.ts';

/** Plays one match at random; a careful player seldom refuses or drops, so that sheets fill up. */
export function randomMatch(index: number, careful: boolean): State {
  const seats = 1 + (index % 6);
  const options = { harder: seats === 1 && index % 4 === 0 };
  return playAtRandom(game, { seed: 17, index, seats, options }, (_state, _seat, all, random) => {
    const useful =
      careful && random.below(20) > 0
        ? all.filter((move) => !['refuse', 'drop', 'skip', 'enough'].includes(move.type))
        : all;
    const choice = useful.length > 0 ? useful : all;
    return choice[random.below(choice.length)];
  });
}

/** What the two scorers say about a finished match, if they disagree. */
export const disagreement = (state: State): string | undefined =>
  disagreementOn(game, state, { score: scoreSlowly, rank: rankSlowly });
