import { canonical } from './canonical.ts';
import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { fastRandom } from './random.ts';
import type { Seat } from './seats.ts';

/** So many worlds are imagined before two seats count as knowing the same. */
const WORLDS = 8;

/** Whether a seat knows something about this state that the other cannot tell from its own view. */
export function knowsMore<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, other: Seat): boolean {
  if (game.allSeeAlike === true) return false;
  const own = canonical(game.view(state, seat));
  const seen = game.view(state, other);
  for (let world = 1; world <= WORLDS; world++)
    if (canonical(game.view(game.imagine(seen, fastRandom(world)), seat)) !== own) return true;
  return false;
}
