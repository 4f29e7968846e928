import {
  fastRandom,
  firstSeat,
  LEVEL_NAMES,
  must,
  seedFor,
  seatsIn,
  type Game,
  type Knowledge,
  type OptionValues,
} from '@bandstand/engine';
import { createBot } from './bot.ts';

export interface BlindnessRun {
  readonly matches: number;
  readonly seed?: number;
  /** Bots to be held to it; all levels with a small budget by default. */
  readonly bots?: readonly string[];
}

/** Looks are enough to show what a bot knows; clocks would make its choice depend on the machine. */
const BOTS = LEVEL_NAMES.map((level) => `${level}:6`);
/** About how many moments of a match are looked at. */
const MOMENTS = 6;

/**
 * No bot knows what its seat does not: with everything that is hidden from the seat dealt anew, and after the other bots have
 * thought about what they see, it chooses the same. Gives a sentence for each bot that does not.
 */
export function peeking(game: Game, knowledge: Knowledge, { matches, seed = 1, bots = BOTS }: BlindnessRun): string[] {
  const found = new Set<string>();
  const { min, max } = game.seats;
  for (let index = 0; index < matches; index++) {
    const random = fastRandom(seedFor(seed, index));
    const seats = min + (index % (max - min + 1));
    const state = game.setup(usualOptions(game), seats, random);
    const every = 1 + random.below(Math.max(1, Math.floor(averageMoves(game) / MOMENTS)));
    for (let step = 1; game.toAct(state) !== 0; step++) {
      const seat = firstSeat(game.toAct(state));
      const moves = game.legalMoves(state, seat);
      if (step % every === 0 && moves.length > 1) {
        const view = game.view(state, seat);
        const twin = game.view(game.imagine(view, random), seat);
        for (const name of bots) {
          const question = random.below(1 << 30);
          const choose = (seen: object): number =>
            must(createBot(name, { game, knowledge, random: fastRandom(question) })).choose(seen, seat, moves).id;
          const before = choose(view);
          for (const other of seatsIn(game.toAct(state)))
            if (other !== seat)
              must(createBot(name, { game, knowledge, random })).choose(
                game.view(state, other),
                other,
                game.legalMoves(state, other),
              );
          if (choose(twin) !== before)
            found.add(`${name} chooses by what is hidden from seat ${seat + 1} at move ${step} of match ${index}`);
        }
      }
      game.play(state, seat, moves[random.below(moves.length)], random);
      if (step > game.maxMoves) break;
    }
  }
  return [...found];
}

const usualOptions = (game: Game): OptionValues =>
  Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, spec.default]));

const averageMoves = (game: Game): number => Math.min(200, game.maxMoves / 4);
