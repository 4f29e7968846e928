import { shuffle, type Examples, type Learning, type Random } from '@bandstand/engine';
import { between } from './weights.ts';

const MOST_IN_A_LIST = 1 << 24;

export interface Fitting {
  /** Features of a position, each with a value at every knot. */
  readonly size: number;
  readonly epochs: number;
  readonly rate: number;
}

/** Moves the values towards what the examples say, each the less the more it was moved before. Gives the root of the mean square error. */
export function fit(learning: Learning, lists: readonly Examples[], fitting: Fitting, random: Random): number {
  // One number for each example: its list, then its place there.
  const places = lists.flatMap((list, which) => Array.from(list.turns, (_, i) => which * MOST_IN_A_LIST + i));
  let squares = 0;
  for (let epoch = 0; epoch < fitting.epochs; epoch++) {
    shuffle(places, random);
    squares = 0;
    for (const place of places) {
      const list = lists[Math.floor(place / MOST_IN_A_LIST)];
      squares += follow(learning, list, place % MOST_IN_A_LIST, fitting) ** 2;
    }
  }
  return Math.sqrt(squares / Math.max(1, places.length));
}

/** Moves the values by one example; gives how far off they were. */
function follow({ values, moved }: Learning, list: Examples, i: number, { size, rate }: Fitting): number {
  const { features, amounts, starts, turns } = list;
  const { knot, share } = between(turns[i]);
  const low = knot * size;
  const high = low + size;
  const end = i + 1 < starts.length ? starts[i + 1] : features.length;
  let guess = 0;
  for (let at = starts[i]; at < end; at++)
    guess += amounts[at] * ((1 - share) * values[low + features[at]] + share * values[high + features[at]]);
  const error = list.toCome[i] - guess;
  const nudge = (place: number, push: number): void => {
    moved[place] += push * push;
    values[place] += (rate * push) / Math.sqrt(moved[place]);
  };
  for (let at = starts[i]; at < end; at++) {
    const push = error * amounts[at];
    nudge(low + features[at], push * (1 - share));
    if (share > 0) nudge(high + features[at], push * share);
  }
  return error;
}
