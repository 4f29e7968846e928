import type { Taker } from './memory.ts';
import type { Level, Multisets } from './multisets.ts';

/**
 * Worths of all pools of a size for several neighbours at once: `pool · lanes + lane`. Whatever is looked up by pool is
 * looked up once for all of them, and they lie side by side in memory.
 */
export interface Lanes {
  readonly worths: Float64Array;
  readonly lanes: number;
}

/** A worth that is lower than any. */
const NEVER = -Infinity;

const spare: Float64Array[] = [];
/** Memory for what is needed only in passing; each place has one user at a time. */
export function passing(place: number, length: number): Float64Array {
  const kept = spare[place];
  if (kept !== undefined && kept.length >= length) return kept.subarray(0, length);
  spare[place] = new Float64Array(length);
  return spare[place];
}

export const impossible = (memory: Taker, length: number): Float64Array => memory.take(length).fill(NEVER);

/** Raises `worth` wherever taking a certain die is better; `plus` leads from what is left to the pool with that die. */
export function choose(worth: Float64Array, lanes: number, plus: Int32Array, points: Float64Array, rest: Lanes): void {
  const { worths } = rest;
  if (lanes === 1) {
    const point = points[0];
    for (let left = 0; left < plus.length; left++) {
      const pool = plus[left];
      if (pool < 0) continue;
      const total = point + worths[left];
      if (total > worth[pool]) worth[pool] = total;
    }
    return;
  }
  const isShared = rest.lanes === 1;
  for (let left = 0; left < plus.length; left++) {
    if (plus[left] < 0) continue;
    const to = plus[left] * lanes;
    const from = left * lanes;
    for (let lane = 0; lane < lanes; lane++) {
      const total = points[lane] + worths[isShared ? left : from + lane];
      if (total > worth[to + lane]) worth[to + lane] = total;
    }
  }
}

/** By value of a die: the neighbours on its left that score beside it, from `starts[value − 1]` to `starts[value]`. */
export interface Bonus {
  readonly starts: Int32Array;
  readonly lanes: Int32Array;
  readonly points: Float64Array;
}

/**
 * Chooses the die that was a lane so far: `rest` has a lane for every value of it, the outcome one for every neighbour on the
 * left.
 */
export function chooseLane(
  worth: Float64Array,
  lanes: number,
  { count, removed }: Level,
  { worths, lanes: values }: Lanes,
  { starts, lanes: lane, points }: Bonus,
): void {
  for (let pool = 0; pool < count; pool++) {
    let plain = NEVER;
    const to = pool * lanes;
    for (let value = 0; value < values; value++) {
      const left = removed[pool * values + value];
      if (left >= 0 && worths[left * values + value] > plain) plain = worths[left * values + value];
    }
    for (let at = to; at < to + lanes; at++) worth[at] = plain;
    for (let value = 0; value < values; value++) {
      const left = removed[pool * values + value];
      if (left < 0) continue;
      for (let at = starts[value]; at < starts[value + 1]; at++) {
        const total = points[at] + worths[left * values + value];
        if (total > worth[to + lane[at]]) worth[to + lane[at]] = total;
      }
    }
  }
}

/** Adds up over all rolls of ordinary dice: one after the other, from pools with the rolled dice to pools of `left`. */
export function expectation(
  memory: Taker,
  sets: Multisets,
  left: number,
  rolled: number,
  { worths, lanes }: Lanes,
): Lanes {
  let from = worths;
  for (let size = left + rolled - 1; size >= left; size--) {
    const { count, added } = sets.level(size);
    const to = size === left ? memory.take(count * lanes) : passing(size % 2, count * lanes);
    for (let set = 0; set < count; set++) {
      const at = set * sets.letters;
      let a = added[at] * lanes;
      let b = added[at + 1] * lanes;
      let c = added[at + 2] * lanes;
      let d = added[at + 3] * lanes;
      let e = added[at + 4] * lanes;
      let f = added[at + 5] * lanes;
      const end = (set + 1) * lanes;
      for (let place = set * lanes; place < end; place++)
        to[place] = (from[a++] + from[b++] + from[c++] + from[d++] + from[e++] + from[f++]) / 6;
    }
    from = to;
  }
  return { worths: from, lanes };
}
