import type { Seat } from '@bandstand/engine';
import type { Content } from '../content/content.ts';
import { valuesIn, type ColumnSearch } from '../dice/column.ts';
import { BOOK } from '../moveBook.ts';
import { groupOf } from '../moves/songTurn.ts';
import { gigOf, sumOf } from '../rules/course.ts';
import { columnsOf, hasRow, isReady, unisonValue } from '../rules/song.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import {
  DICE,
  DOUBLE_STOP,
  FACES,
  FLARE,
  KIND_OF,
  NUDGE,
  POCKET,
  SHAKE,
  UNISON,
  VALUE_OF,
  dieOf,
} from '../vocabulary.ts';
import type { Asked } from './persona.ts';

/** What a power must gain to be used now and not kept: less in the last part of a song. */
const KEEP = { nudge: 2.2, unison: 2.8, doubleStop: 2, shake: 2.5, flare: 2.2, unpocket: 0.8 } as const;

/** The power that gains most over placing a die at once, if one gains enough. */
export function bestPower(
  { content, state, seat, moves }: Asked,
  plain: number,
  search: ColumnSearch,
): Move | undefined {
  const patience = columnsOf(state).length - state.column > 1 ? 1 : 0.4;
  let choice: Move | undefined;
  let surplus = 0;
  const offer = (move: Move, points: number, keep: number): void => {
    if (points - plain - keep * patience <= surplus || !moves.includes(move)) return;
    surplus = points - plain - keep * patience;
    choice = move;
  };
  const changed = (from: number, to: number): number => {
    const pool = state.pool.slice();
    if (from >= 0) pool[from]--;
    pool[to]++;
    return search.best(valuesIn(pool), 1);
  };
  const copied = isReady(state, seat, UNISON) ? unisonValue(state) : 0;
  for (let die = 0; die < DICE; die++) {
    if (state.pool[die] === 0) continue;
    const sides = FACES[KIND_OF[die]];
    if (isReady(state, seat, NUDGE)) {
      if (VALUE_OF[die] < sides) offer(BOOK.nudge[die * 2], changed(die, die + 1), KEEP.nudge);
      if (VALUE_OF[die] > 1) offer(BOOK.nudge[die * 2 + 1], changed(die, die - 1), KEEP.nudge);
    }
    if (copied > 0 && copied <= sides && copied !== VALUE_OF[die])
      offer(BOOK.unison[die], changed(die, dieOf(KIND_OF[die], copied)), KEEP.unison);
  }
  if (isReady(state, seat, DOUBLE_STOP) && spareDice(state) > 0)
    offer(BOOK.doubleStop, search.best(valuesIn(state.pool), 2), KEEP.doubleStop);
  if (isReady(state, seat, SHAKE)) offer(BOOK.shake, thrown(state.pool, -1, search), KEEP.shake);
  if (isReady(state, seat, FLARE))
    for (const [group, move] of BOOK.flare.entries())
      if (moves.includes(move)) offer(move, thrown(state.pool, group, search), KEEP.flare);
  if (moves.includes(BOOK.unpocket)) offer(BOOK.unpocket, changed(-1, dieOf(0, state.pockets[seat])), KEEP.unpocket);
  return choice ?? dieToKeep(content, state, seat, plain, changed);
}

/** Dice that nobody in this part needs. */
export const spareDice = (state: State): number => sumOf(state.pool) - rowsAfter(state) - 1;

const rowsAfter = (state: State): number =>
  [0, 1, 2].filter((row) => row > state.row && hasRow(columnsOf(state)[state.column], row)).length;

/** In the last part a spare die goes into the pocket if another original follows: the highest that costs nothing now. */
function dieToKeep(
  content: Content,
  state: State,
  seat: Seat,
  plain: number,
  changed: (from: number, to: number) => number,
): Move | undefined {
  const isLast = state.column + 1 === columnsOf(state).length;
  if (!isLast || state.occasion !== 'gig' || !isReady(state, seat, POCKET) || spareDice(state) < 1) return undefined;
  const { songs } = gigOf(content, state, state.chosen);
  const isMore = state.setSongs < songs && state.songs.some((_, song) => (state.setList & (1 << song)) === 0);
  if (!isMore) return undefined;
  for (let value = 6; value > 1; value--) {
    const die = dieOf(0, value);
    // A die that could as well be the worst one is not needed here.
    if (state.pool[die] > 0 && changed(die, dieOf(0, 1)) >= plain - 0.01 && value > 3) return BOOK.pocket[value];
  }
  return undefined;
}

/** Stand for all rolls of many dice: cheap, and the same for everybody. */
const SAMPLES = [
  [1, 3, 5, 6, 2, 4],
  [2, 2, 4, 6, 5, 1],
  [3, 6, 1, 4, 4, 5],
  [5, 5, 2, 3, 6, 1],
  [1, 1, 6, 4, 3, 2],
  [6, 4, 3, 1, 5, 5],
];

/** What to expect when a group of the pool, or all of it for −1, is rolled again. */
function thrown(pool: readonly number[], group: number, search: ColumnSearch): number {
  const rest = pool.slice();
  const kinds: number[] = [];
  for (let die = 0; die < DICE; die++) {
    if (group >= 0 && groupOf(VALUE_OF[die]) !== group) continue;
    for (let copy = 0; copy < pool[die]; copy++) kinds.push(KIND_OF[die]);
    rest[die] = 0;
  }
  if (kinds.length < 3) return rolledOut(rest, kinds, search);
  let sum = 0;
  for (const sample of SAMPLES) {
    const rolled = rest.slice();
    for (const [at, kind] of kinds.entries()) rolled[dieOf(kind, 1 + ((sample[at % 6] - 1) % FACES[kind]))]++;
    sum += search.best(valuesIn(rolled), 1);
  }
  return sum / SAMPLES.length;
}

function rolledOut(pool: number[], kinds: readonly number[], search: ColumnSearch): number {
  if (kinds.length === 0) return search.best(valuesIn(pool), 1);
  const [kind, ...others] = kinds;
  let sum = 0;
  for (let value = 1; value <= FACES[kind]; value++) {
    pool[dieOf(kind, value)]++;
    sum += rolledOut(pool, others, search);
    pool[dieOf(kind, value)]--;
  }
  return sum / FACES[kind];
}
