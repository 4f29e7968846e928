import { fairRandom } from '../fair.ts';
import type { GameTypes } from '../gameTypes.ts';
import type { Match } from '../match.ts';
import { fastRandom, type Random } from '../random.ts';
import { demand, firstDifference, isEqual } from './law.ts';

/** One number that chance gave. */
interface Draw {
  readonly bound: number;
  readonly value: number;
}

/** A match as it can be played again without its secret: the numbers drawn in set-up, then those of each step. */
export interface Tape {
  readonly atSetup: readonly Draw[];
  readonly atStep: readonly (readonly Draw[])[];
}

export function tapeOf<T extends GameTypes>({ game, options, seatCount, secret, steps }: Match<T>): Tape {
  const chance = fairRandom(secret);
  let draws: Draw[] = [];
  const recorder: Random = {
    below(bound) {
      const value = chance.below(bound);
      draws.push({ bound, value });
      return value;
    },
  };
  const state = game.setup(options, seatCount, recorder);
  const atSetup = draws;
  const atStep = steps.map(([seat, move]) => {
    draws = [];
    game.play(state, seat, game.moves[move], recorder, () => undefined);
    return draws;
  });
  return { atSetup, atStep };
}

/** The drawn numbers once more, with others in place of those numbered in `changed`; fresh ones where other numbers are asked for. */
export function replayed(draws: readonly Draw[], seed: number, changed: readonly number[] = []): Random {
  let fresh: Random | undefined;
  let next = 0;
  return {
    below(bound) {
      const index = next++;
      const draw = draws.at(index);
      if (draw !== undefined && draw.bound === bound && (bound < 2 || !changed.includes(index))) return draw.value;
      fresh ??= fastRandom(seed);
      if (draw === undefined || draw.bound !== bound) return fresh.below(bound);
      return (draw.value + 1 + fresh.below(bound - 1)) % bound;
    },
  };
}

/** Bots play moves without anybody being told, and must end where the table does. */
export function checkSilence<T extends GameTypes>(match: Match<T>, tape: Tape): void {
  const { game, options, seatCount, steps } = match;
  const silent = game.setup(options, seatCount, replayed(tape.atSetup, 1));
  const told = game.clone(silent);
  for (const [step, [seat, id]] of steps.entries()) {
    game.play(silent, seat, game.moves[id], replayed(tape.atStep[step], 1));
    game.play(told, seat, game.moves[id], replayed(tape.atStep[step], 1), () => undefined);
    demand(
      isEqual(silent, told),
      'silence',
      () => `step ${step + 1}, ${JSON.stringify(game.moves[id])}, leads elsewhere: ${firstDifference(silent, told)}`,
    );
  }
}
