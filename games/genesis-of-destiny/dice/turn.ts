import type { ColumnSearch } from './column.ts';
import { changesIn, countsOf, FAMILY, groupIn, poolIndex, SIDES, withDice } from './kinds.ts';
import type { Composition } from './kinds.ts';
import type { Meter } from './meter.ts';
import { diceWith } from './multisets.ts';
import type { Powers } from './question.ts';

/** What a seat may still do before it places, as bits. */
export const MAY_SHAKE = 1;
export const MAY_DOUBLE = 2;
export const MAY_FLARE = 4;
export const MAY_NUDGE = 8;
export const MAY_COPY = 16;
export const MAY_UNPOCKET = 32;
/** The first of several: one for each special die. */
export const MAY_ROLL = 64;

/**
 * One turn of a seat: all orders of its powers and special dice, with every roll, and then every placement. Worths are tables
 * over all pools of a composition, so that a re-roll is an average along its dice and a changed die a look at a neighbour.
 */
export class Turn {
  private readonly search: ColumnSearch;
  private readonly meter: Meter;
  private readonly powers: Pick<Powers, 'unison' | 'unpocket' | 'kind'>;
  private readonly tables = new Map<string, Float64Array>();

  constructor(search: ColumnSearch, powers: Pick<Powers, 'unison' | 'unpocket' | 'kind'>, meter: Meter) {
    this.meter = meter;
    this.search = search;
    this.powers = powers;
  }

  /** The best that the seat can make of every pool of a composition. */
  best(sizes: Composition, may: number): Float64Array {
    const key = `${sizes.join()} ${may}`;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const worth = this.placing(sizes, 1).slice();
    this.tables.set(key, worth);
    const total = sizes[0] + sizes[1] + sizes[2];
    if ((may & MAY_UNPOCKET) !== 0) raise(worth, this.unpocketed(sizes, may));
    if (may >= MAY_ROLL) raise(worth, this.rolled(sizes, may));
    if (total > 1 && (may & MAY_DOUBLE) !== 0) raise(worth, this.placing(sizes, 2));
    if (total > 0) {
      if ((may & MAY_NUDGE) !== 0) this.change(worth, sizes, this.best(sizes, may - MAY_NUDGE), nudges);
      if ((may & MAY_COPY) !== 0) this.change(worth, sizes, this.best(sizes, may - MAY_COPY), this.copies);
      if ((may & MAY_FLARE) !== 0)
        for (let group = 0; group < 3; group++)
          raise(worth, this.thrown(sizes, this.best(sizes, may - MAY_FLARE), group));
      if ((may & MAY_SHAKE) !== 0) raise(worth, this.thrown(sizes, this.best(sizes, may - MAY_SHAKE), -1));
    }
    this.meter.count(worth.length);
    return worth;
  }

  private readonly copies = (): readonly number[] => [this.powers.unison];

  private placing(sizes: Composition, placements: number): Float64Array {
    const key = `${sizes.join()} places ${placements}`;
    let table = this.tables.get(key);
    if (table === undefined) {
      const worths = this.search.bestOfAll(sizes[0] + sizes[1] + sizes[2], placements);
      const index = poolIndex(sizes, this.search.high);
      table = new Float64Array(index.length);
      for (let place = 0; place < table.length; place++) table[place] = worths[index[place]];
      this.tables.set(key, table);
    }
    return table;
  }

  /** After one die has been changed by a power. */
  private change(
    worth: Float64Array,
    sizes: Composition,
    from: Float64Array,
    to: (value: number) => readonly number[],
  ): void {
    const [n, b, f] = countsOf(sizes);
    const first = changesIn(0, sizes[0], to);
    const second = changesIn(1, sizes[1], to);
    const third = changesIn(2, sizes[2], to);
    for (let i = 0; i < n; i++) for (const other of first[i]) raiseRun(worth, i * b * f, from, other * b * f, b * f);
    for (let i = 0; i < n && sizes[1] > 0; i++)
      for (let j = 0; j < b; j++)
        for (const other of second[j]) raiseRun(worth, (i * b + j) * f, from, (i * b + other) * f, f);
    for (let run = 0; run < n * b * f && sizes[2] > 0; run += f)
      for (let k = 0; k < f; k++) for (const other of third[k]) raiseRun(worth, run + k, from, run + other, 1);
    this.meter.count(worth.length * (sizes[0] + sizes[1] + sizes[2]));
  }

  /** After the dice of a group, or all for −1, are rolled again: what to expect of every pool. */
  thrown(sizes: Composition, from: Float64Array, group: number): Float64Array {
    let worth = from;
    for (let family = 0; family < 3; family++) worth = this.thrownIn(sizes, worth, group, family);
    return worth;
  }

  private thrownIn(sizes: Composition, from: Float64Array, group: number, family: number): Float64Array {
    if (sizes[family] === 0) return from;
    const counts = countsOf(sizes);
    const after = family === 2 ? 1 : family === 1 ? counts[2] : counts[1] * counts[2];
    const count = counts[family];
    /** By number of dice in the air. */
    const averages = [from];
    let smaller = sizes;
    for (let size = sizes[family]; size > 0; size--) {
      smaller = withDice(smaller, family, -1);
      averages.push(this.average(smaller, family, averages[averages.length - 1]));
    }
    const groups = groupIn(family, sizes[family], group);
    const worth = new Float64Array(from.length);
    const before = from.length / (count * after);
    for (let outer = 0; outer < before; outer++) {
      for (let set = 0; set < count; set++) {
        const [taken, rest] = groups[set];
        const source = averages[taken];
        const length = source.length / (before * after);
        const start = (outer * length + rest) * after;
        const target = (outer * count + set) * after;
        for (let inner = 0; inner < after; inner++) worth[target + inner] = source[start + inner];
      }
    }
    this.meter.count(worth.length);
    return worth;
  }

  /** Over the faces of one more die: from the table of the larger composition to that of `sizes`. */
  private average(sizes: Composition, family: number, larger: Float64Array): Float64Array {
    const counts = countsOf(sizes);
    const sides = SIDES[family];
    const { added } = diceWith(sides).level(sizes[family]);
    const longer = diceWith(sides).level(sizes[family] + 1).count;
    const after = family === 2 ? 1 : family === 1 ? counts[2] : counts[1] * counts[2];
    const before = (counts[0] * counts[1] * counts[2]) / (counts[family] * after);
    const worth = new Float64Array(before * counts[family] * after);
    for (let outer = 0; outer < before; outer++) {
      for (let set = 0; set < counts[family]; set++) {
        const target = (outer * counts[family] + set) * after;
        for (let face = 0; face < sides; face++) {
          const source = (outer * longer + added[set * sides + face]) * after;
          for (let inner = 0; inner < after; inner++) worth[target + inner] += larger[source + inner] / sides;
        }
      }
    }
    this.meter.count(sides * worth.length);
    return worth;
  }

  /** After a special die has been rolled into every pool. */
  rolled(sizes: Composition, may: number): Float64Array {
    const family = FAMILY[this.powers.kind];
    return this.average(sizes, family, this.best(withDice(sizes, family, 1), may - MAY_ROLL));
  }

  /** After the die in the pocket has come back to every pool. */
  unpocketed(sizes: Composition, may: number): Float64Array {
    const larger = this.best(withDice(sizes, 0, 1), may - MAY_UNPOCKET);
    const [n, b, f] = countsOf(sizes);
    const { added } = diceWith(6).level(sizes[0]);
    const worth = new Float64Array(n * b * f);
    for (let set = 0; set < n; set++) {
      const source = added[set * 6 + this.powers.unpocket - 1] * b * f;
      worth.set(larger.subarray(source, source + b * f), set * b * f);
    }
    return worth;
  }
}

const nudges = (value: number): readonly number[] => [value - 1, value + 1];

/** Raises a run of places to those of another table. */
function raiseRun(worth: Float64Array, at: number, from: Float64Array, start: number, length: number): void {
  for (let place = 0; place < length; place++) {
    const other = from[start + place];
    if (other > worth[at + place]) worth[at + place] = other;
  }
}

function raise(worth: Float64Array, other: Float64Array): void {
  for (let place = 0; place < worth.length; place++) if (other[place] > worth[place]) worth[place] = other[place];
}
