import { FRONT, MELODY, type Column } from '../vocabulary.ts';
import { Meter } from './meter.ts';
import { poolsWith, type Multisets } from './multisets.ts';
import { columnPoints, crescendoPoints, edgeTable, hasCrescendo, NO_LOW, VALUES } from './points.ts';
import type { Squares, Weights } from './points.ts';

/** Dice of one square as a number: none, one value, or two. */
const PAIR = 16;
export const squareId = (dice: readonly number[]): number =>
  dice.length === 0 ? 0 : dice.length === 1 ? dice[0] : PAIR * Math.max(dice[0], dice[1]) + Math.min(dice[0], dice[1]);
const IDS = PAIR * VALUES;

const FREE = new Meter();

const rowCount = (rows: number): number => (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1);
const isHigh = (value: number): number => (value > 6 ? 1 : 0);

/** What the crescendos of a song need to know of the columns before. */
export interface Melody {
  /** The lowest M die so far, or `NO_LOW`. */
  readonly low: number;
  /** Dice that a crescendo has counted so far. */
  readonly counted: number;
}

/** Everything about the step from one column to the next but the dice that lie in the first. */
interface Step {
  readonly next: Column;
  /** Dice that are left over, the same after every later column. */
  readonly left: number;
  readonly sets: Multisets;
  readonly low: number;
  readonly counted: number;
  /** A crescendo between the two columns counts. */
  readonly isOpen: boolean;
  readonly byFront: Map<number, readonly (Float64Array | undefined)[]>;
  readonly byMelody: Map<number, readonly Float64Array[]>;
  /** By the dice that matter for M and F: the best if no circle looks at B. */
  readonly byBeats: Map<number, Float64Array>;
  readonly done: Map<number, Float64Array>;
}

/**
 * What the rest of a song is worth, with everybody playing for the same goal and without powers: exact over all rolls and
 * placements to come. Calculated backwards; what counts between two columns is only the dice of the last one that some
 * circle looks at, the values that are left over and, with a crescendo, the lowest M die. A placement is chosen row by row
 * over multisets of dice, so that rows and pools are shared by all states.
 */
export class SongModel {
  readonly columns: readonly Column[];
  readonly weights: Weights;
  private present = FREE;
  private readonly edges: readonly (readonly (Float64Array | undefined)[])[];
  private readonly steps = new Map<number, Step>();
  private readonly inside: (Float64Array | undefined)[] = [];

  constructor(columns: readonly Column[], weights: Weights) {
    this.columns = columns;
    this.weights = weights;
    this.edges = columns.map((column) => [0, 1, 2].map((row) => edgeTable(column, row)));
  }

  /** What the present question costs, and may cost. */
  get meter(): Meter {
    return this.present;
  }

  /** Answers a question on a meter of its own. */
  within<Answer>(meter: Meter, ask: () => Answer): Answer {
    this.present = meter;
    try {
      return ask();
    } finally {
      this.present = FREE;
    }
  }

  /** Points between a square and its right neighbour. */
  edge(column: number, row: number, left: readonly number[], right: readonly number[]): number {
    const table = this.edges[column][row];
    if (table === undefined) return 0;
    let points = 0;
    for (const a of left) for (const b of right) points += table[a * VALUES + b];
    return points;
  }

  /** Expected points of everything right of a column, by the multiset of `left` dice that remain after it. */
  after(column: number, squares: Squares, left: number, high: number, melody: Melody): Float64Array {
    const ids = [squareId(squares[0]), squareId(squares[1]), squareId(squares[2])] as const;
    return this.afterIds(column, ids[0], ids[1], ids[2], left, high, melody.low, melody.counted);
  }

  private afterIds(
    column: number,
    beats: number,
    melody: number,
    front: number,
    left: number,
    high: number,
    low: number,
    counted: number,
  ): Float64Array {
    const step = this.step(column, melody !== 0, left, high, low, counted);
    if (step === undefined) return zeros(poolsWith(high).level(left).count);
    const edges = this.edges[column];
    const b = edges[0] === undefined ? 0 : beats;
    const m = edges[1] === undefined ? 0 : melody;
    const f = edges[2] === undefined ? 0 : front;
    const key = (b * IDS + m) * IDS + f;
    const known = step.done.get(key);
    if (known !== undefined) return known;
    const worth = this.expectation(step, this.best(column, step, b, m, f), rowCount(step.next.rows));
    step.done.set(key, worth);
    return worth;
  }

  /** The step out of a column, or nothing after the last one. */
  private step(
    column: number,
    hasMelody: boolean,
    left: number,
    high: number,
    low: number,
    counted: number,
  ): Step | undefined {
    const next = this.columns[column + 1];
    if (next === undefined) return undefined;
    const isOpen = hasMelody && hasCrescendo(this.columns[column]) && (next.rows & 2) !== 0;
    const matters = isOpen || counted > 0 || this.crescendoAfter(column + 1);
    const melody = matters ? (low * 32 + counted) * 2 + (isOpen ? 1 : 0) : 0;
    const key = ((column * 32 + left) * 32 + high) * 1024 + melody;
    let step = this.steps.get(key);
    if (step === undefined) {
      step = {
        next,
        left,
        sets: poolsWith(high),
        low: matters ? low : NO_LOW,
        counted: matters ? counted : 0,
        isOpen,
        byFront: new Map(),
        byMelody: new Map(),
        byBeats: new Map(),
        done: new Map(),
      };
      this.steps.set(key, step);
    }
    return step;
  }

  private crescendoAfter(column: number): boolean {
    for (let at = column; at + 1 < this.columns.length; at++) {
      if (hasCrescendo(this.columns[at]) && (this.columns[at].rows & this.columns[at + 1].rows & 2) !== 0) return true;
    }
    return false;
  }

  /** Adds up over all rolls: one die after the other, from pools with the rolled dice to pools without. */
  private expectation(step: Step, best: Float64Array, rolled: number): Float64Array {
    const { sets, left } = step;
    let worth = best;
    for (let size = left + rolled - 1; size >= left; size--) {
      const { count, added } = sets.level(size);
      const smaller = new Float64Array(count);
      for (let set = 0; set < count; set++) {
        let sum = 0;
        for (let letter = 0; letter < 6; letter++) sum += worth[added[set * sets.letters + letter]];
        smaller[set] = sum / 6;
      }
      this.present.count(6 * count);
      worth = smaller;
    }
    return worth;
  }

  /** The best way to fill the next column, for every pool. */
  private best(column: number, step: Step, b: number, m: number, f: number): Float64Array {
    const rest = this.withMelody(column, step, m, f);
    if ((step.next.rows & 1) === 0) return rest[0];
    const { sets } = step;
    const size = step.left + rowCount(step.next.rows);
    const { plus } = sets.level(size - 1);
    let plain = step.byBeats.get(m * IDS + f);
    if (plain === undefined) {
      plain = new Float64Array(sets.level(size).count).fill(-Infinity);
      for (let value = 1; value <= sets.letters; value++) this.choose(plain, plus[value], 0, rest[value]);
      step.byBeats.set(m * IDS + f, plain);
    }
    // A circle between two B dice only ever adds points, and only for few dice.
    const worth = plain.slice();
    for (let value = 1; value <= sets.letters; value++) {
      const points = this.edgeOf(column, 0, b, value);
      if (points > 0) this.choose(worth, plus[value], points, rest[value]);
    }
    return worth;
  }

  /** By B die: the best M and F die out of every smaller pool. */
  private withMelody(column: number, step: Step, m: number, f: number): readonly Float64Array[] {
    const key = m * IDS + f;
    const known = step.byMelody.get(key);
    if (known !== undefined) return known;
    const rest = this.withFront(column, step, f);
    const { sets, next } = step;
    const size = step.left + rowCount(next.rows & 6);
    const { count } = sets.level(size);
    const made: Float64Array[] = [];
    for (const beats of valuesOf(next.rows & 1, sets.letters)) {
      if ((next.rows & 2) === 0) {
        made[beats] = rest[beats * VALUES] ?? zeros(0);
        continue;
      }
      const worth = new Float64Array(count).fill(-Infinity);
      for (let value = 1; value <= sets.letters; value++) {
        const larger = rest[beats * VALUES + value];
        if (larger !== undefined)
          this.choose(worth, sets.level(size - 1).plus[value], this.edgeOf(column, 1, m, value), larger);
      }
      made[beats] = worth;
    }
    step.byMelody.set(key, made);
    return made;
  }

  /** By B and M die: the best F die, the points inside the column and all that comes later. */
  private withFront(column: number, step: Step, f: number): readonly (Float64Array | undefined)[] {
    const known = step.byFront.get(f);
    if (known !== undefined) return known;
    const { sets, next, left, low, counted, isOpen } = step;
    const high = sets.letters === 6 ? 0 : sets.most;
    const { plus } = sets.level(left);
    const { count } = sets.level(left + ((next.rows & 4) === 0 ? 0 : 1));
    const made: (Float64Array | undefined)[] = [];
    const later = counted + (isOpen ? 1 : 0);
    for (const beats of valuesOf(next.rows & 1, sets.letters)) {
      for (const melody of valuesOf(next.rows & 2, sets.letters)) {
        if (isHigh(beats) + isHigh(melody) > high) continue;
        const nextLow = melody === 0 ? low : Math.min(low, melody);
        const bent = this.weights[MELODY] * crescendoPoints(listOf(melody), low, counted, isOpen);
        const worth = new Float64Array(count).fill(-Infinity);
        for (const front of valuesOf(next.rows & 4, sets.letters)) {
          if (isHigh(beats) + isHigh(melody) + isHigh(front) > high) continue;
          const rest = this.afterIds(column + 1, beats, melody, front, left, high, nextLow, later);
          const points = bent + this.pointsInside(column + 1, beats, melody, front);
          this.choose(worth, plus[front], points + this.edgeOf(column, FRONT, f, front), rest);
        }
        made[beats * VALUES + melody] = worth;
      }
    }
    step.byFront.set(f, made);
    return made;
  }

  /** Raises `worth` wherever taking a certain die is better; `plus` leads from what is left to the pool with that die. */
  private choose(worth: Float64Array, plus: Int32Array, points: number, rest: Float64Array): void {
    for (let left = 0; left < plus.length; left++) {
      const pool = plus[left];
      if (pool < 0) continue;
      const total = points + rest[left];
      if (total > worth[pool]) worth[pool] = total;
    }
    this.present.count(plus.length);
  }

  /** Weighted points between a square, given as its number, and one die on its right. */
  private edgeOf(column: number, row: number, id: number, right: number): number {
    const table = column < 0 ? undefined : this.edges[column][row];
    if (table === undefined || id === 0) return 0;
    const points =
      table[(id % PAIR) * VALUES + right] + (id < PAIR ? 0 : table[Math.floor(id / PAIR) * VALUES + right]);
    return this.weights[row] * points;
  }

  private pointsInside(column: number, b: number, m: number, f: number): number {
    const table = (this.inside[column] ??= new Float64Array(VALUES ** 3).fill(Number.NaN));
    const key = (b * VALUES + m) * VALUES + f;
    if (Number.isNaN(table[key]))
      table[key] = columnPoints(this.columns[column], [listOf(b), listOf(m), listOf(f)], this.weights);
    return table[key];
  }

  /** Expected total of the whole song. */
  get expected(): number {
    const next = this.columns[0];
    const step: Step = {
      next,
      left: 1,
      sets: poolsWith(0),
      low: NO_LOW,
      counted: 0,
      isOpen: false,
      byFront: new Map(),
      byMelody: new Map(),
      byBeats: new Map(),
      done: new Map(),
    };
    const best = this.best(-1, step, 0, 0, 0);
    return this.expectation({ ...step, left: 0 }, best, rowCount(next.rows) + 1)[0];
  }
}

const listOf = (value: number): readonly number[] => (value === 0 ? [] : [value]);

const NOTHING: readonly number[] = [0];
const SIX: readonly number[] = [1, 2, 3, 4, 5, 6];
const EIGHT: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
const valuesOf = (isThere: number, letters: number): readonly number[] =>
  isThere === 0 ? NOTHING : letters === 6 ? SIX : EIGHT;

const nought: Float64Array[] = [];
const zeros = (count: number): Float64Array => (nought[count] ??= new Float64Array(count));
