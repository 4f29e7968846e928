import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';

/**
 * A quick way to choose among `moves` (never empty). The state is imagined from the seat's view,
 * so a policy may read all of it without seeing what the seat may not.
 */
export type Policy<T extends GameTypes = GameTypes> = (
  state: T['State'],
  seat: Seat,
  moves: readonly T['Move'][],
  random: Random,
) => T['Move'];

/** What a game tells the bots about itself. */
export interface Knowledge<T extends GameTypes = GameTypes> {
  /** Named policies from weak to strong; `greedy` also plays the search's playouts. */
  policies(game: Game<T>): { readonly greedy: Policy<T> } & Readonly<Record<string, Policy<T>>>;
  /** A move that ends the match for everybody: a bot that plays at random does not make it by chance. */
  shuns?(move: T['Move']): boolean;
  /** How well the seat stands in an unfinished or finished state; only differences matter. One unit is about a tenth of a sure win. */
  value(game: Game<T>, state: T['State'], seat: Seat): number;
}
