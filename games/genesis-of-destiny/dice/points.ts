import {
  BEATS,
  CRESCENDO,
  CROWN,
  DOWN,
  EQUALS,
  FM,
  FRONT,
  HARMONY,
  KEY_CHANGE,
  MB,
  MELODY,
  PEDAL,
  slotOf,
  SYNCOPATION,
  UP,
  VALUE_OF,
  type Column,
} from '../vocabulary.ts';

/** How much a point of each role counts. */
export type Weights = readonly [number, number, number];
export const FOR_THE_BAND: Weights = [1, 1, 1];

/** Others count a thousandth, so that the band decides between placements that are the same for the role. */
const forRole = (role: number): Weights => [
  role === BEATS ? 1 : 0.001,
  role === MELODY ? 1 : 0.001,
  role === FRONT ? 1 : 0.001,
];

/** Whose points are counted: a role's, or the band's. */
export type Goal = 'band' | number;

export const weightsFor = (goal: Goal): Weights => (goal === 'band' ? FOR_THE_BAND : forRole(goal));

/** The dice of one column by role, none to two values each. */
export type Squares = readonly [readonly number[], readonly number[], readonly number[]];

const FIRST_EDGE = [slotOf('bU'), slotOf('mU'), slotOf('fU')] as const;

/** The highest face of any die, and one more for tables by value. */
export const HIGHEST = 8;
export const VALUES = HIGHEST + 1;

/** Dice of one square as a number: none, one value, or two. */
export const PAIR = 16;
export const IDS = PAIR * VALUES;
export const squareId = (dice: readonly number[]): number =>
  dice.length === 0 ? 0 : dice.length === 1 ? dice[0] : PAIR * Math.max(dice[0], dice[1]) + Math.min(dice[0], dice[1]);

const EVERY_VALUE = [1, 2, 3, 4, 5, 6, 7, 8];

/** Points of the circles inside a column. */
export function columnPoints(column: Column, squares: Squares, weights: Weights): number {
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
function edgePoints(column: Column, row: number, left: number, right: number): number {
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
  return points;
}

/** Points at the right edge of one row by `left · 9 + right`; undefined where no circle lies there. */
export function edgeTable(column: Column, row: number): Float64Array | undefined {
  const table = new Float64Array(VALUES * VALUES);
  let any = false;
  for (let left = 1; left < VALUES; left++) {
    for (let right = 1; right < VALUES; right++) {
      const points = edgePoints(column, row, left, right);
      table[left * VALUES + right] = points;
      if (points !== 0) any = true;
    }
  }
  return any ? table : undefined;
}

/** By value on the left of an edge: the lowest value that scores the same beside every die up to `highest`. */
export function alike(table: Float64Array | undefined, highest: number): Uint8Array {
  const same = new Uint8Array(VALUES);
  if (table === undefined) return same;
  for (let left = 1; left < VALUES; left++) {
    let other = 0;
    const differs = (right: number): boolean => table[other * VALUES + right] !== table[left * VALUES + right];
    do other++;
    while (other < left && EVERY_VALUE.slice(0, highest).some(differs));
    same[left] = other;
  }
  return same;
}

export const hasCrescendo = (column: Column | undefined): boolean => column?.circles.includes(CRESCENDO) ?? false;

/** No M die lies yet. */
export const NO_LOW = 9;

/**
 * What the M dice of one more column change: the dice that crescendos `counted` before gain what the lowest die falls,
 * and those of this column, if a crescendo lies on their left, bring the difference to the lowest.
 */
export function crescendoPoints(dice: readonly number[], low: number, counted: number, isRight: boolean): number {
  let now = low;
  for (const value of dice) now = Math.min(now, value);
  let points = counted === 0 ? 0 : counted * (low - now);
  if (isRight) for (const value of dice) points += value - now;
  return points;
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
