import { type Hidden, hasSeat, withoutSeat, type Seat } from '@bandstand/engine';
import type { OpenTable, State } from '../state.ts';
import type { Occasion } from '../vocabulary.ts';
import { BEATS, FACES, FRONT, NONE, ROLES, SUSTAIN, VALUE_OF, dieOf, type Column, type Die } from '../vocabulary.ts';
import { countSong } from './circles.ts';
import { ask, sumOf } from './course.ts';
import type { Turn } from '../phase.ts';

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

export const canUnpocket = (
  table: OpenTable & { readonly pockets: readonly (number | Hidden)[] },
  seat: Seat,
): boolean => table.pockets[seat] !== 0 && !hasSeat(table.justPocketed, seat);

export const canRollSpecial = (table: OpenTable, seat: Seat): boolean => table.usedDice[seat] < table.ownDice[seat];

/** A new gig, recording or solo: powers are fresh, pockets empty. */
export function freshPowers(state: State): void {
  state.used.fill(0);
  state.pockets.fill(0);
  state.justPocketed = 0;
}

export function startSong(turn: Turn, occasion: Occasion, song: number, soloist: Seat): void {
  const { state } = turn;
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
  turn.tell?.({ type: 'songStarted', song, occasion, soloist });
  nextColumn(turn);
}

export function rollDice(turn: Turn, kind: number, count: number): Die[] {
  const dice: Die[] = [];
  for (let die = 0; die < count; die++) dice.push(dieOf(kind, 1 + turn.random.below(FACES[kind])));
  for (const die of dice) turn.state.pool[die]++;
  return dice;
}

function nextColumn(turn: Turn): SongEnd | undefined {
  const { state } = turn;
  const columns = columnsOf(state);
  state.column++;
  if (state.column >= columns.length) {
    return finishSong(turn);
  }
  const { rows } = columns[state.column];
  const squares = (rows & 1) + ((rows >> 1) & 1) + ((rows >> 2) & 1);
  const starter = (rows & 1) !== 0 ? 0 : (rows & 2) !== 0 ? 1 : 2;
  const dice = rollDice(turn, 0, squares + (state.column === 0 ? 1 : 0));
  turn.tell?.({
    type: 'rolled',
    seat: placerOf(state, starter),
    column: state.column,
    dice,
    covered: isCovered(state),
  });
  state.row = NONE;
  return nextRow(turn);
}

/** Bottom to top: whoever has a square places, whoever has none may sustain. */
export function nextRow(turn: Turn): SongEnd | undefined {
  const { state } = turn;
  for (;;) {
    state.row++;
    if (state.row >= ROLES) {
      return nextColumn(turn);
    }
    const seat = placerOf(state, state.row);
    if (hasRow(columnsOf(state)[state.column], state.row)) {
      return startTurn(turn);
    }
    if (isOwnRow(state) && isReady(state, seat, SUSTAIN) && sumOf(state.pool) > 0) {
      ask(state, 'sustainTurn', seat);
      return undefined;
    }
  }
}

/** A role must place now; without any die to place the song breaks down. */
export function startTurn(turn: Turn): SongEnd | undefined {
  const { state } = turn;
  const seat = placerOf(state, state.row);
  if (isOwnRow(state)) state.justPocketed = withoutSeat(state.justPocketed, seat);
  state.placementsLeft = 1;
  const canBring = isOwnRow(state) && (canRollSpecial(state, seat) || canUnpocket(state, seat));
  if (sumOf(state.pool) === 0 && !canBring) {
    return breakDown(turn);
  }
  ask(state, 'songTurn', seat);
  return undefined;
}

export function placeDie(turn: Turn, die: Die): SongEnd | undefined {
  const { state } = turn;
  const square = state.column * 6 + state.row * 2;
  state.pool[die]--;
  state.placed[state.placed[square] === NONE ? square : square + 1] = die;
  if (state.lastRow !== state.row) {
    state.otherValue = state.lastValue;
    state.lastRow = state.row;
  }
  state.lastValue = VALUE_OF[die];
  turn.tell?.({ type: 'placed', seat: state.actor, column: state.column, row: state.row, die });
  state.placementsLeft--;
  return state.placementsLeft === 0 ? nextRow(turn) : undefined;
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

function breakDown(turn: Turn): SongEnd {
  const { state } = turn;
  turn.tell?.({ type: 'brokeDown', row: state.row, column: state.column });
  clearSong(state);
  return { total: undefined };
}

function finishSong(turn: Turn): SongEnd {
  const { state } = turn;
  const score = countSong(columnsOf(state), state.placed);
  turn.tell?.({ type: 'songCounted', song: state.song, occasion: state.occasion, score });
  clearSong(state);
  if (state.occasion === 'gig') {
    for (let role = 0; role < ROLES; role++) state.ownPoints[role] += score.points[role];
    state.crowd[BEATS] += score.crowd;
    state.commitment[FRONT] += score.commitment;
  }
  return { total: score.total };
}
