import type { Director, Options } from './state.ts';
import { BACK_SIZE, SLOTS } from './state.ts';

/** Within a round the first player picks 1, the second 2, the first 2, the second 2, the first 1. */
const SNAKE = [0, 1, 1, 0, 0, 1, 1, 0] as const;

/** Who is first in each round, whatever the scores. */
const FIRST: readonly Director[] = [0, 1, 1, 0];

/** Director to pick by `8 × round + pick`; after the last round nobody reads it. */
export const TURNS: readonly Director[] = FIRST.flatMap((first) => SNAKE.map((second) => (first ^ second) as Director));

/** The place that each pick of a round fills: both directors build from the bottom. */
export const PLACES: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3];

export const roundCount = (options: Options): number => (options.length === 'full' ? 4 : 2);

/** Where in the deck the row of a round begins; a rehearsal deals one row off each back. */
export const rowStart = (rounds: number, round: number): number => (rounds === 4 ? SLOTS : BACK_SIZE) * round;

/** Which back the cards of a round have. */
export const backIn = (options: Options, round: number): 'silver' | 'gold' =>
  rowStart(roundCount(options), round) < BACK_SIZE === options.goldFirst ? 'gold' : 'silver';

/** Whether dealing this round tells anything: the second row of a back is what is left of it. */
export const isNews = (rounds: number, round: number): boolean => rounds === 2 || round % 2 === 0;
