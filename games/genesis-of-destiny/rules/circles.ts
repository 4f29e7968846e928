import type { CircleScore, SongScore } from '../event.ts';
import {
  BEATS,
  CRESCENDO,
  CROWN,
  DOWN,
  DRUM_FILL,
  EQUALS,
  FM,
  FRONT,
  HARMONY,
  KEY_CHANGE,
  MB,
  MELODY,
  PEDAL,
  SHOUT_OUT,
  slotOf,
  SYNCOPATION,
  UP,
  VALUE_OF,
  type Column,
  type Die,
} from '../vocabulary.ts';

const FIRST_F_EDGE = slotOf('fU');
const FIRST_M_EDGE = slotOf('mU');
const FIRST_B_EDGE = slotOf('bU');

/** Values of the dice in one square, none to two. */
const valuesIn = (placed: readonly Die[], column: number, row: number): number[] => {
  const values: number[] = [];
  for (let place = 0; place < 2; place++) {
    const die = placed[column * 6 + row * 2 + place] ?? -1;
    if (die >= 0) values.push(VALUE_OF[die]);
  }
  return values;
};

/** Adds up a rule over every pair of dice, one from each square, and notes which dice took part in a score. */
function overPairs(
  left: readonly number[],
  right: readonly number[],
  rule: (a: number, b: number) => number,
  leftHits?: boolean[],
  rightHits?: boolean[],
): number {
  let points = 0;
  for (const [i, a] of left.entries()) {
    for (const [j, b] of right.entries()) {
      const scored = rule(a, b);
      points += scored;
      if (scored <= 0) continue;
      if (leftHits !== undefined) leftHits[i] = true;
      if (rightHits !== undefined) rightHits[j] = true;
    }
  }
  return points;
}

const equals = (a: number, b: number): number => (a === b ? a + b : 0);
const up = (a: number, b: number): number => Math.max(0, b - a);
const down = (a: number, b: number): number => Math.max(0, a - b);
const higher = (a: number, b: number): number => Math.max(a, b);
const multiple = (a: number, b: number): number => (a % b === 0 ? a + b : 0);
const double = (a: number, b: number): number => (b === 2 * a ? a + b : 0);

/** Counts a song: every circle once, all at the same time. `placed` has two places per square. */
export function countSong(columns: readonly Column[], placed: readonly Die[]): SongScore {
  const dice = columns.map((_, column) => [0, 1, 2].map((row) => valuesIn(placed, column, row)));
  const hits = dice.map((rows) => rows.map((values) => values.map(() => false)));
  const none: number[] = [];
  const lowestM = Math.min(99, ...dice.flatMap((rows) => rows[MELODY]));
  const points = [0, 0, 0];
  const circles: CircleScore[] = [];
  const gains: { readonly column: number; readonly slot: number; readonly circle: number }[] = [];
  for (const [column, { circles: drawn }] of columns.entries()) {
    const here = dice[column];
    const next = dice[column + 1] ?? [none, none, none];
    const add = (slot: number, role: number, scored: number, used: readonly number[]): void => {
      points[role] += scored;
      circles.push({ column, slot, circle: drawn[slot], role, points: scored, dice: used });
    };
    for (const [slot, circle] of drawn.entries()) {
      if (circle < 0) continue;
      const edgeRow = slot >= FIRST_B_EDGE ? BEATS : slot >= FIRST_M_EDGE ? MELODY : slot >= FIRST_F_EDGE ? FRONT : -1;
      const left = here[Math.max(0, edgeRow)];
      const right = next[Math.max(0, edgeRow)];
      const leftHits = hits[column][Math.max(0, edgeRow)];
      const rightHits = hits[column + 1]?.[Math.max(0, edgeRow)];
      if (circle === CROWN) {
        const others = [...here[BEATS], ...here[MELODY]];
        const lowest = others.length === 0 ? 0 : Math.min(...others);
        let scored = 0;
        for (const [index, value] of here[FRONT].entries()) {
          const worth = Math.max(0, value - lowest);
          scored += worth;
          if (worth > 0) hits[column][FRONT][index] = true;
        }
        add(slot, FRONT, scored, [...here[FRONT], ...others]);
      } else if (circle === EQUALS) {
        // A syncopation on the same edge counts every equal pair already.
        const isCovered = drawn.some((other, place) => other === SYNCOPATION && place >= FIRST_B_EDGE);
        add(slot, BEATS, isCovered ? 0 : overPairs(left, right, equals, leftHits, rightHits), [...left, ...right]);
      } else if (circle === SYNCOPATION) {
        add(slot, BEATS, overPairs(left, right, multiple, leftHits, rightHits), [...left, ...right]);
      } else if (circle === UP || circle === DOWN) {
        add(slot, MELODY, overPairs(left, right, circle === UP ? up : down), [...left, ...right]);
      } else if (circle === PEDAL) {
        const [a, b] =
          slot === FM ? [here[FRONT], here[MELODY]] : slot === MB ? [here[MELODY], here[BEATS]] : [left, right];
        add(slot, MELODY, overPairs(a, b, higher), [...a, ...b]);
      } else if (circle === CRESCENDO) {
        const scored = left.length === 0 ? 0 : right.reduce((sum, value) => sum + value - lowestM, 0);
        add(slot, MELODY, scored, [...left, ...right]);
      } else if (circle === HARMONY) {
        const scored = overPairs(here[FRONT], here[MELODY], equals, hits[column][FRONT]);
        add(slot, FRONT, scored, [...here[FRONT], ...here[MELODY]]);
      } else if (circle === KEY_CHANGE) {
        add(slot, edgeRow, overPairs(left, right, double, leftHits, rightHits), [...left, ...right]);
      } else {
        gains.push({ column, slot, circle });
      }
    }
  }
  let crowd = 0;
  let commitment = 0;
  for (const { column, slot, circle } of gains) {
    const row = circle === DRUM_FILL ? BEATS : FRONT;
    const values = dice[column][row].filter((_, index) => hits[column][row][index]);
    const gained = values.reduce((sum, value) => sum + value, 0);
    if (circle === DRUM_FILL) crowd += gained;
    if (circle === SHOUT_OUT) commitment += gained;
    circles.push({ column, slot, circle, role: row, points: gained, dice: values });
  }
  return { points, total: points[0] + points[1] + points[2], crowd, commitment, circles };
}

/** A circle that brings a stat and no points. */
export const isGain = (circle: number): boolean => circle === DRUM_FILL || circle === SHOUT_OUT;
