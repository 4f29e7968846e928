import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import type { Random } from './random.ts';
import type { Seat } from './seats.ts';
import type { Training } from './training.ts';

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

/**
 * A policy that thinks about what the seat sees and needs no imagined state for it: it chooses as the policy of the same name
 * would in any state imagined from the view. Quicker, and there is nothing to peek at.
 */
export type SightPolicy<T extends GameTypes = GameTypes> = (
  view: T['View'],
  seat: Seat,
  moves: readonly T['Move'][],
  random: Random,
) => T['Move'];

/** What a mind is asked: to judge `moves` for the seat that sees `view`, and nothing more. */
export interface Asked<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly seat: Seat;
  /** Legal, and never fewer than two. */
  readonly moves: readonly T['Move'][];
  readonly random: Random;
  /** Whether there is time for another look; a mind asks before each and gives what it has when there is none. */
  readonly goOn: () => boolean;
  /** Whether there is time at all; it counts no look, and is asked where a look is long. */
  readonly inTime: () => boolean;
}

/** A choice with what it is thought to be worth, in units of the mind that judged it. */
export interface Judged<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  readonly worth: number;
  /** On how many looks that rests; one if nothing is said. */
  readonly looks?: number;
  /** It was worked out to the end: no move is better, whatever comes. */
  readonly isProven?: true;
}

/** Judges choices, the best first; never none. Those that are not worth a thought may be left out. */
export type Mind<T extends GameTypes = GameTypes> = (asked: Asked<T>) => readonly Judged<T>[];

/** How much a bot may think about a choice: a number of looks (repeatable) or a time (not repeatable). */
export type Budget = { readonly looks: number } | { readonly ms: number };

/** One rung of the ladder that all games share. */
export interface Level<T extends GameTypes = GameTypes> {
  readonly mind: Mind<T>;
  readonly budget: Budget;
  /**
   * How much worse than the best a choice may be, in units of the mind, to be made about a third as often; 0: the best is
   * always made. Weak levels see what strong ones see and do not always do it.
   */
  readonly softness: number;
}

/** Names that anybody can order, from weak to strong. */
export const LEVEL_NAMES = ['gentle', 'fair', 'firm', 'strong', 'fierce'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What a game tells the bots about itself. */
export interface Knowledge<T extends GameTypes = GameTypes> {
  /** Named policies from weak to strong; `greedy` also plays the search's playouts. */
  policies(game: Game<T>): { readonly greedy: Policy<T> } & Readonly<Record<string, Policy<T>>>;
  /** Those of the policies that can do without an imagined state, by name. */
  atSight?(game: Game<T>): Readonly<Partial<Record<string, SightPolicy<T>>>>;
  /** The ladder; a game without one gets it made of its `greedy` policy and the search that fits all. */
  levels?(game: Game<T>): Readonly<Record<LevelName, Level<T>>>;
  /** A move that ends the match for everybody: a bot that plays at random does not make it by chance. */
  shuns?(move: T['Move']): boolean;
  /** How well the seat stands in an unfinished or finished state; only differences matter. One unit is about a tenth of a sure win. */
  value(game: Game<T>, state: T['State'], seat: Seat): number;
  /** How the values that this knowledge ships with are learned again. */
  training?(game: Game<T>): Training;
}
