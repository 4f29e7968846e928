import { FRONT, MELODY, type Column } from '../vocabulary.ts';
import { choose, chooseLane, expectation, impossible, passing, type Bonus, type Lanes } from './lanes.ts';
import type { Taker } from './memory.ts';
import type { Multisets } from './multisets.ts';
import { crescendoPoints, IDS } from './points.ts';

export const rowCount = (rows: number): number => (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1);
const isHigh = (value: number): number => (value > 6 ? 1 : 0);

/** What a step asks the song: points, and what comes after it. */
export interface Song {
  /** Weighted points between a square of the column before, given as its number, and one die on its right. */
  edgeOf(column: number, row: number, id: number, right: number): number;
  /** Weighted points of the circles inside a column of single dice. */
  inside(column: number, beats: number, melody: number, front: number): number;
  /** Expected points of everything right of a column, a lane for each B die that may lie in it. */
  later(column: number, melody: number, front: number, rest: Rest, before: Melody): Lanes;
  count(steps: number): void;
  readonly memory: Taker;
}

/** The dice that remain after a column: how many, and how many of them are high. */
export interface Rest {
  readonly left: number;
  readonly high: number;
}

/** What the crescendos of a song need to know of the columns before. */
export interface Melody {
  /** The lowest M die so far, or `NO_LOW`. */
  readonly low: number;
  /** Dice that a crescendo has counted so far. */
  readonly counted: number;
}

/** From one column, −1 before the first, to the next: all but the dice that lie in the first. */
export interface Crossing extends Melody {
  readonly column: number;
  readonly next: Column;
  /** Dice that are left over, the same after every later column. */
  readonly left: number;
  readonly sets: Multisets;
  readonly high: number;
  /** A crescendo between the two columns counts. */
  readonly isOpen: boolean;
  readonly melodyWeight: number;
}

/** Filling the next column in the best way, for every pool and every neighbour on its left; and the roll before it. */
export class Step {
  private readonly song: Song;
  private readonly at: Crossing;
  private readonly letters: number;
  /** Lanes: B dice that can lie in the next column. */
  private readonly beats: readonly number[];
  private readonly byFront = new Map<number, readonly (Lanes | undefined)[]>();
  private readonly byMelody = new Map<number, Lanes>();

  constructor(song: Song, at: Crossing) {
    this.song = song;
    this.at = at;
    this.letters = at.sets.letters;
    this.beats = valuesOf(at.next.rows & 1, this.letters);
  }

  /** Expected points by what is left over, a lane for each of the B squares `beats` on the left. */
  worths(beats: readonly number[], melody: number, front: number, rolled = rowCount(this.at.next.rows)): Lanes {
    const { sets, left, next } = this.at;
    const size = left + rowCount(next.rows);
    const best = this.best(beats, melody, front, size);
    const made = expectation(this.song.memory, sets, size - rolled, rolled, best);
    for (let level = size - rolled; level < size; level++) this.song.count(6 * sets.level(level).count * best.lanes);
    return made;
  }

  private best(beats: readonly number[], melody: number, front: number, size: number): Lanes {
    const rest = this.withMelody(melody, front);
    const { sets, next } = this.at;
    if ((next.rows & 1) === 0) return rest;
    const level = sets.level(size);
    const lanes = beats.length;
    const worths = passing(2, level.count * lanes);
    const bonus = this.bonusFor(beats);
    chooseLane(worths, lanes, level, rest, bonus);
    this.song.count(level.count * (this.letters + lanes));
    return { worths, lanes };
  }

  private bonusFor(beats: readonly number[]): Bonus {
    const starts = [0];
    const lanes: number[] = [];
    const bonus: number[] = [];
    for (const value of this.beats) {
      for (const [lane, id] of beats.entries()) {
        const points = this.song.edgeOf(this.at.column, 0, id, value);
        if (points === 0) continue;
        lanes.push(lane);
        bonus.push(points);
      }
      starts.push(lanes.length);
    }
    return { starts: Int32Array.from(starts), lanes: Int32Array.from(lanes), points: Float64Array.from(bonus) };
  }

  /** By B die, and by what remains beside it: the best M and F die. */
  private withMelody(melody: number, front: number): Lanes {
    const key = melody * IDS + front;
    const known = this.byMelody.get(key);
    if (known !== undefined) return known;
    const rest = this.withFront(front);
    const made = (this.at.next.rows & 2) === 0 ? (rest[0] ?? NOWHERE) : this.chooseMelody(melody, rest);
    this.byMelody.set(key, made);
    return made;
  }

  private chooseMelody(melody: number, rest: readonly (Lanes | undefined)[]): Lanes {
    const { sets, next, left, column } = this.at;
    const size = left + rowCount(next.rows & 6);
    const lanes = this.beats.length;
    const worths = impossible(this.song.memory, sets.level(size).count * lanes);
    const points = new Float64Array(lanes);
    for (let value = 1; value <= this.letters; value++) {
      const larger = rest[value];
      if (larger === undefined) continue;
      const plus = sets.level(size - 1).plus[value];
      choose(worths, lanes, plus, points.fill(this.song.edgeOf(column, MELODY, melody, value)), larger);
      this.song.count(plus.length * lanes);
    }
    return { worths, lanes };
  }

  /**
   * By M die, then by B die: the best F die, the points inside the column and all that comes later. A circle on the left edge
   * only ever adds points, and for few F dice, so the rest is worked out without it.
   */
  private withFront(front: number): readonly (Lanes | undefined)[] {
    const known = this.byFront.get(front);
    if (known !== undefined) return known;
    const { sets, next, left, low, counted, isOpen, high, column } = this.at;
    const plain = front === 0 ? [] : this.withFront(0);
    const lanes = this.beats.length;
    const { count } = sets.level(left + ((next.rows & 4) === 0 ? 0 : 1));
    const made: (Lanes | undefined)[] = [];
    for (const melody of valuesOf(next.rows & 2, this.letters)) {
      const before = {
        low: melody === 0 ? low : Math.min(low, melody),
        counted: counted + (isOpen ? 1 : 0),
      };
      const bent = this.at.melodyWeight * crescendoPoints(melody === 0 ? [] : [melody], low, counted, isOpen);
      const from = plain[melody]?.worths;
      const worths =
        from === undefined ? impossible(this.song.memory, count * lanes) : this.song.memory.take(count * lanes);
      if (from !== undefined) worths.set(from);
      for (const value of valuesOf(next.rows & 4, this.letters)) {
        if (isHigh(melody) + isHigh(value) > high) continue;
        if (from !== undefined && this.song.edgeOf(column, FRONT, front, value) === 0) continue;
        this.chooseFront(worths, { front, melody, value }, bent, before);
      }
      made[melody] = { worths, lanes };
    }
    this.byFront.set(front, made);
    return made;
  }

  private chooseFront(
    worths: Float64Array,
    { front, melody, value }: { readonly front: number; readonly melody: number; readonly value: number },
    bent: number,
    before: Melody,
  ): void {
    const { sets, left, column } = this.at;
    const { song, beats } = this;
    const rest = song.later(column + 1, melody, value, this.at, before);
    const edge = song.edgeOf(column, FRONT, front, value);
    const points = Float64Array.from(beats, (die) => bent + song.inside(column + 1, die, melody, value) + edge);
    const plus = sets.level(left).plus[value];
    choose(worths, beats.length, plus, points, rest);
    song.count(plus.length * beats.length);
  }
}

const NOTHING: readonly number[] = [0];
const SIX: readonly number[] = [1, 2, 3, 4, 5, 6];
const EIGHT: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** What can lie in a square; only nothing where there is none. */
export const valuesOf = (isThere: number, letters: number): readonly number[] =>
  isThere === 0 ? NOTHING : letters === 6 ? SIX : EIGHT;

const NOWHERE: Lanes = { worths: new Float64Array(0), lanes: 1 };
