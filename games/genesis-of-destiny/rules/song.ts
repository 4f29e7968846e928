import { hasSeat, withoutSeat, type Seat } from '@bandstand/engine';
import type { OpenTable, State } from '../state.ts';
import type { Occasion } from '../vocabulary.ts';
import { BEATS, FACES, FRONT, NONE, ROLES, SUSTAIN, VALUE_OF, dieOf, type Column, type Die } from '../vocabulary.ts';
import { countSong } from './circles.ts';
import { ask, sumOf, type Course } from './course.ts';

/** A song that is over: its total, or nothing after a breakdown. */
export interface SongEnd {
  readonly total: number | undefined;
}

export const hasRow = (column: Column | undefined, row: number): boolean =>
  column !== undefined && (column.rows & (1 << row)) !== 0;

export const columnsOf = (table: OpenTable): readonly Column[] => table.songs[table.song]?.columns ?? [];

/** Whether the seat has the bubble of a power and has not used it since the gig, recording or solo began. */
export function isReady(table: OpenTable, seat: Seat, power: number): boolean {
  const bubbles = power < 4 ? table.intensity[seat] : table.craft[seat];
  return bubbles > power % 4 && (table.used[seat] & (1 << power)) === 0;
}

export const usePower = (state: State, seat: Seat, power: number): void => {
  state.used[seat] |= 1 << power;
};

/** In a solo one player places all three rows, but only the own row has powers and special dice. */
export const isOwnRow = (table: OpenTable): boolean => table.occasion !== 'solo' || table.row === table.soloist;

export const placerOf = (table: OpenTable, row: number): Seat => (table.occasion === 'solo' ? table.soloist : row);

/** Whether the pool's values are hidden from Front and onlookers. */
export const isCovered = (table: OpenTable): boolean => table.party && table.occasion === 'gig';

export const canUnpocket = (table: OpenTable & { readonly pockets: readonly number[] }, seat: Seat): boolean =>
  table.pockets[seat] !== 0 && !hasSeat(table.justPocketed, seat);

export const canRollSpecial = (table: OpenTable, seat: Seat): boolean => table.usedDice[seat] < table.ownDice[seat];

/** A new gig, recording or solo: powers are fresh, pockets empty. */
export function freshPowers(state: State): void {
  state.used.fill(0);
  state.pockets.fill(0);
  state.justPocketed = 0;
}

export function startSong(at: Course, occasion: Occasion, song: number, soloist: Seat): void {
  const { state } = at;
  state.occasion = occasion;
  state.song = song;
  state.soloist = soloist;
  state.column = NONE;
  state.pool.fill(0);
  state.placed.fill(NONE);
  state.borrowed.fill(0);
  state.usedDice.fill(0);
  state.lastRow = NONE;
  state.lastValue = 0;
  state.otherValue = 0;
  at.tell?.({ type: 'songStarted', song, occasion, soloist });
  nextColumn(at);
}

export function rollDice(at: Course, kind: number, count: number): Die[] {
  const dice: Die[] = [];
  for (let die = 0; die < count; die++) dice.push(dieOf(kind, 1 + at.random.below(FACES[kind])));
  for (const die of dice) at.state.pool[die]++;
  return dice;
}

function nextColumn(at: Course): SongEnd | undefined {
  const { state } = at;
  const columns = columnsOf(state);
  state.column++;
  if (state.column >= columns.length) {
    return finishSong(at);
  }
  const { rows } = columns[state.column];
  const squares = (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1);
  const starter = (rows & 1) !== 0 ? 0 : (rows & 2) !== 0 ? 1 : 2;
  const dice = rollDice(at, 0, squares + (state.column === 0 ? 1 : 0));
  at.tell?.({
    type: 'rolled',
    seat: placerOf(state, starter),
    column: state.column,
    dice,
    covered: isCovered(state),
  });
  state.row = NONE;
  return nextRow(at);
}

/** Bottom to top: whoever has a square places, whoever has none may sustain. */
export function nextRow(at: Course): SongEnd | undefined {
  const { state } = at;
  for (;;) {
    state.row++;
    if (state.row >= ROLES) {
      return nextColumn(at);
    }
    const seat = placerOf(state, state.row);
    if (hasRow(columnsOf(state)[state.column], state.row)) {
      return startTurn(at);
    }
    if (isOwnRow(state) && isReady(state, seat, SUSTAIN) && sumOf(state.pool) > 0) {
      ask(state, 'sustainTurn', seat);
      return undefined;
    }
  }
}

/** A role must place now; without any die to place the song breaks down. */
export function startTurn(at: Course): SongEnd | undefined {
  const { state } = at;
  const seat = placerOf(state, state.row);
  if (isOwnRow(state)) state.justPocketed = withoutSeat(state.justPocketed, seat);
  state.placementsLeft = 1;
  const canBring = isOwnRow(state) && (canRollSpecial(state, seat) || canUnpocket(state, seat));
  if (sumOf(state.pool) === 0 && !canBring) {
    return breakDown(at);
  }
  ask(state, 'songTurn', seat);
  return undefined;
}

export function placeDie(at: Course, die: Die): SongEnd | undefined {
  const { state } = at;
  const square = state.column * 6 + state.row * 2;
  state.pool[die]--;
  state.placed[state.placed[square] === NONE ? square : square + 1] = die;
  if (state.lastRow !== state.row) {
    state.otherValue = state.lastValue;
    state.lastRow = state.row;
  }
  state.lastValue = VALUE_OF[die];
  at.tell?.({ type: 'placed', seat: state.actor, column: state.column, row: state.row, die });
  state.placementsLeft--;
  return state.placementsLeft === 0 ? nextRow(at) : undefined;
}

/** The value `unison` would copy for the row to move; 0 before any other row has placed. */
export const unisonValue = (table: OpenTable): number =>
  table.lastRow === table.row ? table.otherValue : table.lastValue;

function clearSong(state: State): void {
  state.pool.fill(0);
  state.placementsLeft = 0;
  state.column = NONE;
  state.row = NONE;
}

function breakDown(at: Course): SongEnd {
  const { state } = at;
  at.tell?.({ type: 'brokeDown', row: state.row, column: state.column });
  clearSong(state);
  return { total: undefined };
}

function finishSong(at: Course): SongEnd {
  const { state } = at;
  const score = countSong(columnsOf(state), state.placed);
  at.tell?.({ type: 'songCounted', song: state.song, occasion: state.occasion, score });
  clearSong(state);
  if (state.occasion === 'gig') {
    for (let role = 0; role < ROLES; role++) state.ownPoints[role] += score.points[role];
    state.crowd[BEATS] += score.crowd;
    state.commitment[FRONT] += score.commitment;
  }
  return { total: score.total };
}
