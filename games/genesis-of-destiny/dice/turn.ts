import { sumOf } from '../rules/course.ts';
import { DICE, FACES, FIRST_FACE, KIND_OF, VALUE_OF, dieOf } from '../vocabulary.ts';
import { groupOf } from '../moves/songTurn.ts';
import type { ColumnSearch } from './column.ts';
import { average, raiseByFlare } from './flare.ts';
import { changesIn, changesOf, compositionOf, countsOf, FAMILY, oddsAfter, placeOf, poolIndex } from './kinds.ts';
import { SIDES, withDice, type Change, type Composition, type Odds } from './kinds.ts';
import { impossible } from './lanes.ts';
import { diceWith } from './multisets.ts';
import type { Powers } from './question.ts';
import type { SongModel } from './songModel.ts';

/** What a seat may still do before it places, as bits. */
export const MAY_SHAKE = 1;
export const MAY_DOUBLE = 2;
export const MAY_FLARE = 4;
export const MAY_NUDGE = 8;
export const MAY_COPY = 16;
export const MAY_UNPOCKET = 32;
/** The first of several: one for each special die. */
export const MAY_ROLL = 64;
const MAY_ADD = -MAY_UNPOCKET;

type Pool = readonly number[];

/**
 * One turn of a seat: all orders of its powers and special dice, with every roll, and then every placement. Worths are tables
 * over all pools of a composition, so that a re-roll is an average along its dice and a changed die a look at a neighbour.
 *
 * Some orders need not be tried, because another is never worse, for any later roll:
 * - A die is set or nudged after a shake rather than before, which would undo it.
 * - A die is set first and nudged then: a nudged die that is set has lost its nudge, and two dice do not mind the order.
 * - A die that stays in its group is nudged after a flare, when more is known; the same for setting it, unless the same die is
 *   nudged across afterwards.
 * - Dice are brought before others are set or nudged. Only where a later square might stay empty may it be better to bring
 *   none, as somebody else could then bring a better one.
 */
export class Turn {
  private readonly search: ColumnSearch;
  private readonly model: SongModel;
  private readonly powers: Pick<Powers, 'unison' | 'unpocket' | 'kind'>;
  /** As many dice as all squares of the part can take. */
  private readonly ample: number;
  private readonly tables = new Map<number, Float64Array>();
  private readonly shakes = new Map<number, number>();
  private readonly pools = new Map<string, number>();

  constructor(search: ColumnSearch, powers: Pick<Powers, 'unison' | 'unpocket' | 'kind'>, model: SongModel) {
    this.search = search;
    this.powers = powers;
    this.model = model;
    this.ample = search.rows(2).length;
  }

  /** The best that the seat can make of one pool. */
  at(pool: Pool, may: number): number {
    if ((may & MAY_FLARE) === 0 || (may & MAY_SHAKE) === 0) return this.best(compositionOf(pool), may)[placeOf(pool)];
    const key = `${pool.join()} ${may}`;
    const known = this.pools.get(key);
    if (known !== undefined) return known;
    const sizes = compositionOf(pool);
    let worth = this.best(sizes, may - MAY_SHAKE)[placeOf(pool)];
    if ((may & MAY_UNPOCKET) !== 0) worth = Math.max(worth, this.unpocketed(pool, may));
    if (may >= MAY_ROLL) worth = Math.max(worth, this.rolled(pool, may));
    if (sumOf(sizes) > 0) {
      worth = Math.max(worth, this.shaken(sizes, may));
      for (let group = 0; group < 3; group++) worth = Math.max(worth, this.flared(pool, may, group));
      if ((may & MAY_NUDGE) !== 0) worth = Math.max(worth, this.changed(pool, may - MAY_NUDGE, this.nudge(may, sizes)));
      if ((may & MAY_COPY) !== 0) worth = Math.max(worth, this.changed(pool, may - MAY_COPY, this.copy(may, sizes)));
    }
    this.pools.set(key, worth);
    return worth;
  }

  /** After a special die has been rolled into the pool. */
  rolled(pool: Pool, may: number): number {
    const { kind } = this.powers;
    let sum = 0;
    for (let face = 0; face < FACES[kind]; face++)
      sum += this.at(pool.with(FIRST_FACE[kind] + face, pool[FIRST_FACE[kind] + face] + 1), may - MAY_ROLL);
    return sum / FACES[kind];
  }

  /** After the die in the pocket has come back. */
  unpocketed(pool: Pool, may: number): number {
    const die = dieOf(0, this.powers.unpocket);
    return this.at(pool.with(die, pool[die] + 1), may - MAY_UNPOCKET);
  }

  /** After all dice have been rolled again: the same for all pools of a composition. */
  shaken(sizes: Composition, may: number): number {
    const key = keyOf(sizes, may);
    let worth = this.shakes.get(key);
    if (worth === undefined) {
      const odds = SIDES.map((_, family) => oddsAfter(family, sizes[family], 0, sizes[family]));
      worth = mean(this.best(sizes, may - MAY_SHAKE), sizes, odds);
      this.model.count(countsOf(sizes).reduce((product, count) => product * count, 1));
      this.shakes.set(key, worth);
    }
    return worth;
  }

  /** After the dice of a group have been rolled again. */
  flared(pool: Pool, may: number, group: number): number {
    const sizes = compositionOf(pool);
    const kept = pool.map((count, die) => (groupOf(VALUE_OF[die]) === group ? 0 : count));
    const rest = compositionOf(kept);
    if (sumOf(rest) === sumOf(sizes)) return -Infinity;
    const odds = SIDES.map((_, family) =>
      oddsAfter(family, sizes[family], placeOf(onlyFamily(kept, family)), sizes[family] - rest[family]),
    );
    return mean(this.best(sizes, may - MAY_FLARE), sizes, odds);
  }

  private changed(pool: Pool, may: number, change: Change): number {
    let worth = -Infinity;
    for (let die = 0; die < DICE; die++) {
      if (pool[die] === 0) continue;
      const others = changesOf(VALUE_OF[die], FACES[KIND_OF[die]], change);
      for (const other of others) worth = Math.max(worth, this.at(moved(pool, die, dieOf(KIND_OF[die], other)), may));
    }
    return worth;
  }

  /** The best that the seat can make of every pool of a composition; not with both shake and flare. */
  private best(sizes: Composition, may: number): Float64Array {
    const key = keyOf(sizes, may);
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const worth =
      (may & MAY_SHAKE) === 0 ? this.withoutShake(sizes, may) : this.copied(this.best(sizes, may - MAY_SHAKE));
    if ((may & MAY_UNPOCKET) !== 0) this.raiseByPocket(worth, sizes, may);
    if (may >= MAY_ROLL && !this.isPocketFirst(sizes, may)) raise(worth, this.roll(sizes, may));
    if ((may & MAY_SHAKE) !== 0 && sumOf(sizes) > 0) {
      const shaken = this.shaken(sizes, may);
      for (let place = 0; place < worth.length; place++) if (shaken > worth[place]) worth[place] = shaken;
    }
    this.model.count(worth.length);
    this.tables.set(key, worth);
    return worth;
  }

  /** Where nothing will be rolled again, it is all the same which die comes first. */
  private isPocketFirst(sizes: Composition, may: number): boolean {
    return (may & MAY_UNPOCKET) !== 0 && (may & (MAY_SHAKE | MAY_FLARE)) === 0 && sumOf(sizes) >= this.ample;
  }

  private withoutShake(sizes: Composition, may: number): Float64Array {
    const total = sumOf(sizes);
    if ((may & MAY_FLARE) !== 0 && total > 0) return this.withFlare(sizes, may);
    if ((may & MAY_ADD) !== 0 && total >= this.ample)
      return impossible(this.model.memory, poolIndex(sizes, this.search.high).length);
    if ((may & MAY_COPY) !== 0 && total > 0) {
      const from = this.best(sizes, may - MAY_COPY);
      const worth = this.copied(from);
      this.change(worth, sizes, from, { copy: this.powers.unison, isCrossing: false });
      return worth;
    }
    const worth = this.copied(this.placing(sizes, 1));
    if ((may & MAY_DOUBLE) !== 0 && total > 1) raise(worth, this.placing(sizes, 2));
    if ((may & MAY_NUDGE) !== 0 && total > 0)
      this.change(worth, sizes, this.best(sizes, may - MAY_NUDGE), { copy: 0, isCrossing: false });
    return worth;
  }

  private withFlare(sizes: Composition, may: number): Float64Array {
    const from = this.best(sizes, may - MAY_FLARE);
    const worth = this.copied(from);
    raiseByFlare(worth, sizes, from);
    this.model.count(20 * worth.length);
    if ((may & MAY_NUDGE) !== 0) this.change(worth, sizes, this.best(sizes, may - MAY_NUDGE), this.nudge(may, sizes));
    if ((may & MAY_COPY) !== 0) this.change(worth, sizes, this.best(sizes, may - MAY_COPY), this.copy(may, sizes));
    return worth;
  }

  /** Before a flare, where dice are not scarce. */
  private nudge(may: number, sizes: Composition): Change {
    return { copy: 0, isCrossing: (may & MAY_ADD) === 0 || sumOf(sizes) >= this.ample };
  }

  private copy(may: number, sizes: Composition): Change {
    const { isCrossing } = this.nudge(may, sizes);
    return { copy: this.powers.unison, isCrossing: isCrossing && (may & MAY_NUDGE) === 0 };
  }

  private copied(table: Float64Array): Float64Array {
    const copy = this.model.memory.take(table.length);
    copy.set(table);
    return copy;
  }

  private placing(sizes: Composition, placements: number): Float64Array {
    const key = keyOf(sizes, -placements);
    let table = this.tables.get(key);
    if (table === undefined) {
      const worths = this.search.bestOfAll(sumOf(sizes), placements);
      const index = poolIndex(sizes, this.search.high);
      table = this.model.memory.take(index.length);
      for (let place = 0; place < table.length; place++) table[place] = worths[index[place]];
      this.tables.set(key, table);
    }
    return table;
  }

  /** Raises every pool to the best that one changed die makes of it. */
  private change(worth: Float64Array, sizes: Composition, from: Float64Array, change: Change): void {
    const [n, b, f] = countsOf(sizes);
    const first = changesIn(0, sizes[0], change);
    const second = changesIn(1, sizes[1], change);
    const third = changesIn(2, sizes[2], change);
    for (let i = 0; i < n; i++)
      for (let at = first.starts[i]; at < first.starts[i + 1]; at++)
        raiseRun(worth, i * b * f, from, first.to[at] * b * f, b * f);
    for (let i = 0; i < n && sizes[1] > 0; i++)
      for (let j = 0; j < b; j++)
        for (let at = second.starts[j]; at < second.starts[j + 1]; at++)
          raiseRun(worth, (i * b + j) * f, from, (i * b + second.to[at]) * f, f);
    for (let run = 0; run < n * b * f && sizes[2] > 0; run += f)
      for (let k = 0; k < f; k++)
        for (let at = third.starts[k]; at < third.starts[k + 1]; at++)
          if (from[run + third.to[at]] > worth[run + k]) worth[run + k] = from[run + third.to[at]];
    this.model.count(b * f * first.to.length + n * f * second.to.length + n * b * third.to.length);
  }

  private roll(sizes: Composition, may: number): Float64Array {
    const family = FAMILY[this.powers.kind];
    const made = average(sizes, family, this.best(withDice(sizes, family, 1), may - MAY_ROLL), 3);
    this.model.count(SIDES[family] * made.length);
    return made;
  }

  private raiseByPocket(worth: Float64Array, sizes: Composition, may: number): void {
    const larger = this.best(withDice(sizes, 0, 1), may - MAY_UNPOCKET);
    const [n, b, f] = countsOf(sizes);
    const { added } = diceWith(6).level(sizes[0]);
    for (let set = 0; set < n; set++)
      raiseRun(worth, set * b * f, larger, added[set * 6 + this.powers.unpocket - 1] * b * f, b * f);
  }
}

const keyOf = (sizes: Composition, may: number): number => ((sizes[0] * 8 + sizes[1]) * 8 + sizes[2]) * 1024 + may;

const moved = (pool: Pool, from: number, to: number): Pool => pool.with(from, pool[from] - 1).with(to, pool[to] + 1);

const onlyFamily = (pool: Pool, family: number): Pool =>
  pool.map((count, die) => (FAMILY[KIND_OF[die]] === family ? count : 0));

/** Over every pool of a composition that a roll can make. */
function mean(worths: Float64Array, sizes: Composition, [first, second, third]: readonly Odds[]): number {
  const [, b, f] = countsOf(sizes);
  let sum = 0;
  for (let i = 0; i < first.sets.length; i++) {
    for (let j = 0; j < second.sets.length; j++) {
      const run = (first.sets[i] * b + second.sets[j]) * f;
      let part = 0;
      for (let k = 0; k < third.sets.length; k++) part += third.chances[k] * worths[run + third.sets[k]];
      sum += first.chances[i] * second.chances[j] * part;
    }
  }
  return sum;
}

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
