import { BEATS, circleOf, DICE, FRONT, MELODY, slotOf, VALUE_OF, type Column, type OpenTable } from './state.ts';

/** How much a point of each role counts. */
export type Weights = readonly [number, number, number];
export const FOR_THE_BAND: Weights = [1, 1, 1];

/** The dice of one column by role, none to two values each. */
export type Squares = readonly [readonly number[], readonly number[], readonly number[]];

const FM = slotOf('fm');
const MB = slotOf('mb');
const CROWN = circleOf('crown');
const EQUALS = circleOf('equals');
const UP = circleOf('up');
const DOWN = circleOf('down');
const PEDAL = circleOf('pedal-board');
const CRESCENDO = circleOf('crescendo');
const HARMONY = circleOf('harmony');
const SYNCOPATION = circleOf('syncopation');
const KEY_CHANGE = circleOf('key-change');
const FIRST_EDGE = [slotOf('bU'), slotOf('mU'), slotOf('fU')] as const;

/** Points of the circles inside a column. */
function columnPoints(column: Column, squares: Squares, weights: Weights): number {
  const [beats, melody, front] = squares;
  let points = 0;
  if (column.circles[0] === CROWN && front.length > 0) {
    let lowest = 0;
    for (const value of beats) if (lowest === 0 || value < lowest) lowest = value;
    for (const value of melody) if (lowest === 0 || value < lowest) lowest = value;
    for (const value of front) if (value > lowest) points += weights[FRONT] * (value - lowest);
  }
  const fm = column.circles[FM];
  if (fm === HARMONY || fm === PEDAL) {
    for (const f of front)
      for (const m of melody)
        points += fm === HARMONY ? (f === m ? weights[FRONT] * (f + m) : 0) : weights[MELODY] * Math.max(f, m);
  }
  if (column.circles[MB] === PEDAL)
    for (const m of melody) for (const b of beats) points += weights[MELODY] * Math.max(m, b);
  return points;
}

/** Points of the circles between two neighbours of one row; crescendos are counted elsewhere. */
function edgePoints(column: Column, row: number, left: number, right: number, weights: Weights): number {
  const upper = column.circles[FIRST_EDGE[row]];
  const lower = column.circles[FIRST_EDGE[row] + 1];
  let points = 0;
  for (const circle of [upper, lower]) {
    if (circle < 0) continue;
    if (circle === EQUALS && left === right && upper !== SYNCOPATION) points += left + right;
    else if (circle === SYNCOPATION && left % right === 0) points += left + right;
    else if (circle === UP && right > left) points += right - left;
    else if (circle === DOWN && left > right) points += left - right;
    else if (circle === PEDAL) points += Math.max(left, right);
    else if (circle === KEY_CHANGE && right === 2 * left) points += left + right;
  }
  return points * weights[row];
}

/** All sorted rolls of some dice with their chance, and where each lies in the list. */
interface Rolls {
  readonly list: readonly (readonly number[])[];
  readonly chance: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
}

const keyOf = (sorted: readonly number[]): number => sorted.reduce((key, value) => key * 7 + value, 0);

const ROLLS: readonly Rolls[] = [0, 1, 2, 3, 4].map((count) => {
  const list: number[][] = [];
  const chance: number[] = [];
  const indexOf = new Map<number, number>();
  for (let code = 0; code < 6 ** count; code++) {
    const roll = Array.from({ length: count }, (_, die) => 1 + (Math.floor(code / 6 ** die) % 6)).sort();
    const key = keyOf(roll);
    const known = indexOf.get(key);
    if (known === undefined) {
      indexOf.set(key, list.length);
      list.push(roll);
      chance.push(6 ** -count);
    } else chance[known] += 6 ** -count;
  }
  return { list, chance, indexOf };
});

/** By number of rolled dice and a die that was left (0 for none): for every roll the index in the larger list. */
const WITH_LEFT: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3].map((count) =>
  Array.from({ length: 7 }, (_, left) =>
    ROLLS[count].list.map((roll) => {
      const dice = left === 0 ? roll : [...roll, left].sort();
      return ROLLS[dice.length].indexOf.get(keyOf(dice)) ?? 0;
    }),
  ),
);

/** One way to put dice into the squares of a column: values by role (0 for no square) and the die that is left. */
interface Filling {
  readonly dice: readonly [number, number, number];
  readonly left: number;
}

const fillings = new Map<string, readonly (readonly Filling[])[]>();

/** For every roll of `count` dice all ways to fill the rows. */
function fillingsOf(rows: number, count: number): readonly (readonly Filling[])[] {
  const key = `${rows} ${count}`;
  const known = fillings.get(key);
  if (known !== undefined) return known;
  const present = [0, 1, 2].filter((row) => (rows & (1 << row)) !== 0);
  const made = ROLLS[count].list.map((roll) => {
    const ways: Filling[] = [];
    const seen = new Set<string>();
    const fill = (at: number, rest: readonly number[], dice: readonly [number, number, number]): void => {
      if (at === present.length) {
        const name = dice.join();
        if (!seen.has(name)) ways.push({ dice, left: rest[0] ?? 0 });
        seen.add(name);
        return;
      }
      for (const [index, value] of rest.entries()) {
        if (rest.indexOf(value) < index) continue;
        const next: [number, number, number] = [dice[0], dice[1], dice[2]];
        next[present[at]] = value;
        fill(at + 1, rest.toSpliced(index, 1), next);
      }
    };
    fill(0, roll, [0, 0, 0]);
    return ways;
  });
  fillings.set(key, made);
  return made;
}

const squaresIn = (rows: number): number => (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1);
const place = (b: number, m: number, f: number): number => (b * 7 + m) * 7 + f;
const CELLS = 343;

/**
 * What a song is worth from any point on, with ordinary dice, no powers and everybody playing for the same goal:
 * calculated backwards over the last column's dice, the die that is left, and, with a crescendo, the lowest M die.
 */
export class SongModel {
  readonly columns: readonly Column[];
  readonly weights: Weights;
  private readonly futures: (Float64Array | undefined)[];
  private readonly edges: readonly (readonly Float64Array[])[];
  private readonly hasCrescendo: boolean;
  private readonly oddities = new Map<string, number>();
  private readonly inside = new Map<number, readonly (readonly number[])[]>();
  /** Crescendos on edges left of each column. */
  private readonly crescendosBefore: readonly number[];

  constructor(columns: readonly Column[], weights: Weights) {
    this.columns = columns;
    this.weights = weights;
    this.futures = columns.map(() => undefined);
    this.edges = columns.map((column) =>
      [0, 1, 2].map((row) => {
        const table = new Float64Array(81);
        for (let left = 1; left < 9; left++)
          for (let right = 1; right < 9; right++)
            table[left * 9 + right] = edgePoints(column, row, left, right, weights);
        return table;
      }),
    );
    let count = 0;
    this.crescendosBefore = columns.map((_, index) => {
      if (index > 0 && this.isCrescendo(index - 1)) count++;
      return count;
    });
    this.hasCrescendo = count > 0;
  }

  /** Whether a crescendo lies between this column and the next, with both M squares drawn. */
  private isCrescendo(column: number): boolean {
    const next = this.columns[column + 1];
    return (
      this.columns[column].circles.includes(CRESCENDO) &&
      next !== undefined &&
      (this.columns[column].rows & next.rows & 2) !== 0
    );
  }

  /** What the crescendos change when column `column` gets `m` and the lowest M die so far was `lowest` (7 for none). */
  private crescendoPoints(column: number, m: number, lowest: number): number {
    if (!this.hasCrescendo || m === 0) return 0;
    const now = Math.min(lowest, m);
    const counted = this.crescendosBefore[column] - (column > 0 && this.isCrescendo(column - 1) ? 1 : 0);
    const lost = lowest > 6 ? 0 : (lowest - now) * counted;
    const gained = column > 0 && this.isCrescendo(column - 1) ? m - now : 0;
    return this.weights[MELODY] * (gained - lost);
  }

  /** Expected points of everything right of a column, by its dice, the die left and the lowest M die. */
  private future(column: number): Float64Array {
    const known = this.futures[column];
    if (known !== undefined) return known;
    const lows = this.hasCrescendo ? 8 : 1;
    const table = new Float64Array(CELLS * 7 * lows);
    this.futures[column] = table;
    const next = this.columns[column + 1];
    if (next === undefined) return table;
    const later = this.future(column + 1);
    const squares = squaresIn(next.rows);
    const [eb, em, ef] = this.edges[column];
    const values = (row: number): number[] =>
      (this.columns[column].rows & (1 << row)) === 0 ? [0] : [1, 2, 3, 4, 5, 6];
    for (const hasLeft of [false, true]) {
      const ways = fillingsOf(next.rows, squares + (hasLeft ? 1 : 0));
      const flat = ways.flat();
      const first = Int32Array.from([0, ...ways.map((list) => list.length)]);
      for (let roll = 1; roll < first.length; roll++) first[roll] += first[roll - 1];
      const db = Uint8Array.from(flat, ({ dice }) => dice[0]);
      const dm = Uint8Array.from(flat, ({ dice }) => dice[1]);
      const df = Uint8Array.from(flat, ({ dice }) => dice[2]);
      const own = Float64Array.from(flat, ({ dice }) => columnPoints(next, squaresOf(dice), this.weights));
      const base = new Float64Array(flat.length);
      const sofar = new Float64Array(flat.length);
      const best = new Float64Array(ways.length);
      const { chance } = ROLLS[squares];
      for (let low = this.hasCrescendo ? 1 : 0; low < lows; low++) {
        for (const [way, { left }] of flat.entries()) {
          const m = dm[way];
          const nextLow = this.hasCrescendo ? (m === 0 ? low : Math.min(low, m)) : 0;
          const cell = place(db[way], m, df[way]) * 7 + left;
          base[way] = own[way] + this.crescendoPoints(column + 1, m, low) + later[nextLow * CELLS * 7 + cell];
        }
        for (const m of values(1)) {
          // The lowest die so far is never above the last one.
          if (this.hasCrescendo && m > 0 && m < low) continue;
          for (const b of values(0)) {
            for (let way = 0; way < flat.length; way++)
              sofar[way] = base[way] + eb[b * 9 + db[way]] + em[m * 9 + dm[way]];
            for (const f of values(2)) {
              for (let roll = 0; roll < best.length; roll++) {
                let top = -1e9;
                for (let way = first[roll]; way < first[roll + 1]; way++) {
                  const points = sofar[way] + ef[f * 9 + df[way]];
                  if (points > top) top = points;
                }
                best[roll] = top;
              }
              for (let left = hasLeft ? 1 : 0; left < (hasLeft ? 7 : 1); left++) {
                const index = WITH_LEFT[squares][left];
                let expected = 0;
                for (let roll = 0; roll < chance.length; roll++) expected += chance[roll] * best[index[roll]];
                table[low * CELLS * 7 + place(b, m, f) * 7 + left] = expected;
              }
            }
          }
        }
      }
    }
    return table;
  }

  /** The same for any dice in the column: doubled squares are counted for both, special faces as they are. */
  futureOf(column: number, squares: Squares, leftovers: readonly number[], lowest: number): number {
    if (column + 1 >= this.columns.length) return 0;
    const low = this.hasCrescendo ? Math.max(1, Math.min(7, lowest)) : 0;
    const isPlain = squares.every((dice) => dice.length < 2 && (dice[0] ?? 1) <= 6);
    const isDrawn = squares.every((dice, row) => dice.length === 0 || (this.columns[column].rows & (1 << row)) !== 0);
    let best = -1e9;
    for (const value of leftovers.length === 0 ? [0] : leftovers) {
      const left = Math.min(6, value);
      const points =
        isPlain && isDrawn
          ? this.future(column)[
              low * CELLS * 7 + place(squares[0][0] ?? 0, squares[1][0] ?? 0, squares[2][0] ?? 0) * 7 + left
            ]
          : this.oddFuture(column, squares, left, low);
      if (points > best) best = points;
    }
    return best;
  }

  private oddFuture(column: number, squares: Squares, left: number, low: number): number {
    const key = `${column} ${left} ${low} ${squares[0].join('+')} ${squares[1].join('+')} ${squares[2].join('+')}`;
    const known = this.oddities.get(key);
    if (known !== undefined) return known;
    const points = this.countOdd(column, squares, left, low);
    if (this.oddities.size > 20_000) this.oddities.clear();
    this.oddities.set(key, points);
    return points;
  }

  /** Points inside a column for every way to fill it, in the order of `fillingsOf`. */
  private ownPoints(column: number, count: number): readonly (readonly number[])[] {
    const key = column * 5 + count;
    const known = this.inside.get(key);
    if (known !== undefined) return known;
    const { rows } = this.columns[column];
    const made = fillingsOf(rows, count).map((ways) =>
      ways.map(({ dice }) => columnPoints(this.columns[column], squaresOf(dice), this.weights)),
    );
    this.inside.set(key, made);
    return made;
  }

  private countOdd(column: number, squares: Squares, left: number, low: number): number {
    const next = this.columns[column + 1];
    const later = this.future(column + 1);
    const count = squaresIn(next.rows);
    const ways = fillingsOf(next.rows, count + (left > 0 ? 1 : 0));
    const edge = squares.map((dice, row) =>
      [0, 1, 2, 3, 4, 5, 6].map((right) =>
        dice.reduce((sum, value) => sum + this.edges[column][row][value * 9 + right], 0),
      ),
    );
    const own = this.ownPoints(column + 1, count + (left > 0 ? 1 : 0));
    const [eb, em, ef] = edge;
    const { chance } = ROLLS[count];
    let expected = 0;
    for (let roll = 0; roll < chance.length; roll++) {
      const at = WITH_LEFT[count][left][roll];
      const list = ways[at];
      const inside = own[at];
      let top = -1e9;
      for (let way = 0; way < list.length; way++) {
        const { dice, left: rest } = list[way];
        const m = dice[1];
        const nextLow = this.hasCrescendo ? (m === 0 ? low : Math.min(low, m)) : 0;
        const cell = nextLow * CELLS * 7 + place(dice[0], m, dice[2]) * 7 + rest;
        let points = inside[way] + eb[dice[0]] + em[m] + ef[dice[2]] + later[cell];
        if (this.hasCrescendo) points += this.crescendoPoints(column + 1, m, low);
        if (points > top) top = points;
      }
      expected += chance[roll] * top;
    }
    return expected;
  }

  /** Points that a filled column brings at once: its own circles and the edges to the column before it. */
  pointsNow(column: number, before: Squares | undefined, squares: Squares, lowest: number, weights: Weights): number {
    let points = columnPoints(this.columns[column], squares, weights);
    if (before !== undefined) {
      for (let row = 0; row < 3; row++) {
        const scale = this.weights[row] === 0 ? 0 : weights[row] / this.weights[row];
        const edge = this.edges[column - 1][row];
        for (const left of before[row]) for (const right of squares[row]) points += scale * edge[left * 9 + right];
      }
    }
    for (const m of squares[MELODY]) points += this.crescendoPoints(column, Math.min(6, m), Math.min(7, lowest));
    return points;
  }

  /** Expected total of the whole song. */
  get expected(): number {
    const first = this.columns[0];
    const count = squaresIn(first.rows) + 1;
    let expected = 0;
    for (const [roll, ways] of fillingsOf(first.rows, count).entries()) {
      let top = -1e9;
      for (const way of ways) {
        const squares = squaresOf(way.dice);
        const low = way.dice[1] === 0 ? 7 : way.dice[1];
        const points =
          columnPoints(first, squares, this.weights) + this.futureOf(0, squares, way.left === 0 ? [] : [way.left], low);
        if (points > top) top = points;
      }
      expected += ROLLS[count].chance[roll] * top;
    }
    return expected;
  }
}

const squaresOf = (dice: readonly [number, number, number]): Squares => [
  dice[0] === 0 ? [] : [dice[0]],
  dice[1] === 0 ? [] : [dice[1]],
  dice[2] === 0 ? [] : [dice[2]],
];

const models = new Map<string, SongModel>();
const ofBand = new WeakMap<readonly Column[], SongModel>();
const MOST_MODELS = 96;

/** The model of a song, kept for the next question about it. */
export function modelOf(columns: readonly Column[], weights: Weights = FOR_THE_BAND): SongModel {
  const quick = weights === FOR_THE_BAND ? ofBand.get(columns) : undefined;
  if (quick !== undefined) return quick;
  const model = keptModel(columns, weights);
  if (weights === FOR_THE_BAND) ofBand.set(columns, model);
  return model;
}

function keptModel(columns: readonly Column[], weights: Weights): SongModel {
  const key = `${weights.join()}|${columns.map(({ rows, circles }) => `${rows}:${circles.join()}`).join('|')}`;
  const known = models.get(key);
  if (known !== undefined) return known;
  if (models.size >= MOST_MODELS) models.clear();
  const model = new SongModel(columns, weights);
  models.set(key, model);
  return model;
}

/** The dice that lie in a column of the song being played. */
export const squaresAt = (placed: readonly number[], column: number): [number[], number[], number[]] => {
  const squares: [number[], number[], number[]] = [[], [], []];
  for (const row of [BEATS, MELODY, FRONT]) {
    for (let at = 0; at < 2; at++) {
      const die = placed[column * 6 + row * 2 + at];
      if (die >= 0) squares[row].push(VALUE_OF[die]);
    }
  }
  return squares;
};

export const lowestBefore = (placed: readonly number[], column: number): number => {
  let lowest = 7;
  for (let before = 0; before < column; before++)
    for (const value of squaresAt(placed, before)[MELODY]) lowest = Math.min(lowest, value);
  return lowest;
};

export interface Advice {
  /** The face to place. */
  readonly die: number;
  /** Points to expect from this column on. */
  readonly points: number;
}

/** The song state a coach looks at. */
export type SongMoment = Pick<OpenTable, 'column' | 'row' | 'placed' | 'borrowed' | 'placementsLeft'>;

/**
 * The value of every die in the pool for the square to be filled, best first, if all later choices are the best as well.
 * `now` weighs the points of this column; those of later columns are weighed by the model.
 */
export function adviseDice(
  model: SongModel,
  at: SongMoment,
  pool: readonly number[],
  now: Weights = model.weights,
): Advice[] {
  const squares = squaresAt(at.placed, at.column);
  const before = at.column > 0 ? squaresAt(at.placed, at.column - 1) : undefined;
  const lowest = lowestBefore(at.placed, at.column);
  const rest = pool.slice();
  const rows: number[] = [];
  for (let extra = 1; extra < at.placementsLeft; extra++) rows.push(at.row);
  for (let row = at.row + 1; row < 3; row++) if ((model.columns[at.column].rows & (1 << row)) !== 0) rows.push(row);
  const leaf = (): number => {
    const leftovers: number[] = [];
    for (let die = 0; die < DICE; die++) if (rest[die] > 0) leftovers.push(VALUE_OF[die]);
    const low = Math.min(lowest, ...squares[MELODY]);
    return (
      model.pointsNow(at.column, before, squares, lowest, now) + model.futureOf(at.column, squares, leftovers, low)
    );
  };
  const fill = (next: number): number => {
    if (next === rows.length) return leaf();
    let best = -1e9;
    for (let die = 0; die < DICE; die++) {
      if (rest[die] === 0) continue;
      rest[die]--;
      squares[rows[next]].push(VALUE_OF[die]);
      best = Math.max(best, fill(next + 1));
      squares[rows[next]].pop();
      rest[die]++;
    }
    // With no die left the song breaks down.
    return best === -1e9 ? -20 : best;
  };
  const advice: Advice[] = [];
  for (let die = 0; die < DICE; die++) {
    if (rest[die] === 0) continue;
    rest[die]--;
    squares[at.row].push(VALUE_OF[die]);
    advice.push({ die, points: fill(0) });
    squares[at.row].pop();
    rest[die]++;
  }
  return advice.sort((a, b) => b.points - a.points || a.die - b.die);
}
