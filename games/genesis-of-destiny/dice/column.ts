import { countSong } from '../rules/circles.ts';
import { hasRow } from '../rules/song.ts';
import type { OpenTable } from '../state.ts';
import { BEATS, DICE, FACES, KIND_OF, MELODY, NONE, VALUE_OF } from '../vocabulary.ts';
import { choose, impossible } from './lanes.ts';
import { copiesIn, poolsWith } from './multisets.ts';
import { columnPoints, crescendoPoints, HIGHEST, NO_LOW, squaresAt, VALUES } from './points.ts';
import { hasCrescendo, type Squares, type Weights } from './points.ts';
import type { SongModel } from './songModel.ts';
import type { Melody } from './step.ts';

/** The song state a coach looks at. */
export type SongMoment = Pick<OpenTable, 'column' | 'row' | 'placed' | 'placementsLeft'>;

/** What each role could bring when it must place and the pool is empty. */
export interface Rescue {
  /** Sides of a special die that is not rolled yet; 0 for none. */
  readonly sides: readonly number[];
  /** The value of a die in the pocket; 0 for none. */
  readonly pockets: readonly number[];
}

const NO_RESCUE: Rescue = { sides: [0, 0, 0], pockets: [0, 0, 0] };

/** So many dice of each value. */
export function valuesIn(pool: ArrayLike<number>): Uint8Array {
  const counts = new Uint8Array(VALUES);
  for (let die = 0; die < DICE; die++) counts[VALUE_OF[die]] += pool[die];
  return counts;
}

export const frontDice = (pool: ArrayLike<number>): number => {
  let count = 0;
  for (let die = 0; die < DICE; die++) if (FACES[KIND_OF[die]] > 6) count += pool[die];
  return count;
};

/** The column being filled: the best that can come of any pool, from the row to move on. Worth is that of the whole song. */
export class ColumnSearch {
  private readonly model: SongModel;
  private readonly at: SongMoment;
  private readonly now: Weights;
  private readonly rescue: Rescue;
  /** Most dice above 6 that any pool asked about can have. */
  readonly high: number;
  private readonly before: Squares | undefined;
  private readonly squares: [number[], number[], number[]];
  private readonly melody: Melody;
  private readonly isOpen: boolean;
  /** Whether what lies in the B square stays as it is. */
  private readonly isFixed: boolean;
  private readonly base: number;
  private readonly counts = new Uint8Array(VALUES);
  private readonly tables = new Map<number, Float64Array>();

  constructor(model: SongModel, at: SongMoment, high: number, now: Weights, rescue: Rescue = NO_RESCUE) {
    this.model = model;
    this.at = at;
    this.now = now;
    this.high = high;
    this.rescue = rescue;
    const { column, placed } = at;
    this.squares = squaresAt(placed, column);
    this.before = column > 0 ? squaresAt(placed, column - 1) : undefined;
    this.melody = melodyBefore(model, placed, column);
    this.isOpen = (this.before?.[MELODY].length ?? 0) > 0 && hasCrescendo(model.columns[column - 1]);
    this.isFixed = at.row > BEATS;
    const earlier = placed.map((die, square) => (square < column * 6 ? die : NONE));
    const { points } = countSong(model.columns, earlier);
    this.base = points.reduce((sum, scored, role) => sum + model.weights[role] * scored, 0);
  }

  /** Rows still to be filled: the row to move as often as it places, then those above it. */
  rows(placements: number): number[] {
    const { row, column } = this.at;
    const rows: number[] = [];
    for (let copy = 0; copy < placements; copy++) rows.push(row);
    for (let above = row + 1; above < 3; above++) if (hasRow(this.model.columns[column], above)) rows.push(above);
    return rows;
  }

  /** The best that can come of a pool, given by value. */
  best(pool: Uint8Array, placements: number): number {
    this.counts.set(pool);
    return this.fill(this.rows(placements), 0);
  }

  /** The same after one value has gone to the square of the row to move. */
  placing(pool: Uint8Array, value: number, placements: number): number {
    this.counts.set(pool);
    this.counts[value]--;
    const { row } = this.at;
    this.squares[row].push(value);
    const worth = this.fill(this.rows(placements - 1), 0);
    this.squares[row].pop();
    return worth;
  }

  /** The best that can come of every pool of a size: worked out row by row for all of them together. */
  bestOfAll(size: number, placements: number): Float64Array {
    const key = size * 3 + placements;
    const known = this.tables.get(key);
    if (known !== undefined) return known;
    const rows = this.rows(placements);
    const made = size < rows.length ? this.scarce(size, placements) : this.fillAll(rows, 0, size - rows.length);
    this.tables.set(key, made);
    return made;
  }

  private fillAll(rows: readonly number[], next: number, left: number): Float64Array {
    const sets = poolsWith(this.high);
    const size = left + rows.length - next;
    if (next === rows.length) return this.later(left).map((later) => this.pointsNow() + later);
    const { plus } = sets.level(size - 1);
    const worth = impossible(this.model.memory, sets.level(size).count);
    const square = this.squares[rows[next]];
    for (let value = firstValue(rows, next, square); value <= sets.letters; value++) {
      square.push(value);
      const isLast = next + 1 === rows.length;
      const points = isLast ? this.pointsNow() : 0;
      const rest = isLast ? this.later(left) : this.fillAll(rows, next + 1, left);
      square.pop();
      choose(worth, 1, plus[value], Float64Array.of(points), { worths: rest, lanes: 1 });
      this.model.count(rest.length);
    }
    return worth;
  }

  /** Pools that are too small for the rows: one by one, as somebody has to bring a die. */
  private scarce(size: number, placements: number): Float64Array {
    const sets = poolsWith(this.high);
    return Float64Array.from(sets.level(size).codes, (code) =>
      this.best(
        Uint8Array.from({ length: VALUES }, (_, value) => (value === 0 ? 0 : copiesIn(code, value))),
        placements,
      ),
    );
  }

  private fill(rows: readonly number[], next: number): number {
    if (next === rows.length) return this.leaf();
    let best = -Infinity;
    for (let value = firstValue(rows, next, this.squares[rows[next]]); value <= HIGHEST; value++) {
      if (this.counts[value] === 0) continue;
      this.counts[value]--;
      best = Math.max(best, this.putting(rows, next, value));
      this.counts[value]++;
    }
    return best === -Infinity ? this.rescued(rows, next) : best;
  }

  private putting(rows: readonly number[], next: number, value: number): number {
    const square = this.squares[rows[next]];
    square.push(value);
    const worth = this.fill(rows, next + 1);
    square.pop();
    return worth;
  }

  /** With an empty pool a role has to bring a die of its own; without one the song scores nothing. */
  private rescued(rows: readonly number[], next: number): number {
    const sides = this.rescue.sides[rows[next]];
    const pocketed = this.rescue.pockets[rows[next]];
    let worth = 0;
    for (let value = 1; value <= sides; value++) worth += this.putting(rows, next, value) / sides;
    return pocketed > 0 ? Math.max(worth, this.putting(rows, next, pocketed)) : worth;
  }

  private leaf(): number {
    this.model.count(1);
    const points = this.pointsNow();
    if (this.at.column + 1 >= this.model.columns.length) return points;
    let left = 0;
    for (let value = 1; value <= HIGHEST; value++) left += this.counts[value];
    return points + this.later(left)[poolsWith(this.high).indexOf(this.counts)];
  }

  /** With the column filled as it is. */
  private pointsNow(): number {
    const { model, squares, before, now } = this;
    const { column } = this.at;
    let points = this.base + columnPoints(model.columns[column], squares, now);
    if (before !== undefined)
      for (let row = 0; row < 3; row++) points += now[row] * model.edge(column - 1, row, before[row], squares[row]);
    const { low, counted } = this.melody;
    return points + model.weights[MELODY] * crescendoPoints(squares[MELODY], low, counted, this.isOpen);
  }

  private later(left: number): Float64Array {
    const dice = this.squares[MELODY];
    const { low, counted } = this.melody;
    const before = { low: Math.min(low, ...dice), counted: counted + (this.isOpen ? dice.length : 0) };
    return this.model.after(this.at.column, this.squares, { left, high: this.high }, before, this.isFixed);
  }
}

/** Two dice for one square are chosen together, the lower one first. */
const firstValue = (rows: readonly number[], next: number, square: readonly number[]): number =>
  next > 0 && rows[next] === rows[next - 1] ? square[square.length - 1] : 1;

/** The lowest M die before a column, and how many dice the crescendos up to there have counted. */
function melodyBefore(model: SongModel, placed: readonly number[], column: number): Melody {
  let low = NO_LOW;
  let counted = 0;
  let hasLeft = false;
  for (let before = 0; before < column; before++) {
    const dice = squaresAt(placed, before)[MELODY];
    for (const value of dice) low = Math.min(low, value);
    if (hasLeft && hasCrescendo(model.columns[before - 1])) counted += dice.length;
    hasLeft = dice.length > 0;
  }
  return { low, counted };
}

export interface Placement {
  /** The face to place. */
  readonly die: number;
  /** Points of the whole song to expect. */
  readonly points: number;
}

/**
 * The value of every die in the pool for the square to be filled, best first, if all later choices are the best as well.
 * `now` weighs the points of this column; those of later columns are weighed by the model.
 */
export function advisePlacement(search: ColumnSearch, pool: readonly number[], placements: number): Placement[] {
  const values = valuesIn(pool);
  const advice: Placement[] = [];
  for (let die = 0; die < DICE; die++) {
    if (pool[die] > 0) advice.push({ die, points: search.placing(values, VALUE_OF[die], placements) });
  }
  return advice.sort((a, b) => b.points - a.points || a.die - b.die);
}
