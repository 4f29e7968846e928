import type { Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { type MatchRecord, replayRecord } from './record.ts';
import { good, type Result } from './problem.ts';

/** One use of chance: before the first step (0) or during a later one, a number from 0 to `bound - 1`. */
export interface Draw {
  readonly step: number;
  readonly bound: number;
  readonly result: number;
}

/** Every use of chance in a match, in order: what an independent verifier computes again from the key. */
export function drawsOf<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<readonly Draw[]> {
  const draws: Draw[] = [];
  let step = 0;
  const match = replayRecord(
    game,
    record,
    (_match, done) => {
      step = done + 1;
    },
    (bound, result) => draws.push({ step, bound, result }),
  );
  return match.ok ? good(draws) : match;
}
