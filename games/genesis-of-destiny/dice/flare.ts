import { countsOf, picksIn, SIDES, withDice, type Composition } from './kinds.ts';
import { passing } from './lanes.ts';
import { diceWith } from './multisets.ts';

/** Over the faces of one more die of a family: from the table of the larger composition to that of `sizes`. */
export function average(sizes: Composition, family: number, larger: Float64Array, place: number): Float64Array {
  const counts = countsOf(sizes);
  const after = family === 2 ? 1 : family === 1 ? counts[2] : counts[1] * counts[2];
  const before = (counts[0] * counts[1] * counts[2]) / (counts[family] * after);
  const length = before * counts[family] * after;
  const to = passing(place, length);
  averageRuns(to, larger, family, sizes[family], { before, after });
  return to;
}

/** How many multisets of the other families come before and after. */
interface Around {
  readonly before: number;
  readonly after: number;
}

function averageRuns(
  to: Float64Array,
  from: Float64Array,
  family: number,
  size: number,
  { before, after }: Around,
): void {
  const sides = SIDES[family];
  const { added, count } = diceWith(sides).level(size);
  const longer = diceWith(sides).level(size + 1).count;
  for (let outer = 0; outer < before; outer++) {
    for (let set = 0; set < count; set++) {
      const target = (outer * count + set) * after;
      if (after === 1) {
        let sum = 0;
        for (let face = 0; face < sides; face++) sum += from[outer * longer + added[set * sides + face]];
        to[target] = sum / sides;
        continue;
      }
      for (let inner = 0; inner < after; inner++) to[target + inner] = 0;
      for (let face = 0; face < sides; face++) {
        const source = (outer * longer + added[set * sides + face]) * after;
        for (let inner = 0; inner < after; inner++) to[target + inner] += from[source + inner];
      }
      for (let inner = 0; inner < after; inner++) to[target + inner] /= sides;
    }
  }
}

/** Raises every pool to what it brings to roll the dice of its best group again, once `from` is what comes after. */
export function raiseByFlare(worth: Float64Array, sizes: Composition, from: Float64Array): void {
  const [, b, f] = countsOf(sizes);
  const run = b * f;
  /** By number of ordinary dice in hand. */
  const averages = [from];
  let smaller = sizes;
  for (let taken = 1; taken <= sizes[0]; taken++) {
    smaller = withDice(smaller, 0, -1);
    averages.push(average(smaller, 0, averages[taken - 1], 10 + taken));
  }
  for (let group = 0; group < 3; group++) {
    for (const { taken, rest, sets } of picksIn(0, sizes[0], group)) {
      const slice = averages[taken].subarray(rest * run, rest * run + run);
      const source = throwFew(throwFew(slice, sizes, group, 1), sizes, group, 2);
      for (const set of sets) {
        const target = set * run;
        for (let place = 0; place < run; place++)
          if (source[place] > worth[target + place]) worth[target + place] = source[place];
      }
    }
  }
}

/** The few special dice beside one multiset of ordinary ones. */
function throwFew(from: Float64Array, sizes: Composition, group: number, family: 1 | 2): Float64Array {
  const size = sizes[family];
  if (size === 0) return from;
  const [, b, f] = countsOf(sizes);
  const before = family === 1 ? 1 : b;
  const after = family === 1 ? f : 1;
  const sets = diceWith(SIDES[family]);
  const averages = [from];
  for (let taken = 1; taken <= size; taken++) {
    const to = passing(family * 10 + 20 + taken, before * sets.level(size - taken).count * after);
    averageRuns(to, averages[taken - 1], family, size - taken, { before, after });
    averages.push(to);
  }
  const count = sets.level(size).count;
  const worth = passing(family * 10 + 20, from.length);
  for (const { taken, rest, sets: same } of picksIn(family, size, group)) {
    const source = averages[taken];
    const length = source.length / (before * after);
    for (const set of same)
      for (let outer = 0; outer < before; outer++)
        for (let inner = 0; inner < after; inner++)
          worth[(outer * count + set) * after + inner] = source[(outer * length + rest) * after + inner];
  }
  return worth;
}
