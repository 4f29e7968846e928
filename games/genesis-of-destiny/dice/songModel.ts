import { MELODY, type Column } from '../vocabulary.ts';
import type { Lanes } from './lanes.ts';
import { unshared, type Taker } from './memory.ts';
import { poolsWith } from './multisets.ts';
import {
  alike,
  columnPoints,
  edgeTable,
  hasCrescendo,
  HIGHEST,
  IDS,
  NO_LOW,
  PAIR,
  squareId,
  VALUES,
} from './points.ts';
import type { Squares, Weights } from './points.ts';
import { rowCount, Step, valuesOf, type Melody, type Rest, type Song } from './step.ts';

/** A step with what is known of it, by the dice on its left that matter. */
interface KnownStep {
  readonly step: Step;
  /** With a lane for every single B die; by M and F square. */
  readonly singles: Map<number, Lanes>;
  /** With a lane for every pair of B dice. */
  readonly pairs: Map<number, Lanes>;
  /** By all three squares. */
  readonly done: Map<number, Float64Array>;
}

/**
 * What the rest of a song is worth, with everybody playing for the same goal and without powers: exact over all rolls and
 * placements to come. Calculated backwards; what counts between two columns is only the dice of the last one that some
 * circle looks at, the values that are left over and, with a crescendo, the lowest M die.
 */
export class SongModel implements Song {
  readonly columns: readonly Column[];
  readonly weights: Weights;
  /** Sums and comparisons so far: what it cost, whatever the machine. */
  work = 0;
  readonly memory: Taker;
  private readonly edges: readonly (readonly (Float64Array | undefined)[])[];
  /** Per column and row: the lowest value that every circle on the right treats the same; without and with high dice. */
  private readonly same: readonly (readonly (readonly Uint8Array[])[])[];
  private readonly steps = new Map<number, KnownStep>();
  private readonly insides: (Float64Array | undefined)[] = [];

  constructor(columns: readonly Column[], weights: Weights, memory: Taker = unshared) {
    this.memory = memory;
    this.columns = columns;
    this.weights = weights;
    this.edges = columns.map((column) => [0, 1, 2].map((row) => edgeTable(column, row)));
    this.same = this.edges.map((tables) => tables.map((table) => [alike(table, 6), alike(table, HIGHEST)]));
  }

  count(steps: number): void {
    this.work += steps;
  }

  /** Points between a square and its right neighbour. */
  edge(column: number, row: number, left: readonly number[], right: readonly number[]): number {
    const table = this.edges[column][row];
    if (table === undefined) return 0;
    let points = 0;
    for (const a of left) for (const b of right) points += table[a * VALUES + b];
    return points;
  }

  edgeOf(column: number, row: number, id: number, right: number): number {
    const table = column < 0 ? undefined : this.edges[column][row];
    if (table === undefined || id === 0) return 0;
    const points =
      table[(id % PAIR) * VALUES + right] + (id < PAIR ? 0 : table[Math.floor(id / PAIR) * VALUES + right]);
    return this.weights[row] * points;
  }

  inside(column: number, beats: number, melody: number, front: number): number {
    const table = (this.insides[column] ??= new Float64Array(VALUES ** 3).fill(Number.NaN));
    const key = (beats * VALUES + melody) * VALUES + front;
    if (Number.isNaN(table[key]))
      table[key] = columnPoints(this.columns[column], [listOf(beats), listOf(melody), listOf(front)], this.weights);
    return table[key];
  }

  /**
   * Expected points of everything right of a column, by the multiset of `left` dice that remain after it. Where the B dice are
   * not fixed, all of them are worked out together.
   */
  after(column: number, squares: Squares, { left, high }: Rest, before: Melody, isFixed: boolean): Float64Array {
    const known = this.stepFrom(column, squares[MELODY].length > 0, left, high, before);
    if (known === undefined) return zeros(poolsWith(high).level(left).count);
    const beats = this.matters(column, 0) ? squareId(squares[0]) : 0;
    const melody = this.idOf(column, 1, squareId(squares[1]), high);
    const front = this.idOf(column, 2, squareId(squares[2]), high);
    const sides = melody * IDS + front;
    const key = beats * IDS * IDS + sides;
    let worths = known.done.get(key);
    if (worths === undefined) {
      const isPair = beats >= PAIR;
      const lanes = isPair ? pairsOf(high) : valuesOf(beats, high === 0 ? 6 : HIGHEST);
      const group = isPair ? known.pairs : known.singles;
      let found = group.get(sides);
      if (found === undefined && !isFixed) {
        found = known.step.worths(lanes, melody, front);
        group.set(sides, found);
      }
      worths =
        found === undefined
          ? known.step.worths([beats], melody, front).worths
          : laneOf(this.memory, found, lanes.indexOf(beats));
      known.done.set(key, worths);
    }
    return worths;
  }

  later(column: number, melody: number, front: number, { left, high }: Rest, before: Melody): Lanes {
    const known = this.stepFrom(column, melody !== 0, left, high, before);
    if (known === undefined) return { worths: zeros(poolsWith(high).level(left).count), lanes: 1 };
    const m = this.idOf(column, 1, melody, high);
    const f = this.idOf(column, 2, front, high);
    let lanes = known.singles.get(m * IDS + f);
    if (lanes === undefined) {
      lanes = known.step.worths(this.lanesAt(column, high), m, f);
      known.singles.set(m * IDS + f, lanes);
    }
    return lanes;
  }

  private lanesAt(column: number, high: number): readonly number[] {
    return valuesOf(this.matters(column, 0) ? this.columns[column].rows & 1 : 0, high === 0 ? 6 : HIGHEST);
  }

  /** Whether a circle will look from a square to the next one of its row; borrowed squares lie only in the present column. */
  private matters(column: number, row: number): boolean {
    return this.edges[column][row] !== undefined && ((this.columns[column + 1]?.rows ?? 0) & (1 << row)) !== 0;
  }

  private idOf(column: number, row: number, id: number, high: number): number {
    if (!this.matters(column, row)) return 0;
    return id >= PAIR ? id : this.same[column][row][high === 0 ? 0 : 1][id];
  }

  /** The step out of a column, or nothing after the last one. */
  private stepFrom(
    column: number,
    hasMelody: boolean,
    left: number,
    high: number,
    { low, counted }: Melody,
  ): KnownStep | undefined {
    const next = this.columns[column + 1];
    if (next === undefined) return undefined;
    const isOpen = hasMelody && hasCrescendo(this.columns[column]) && (next.rows & 2) !== 0;
    const matters = isOpen || counted > 0 || this.crescendoAfter(column + 1);
    const melody = matters ? (low * 32 + counted) * 2 + (isOpen ? 1 : 0) : 0;
    const key = ((column * 32 + left) * 32 + high) * 1024 + melody;
    let known = this.steps.get(key);
    if (known === undefined) {
      const step = this.makeStep(column, left, high, matters ? { low, counted } : NO_MELODY, isOpen);
      known = { step, singles: new Map(), pairs: new Map(), done: new Map() };
      this.steps.set(key, known);
    }
    return known;
  }

  private makeStep(column: number, left: number, high: number, before: Melody, isOpen: boolean): Step {
    const next = this.columns[column + 1];
    const sets = poolsWith(high);
    return new Step(this, { ...before, column, next, left, sets, high, isOpen, melodyWeight: this.weights[MELODY] });
  }

  private crescendoAfter(column: number): boolean {
    for (let at = column; at + 1 < this.columns.length; at++) {
      if (hasCrescendo(this.columns[at]) && (this.columns[at].rows & this.columns[at + 1].rows & 2) !== 0) return true;
    }
    return false;
  }

  /** Expected total of the whole song. */
  get expected(): number {
    const step = this.makeStep(-1, 1, 0, NO_MELODY, false);
    return step.worths([0], 0, 0, rowCount(this.columns[0].rows) + 1).worths[0];
  }
}

const NO_MELODY: Melody = { low: NO_LOW, counted: 0 };

const listOf = (value: number): readonly number[] => (value === 0 ? [] : [value]);

function laneOf(memory: Taker, { worths, lanes }: Lanes, lane: number): Float64Array {
  if (lanes === 1) return worths;
  const one = memory.take(worths.length / lanes);
  for (let set = 0; set < one.length; set++) one[set] = worths[set * lanes + lane];
  return one;
}

/** Squares with two dice, the higher one first. */
const pairsOf = (high: number): readonly number[] => (high === 0 ? PAIRS_OF_SIX : PAIRS_OF_EIGHT);
const allPairs = (highest: number): readonly number[] => {
  const pairs: number[] = [];
  for (let a = 1; a <= highest; a++) for (let b = 1; b <= a; b++) pairs.push(squareId([a, b]));
  return pairs;
};
const PAIRS_OF_SIX = allPairs(6);
const PAIRS_OF_EIGHT = allPairs(HIGHEST);

const nought: Float64Array[] = [];
const zeros = (count: number): Float64Array => (nought[count] ??= new Float64Array(count));
