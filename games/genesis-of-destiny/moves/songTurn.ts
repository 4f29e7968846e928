import { withSeat, type Seat } from '@bandstand/engine';
import {
  canRollSpecial,
  canUnpocket,
  isCovered,
  isOwnRow,
  isReady,
  nextRow,
  placeDie,
  rollDice,
  startTurn,
  unisonValue,
  usePower,
} from '../rules/song.ts';
import { songOver } from '../rules/songOver.ts';
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
  SUSTAIN,
  UNISON,
  VALUE_OF,
  dieOf,
  type Die,
} from '../vocabulary.ts';
import type { Rule, Turn } from '../phase.ts';
import { BOOK } from '../moveBook.ts';

/** Which of three groups a value belongs to: 1–2, 3–4, 5 and more. */
export const groupOf = (value: number): number => (value <= 2 ? 0 : value <= 4 ? 1 : 2);

/** Powers and special dice first, then the placement. */
export const songTurn: Rule = {
  legal(_content, state, seat) {
    const moves: Move[] = [];
    const { pool } = state;
    let dice = 0;
    for (let die = 0; die < DICE; die++) {
      if (pool[die] === 0) continue;
      dice += pool[die];
      moves.push(BOOK.place[die]);
    }
    // Between the two dice of a double stop there is nothing else.
    if (!isOwnRow(state) || state.placementsLeft === 0 || isDoubling(state)) return moves;
    if (dice > 0) addPowers(state, seat, dice, moves);
    if (canUnpocket(state, seat)) moves.push(BOOK.unpocket);
    if (canRollSpecial(state, seat)) moves.push(BOOK.rollSpecial);
    return moves;
  },
  play(turn, seat, move) {
    if (move.type === 'place') {
      const end = placeDie(turn, move.die);
      if (end !== undefined) songOver(turn, end);
    } else playPower(turn, seat, move);
  },
};

/** The first die of a double stop lies, or the power is on. */
const isDoubling = (state: State): boolean =>
  state.placementsLeft === 2 || state.placed[state.column * 6 + state.row * 2] >= 0;

function addPowers(state: State, seat: Seat, dice: number, moves: Move[]): void {
  const { pool } = state;
  if (isReady(state, seat, SHAKE)) moves.push(BOOK.shake);
  if (dice > 1 && isReady(state, seat, DOUBLE_STOP)) moves.push(BOOK.doubleStop);
  if (isReady(state, seat, FLARE)) {
    for (let group = 0; group < 3; group++) {
      if (pool.some((count, die) => count > 0 && groupOf(VALUE_OF[die]) === group)) moves.push(BOOK.flare[group]);
    }
  }
  const canNudge = isReady(state, seat, NUDGE);
  const copied = isReady(state, seat, UNISON) ? unisonValue(state) : 0;
  const canKeep = dice > 1 && isReady(state, seat, POCKET);
  for (let die = 0; die < DICE; die++) {
    if (pool[die] === 0) continue;
    const value = VALUE_OF[die];
    const faces = FACES[KIND_OF[die]];
    if (canNudge && value < faces) moves.push(BOOK.nudge[die * 2]);
    if (canNudge && value > 1) moves.push(BOOK.nudge[die * 2 + 1]);
    if (copied > 0 && copied !== value && copied <= faces) moves.push(BOOK.unison[die]);
    if (canKeep && KIND_OF[die] === 0) moves.push(BOOK.pocket[value]);
  }
}

function playPower(turn: Turn, seat: Seat, move: Move): void {
  const { state } = turn;
  const covered = isCovered(state);
  if (move.type === 'shake' || move.type === 'flare') {
    const group = move.type === 'flare' ? move.group : -1;
    usePower(state, seat, move.type === 'flare' ? FLARE : SHAKE);
    const dice = reroll(turn, group);
    turn.tell?.({ type: 'rerolled', seat, power: move.type, group, dice, covered });
  } else if (move.type === 'nudge') {
    usePower(state, seat, NUDGE);
    change(turn, seat, 'nudge', move.die, move.die + move.by);
  } else if (move.type === 'unison') {
    usePower(state, seat, UNISON);
    change(turn, seat, 'unison', move.die, dieOf(KIND_OF[move.die], unisonValue(state)));
  } else if (move.type === 'doubleStop') {
    usePower(state, seat, DOUBLE_STOP);
    state.placementsLeft = 2;
    turn.tell?.({ type: 'doubleStopped', seat });
  } else if (move.type === 'pocket') {
    usePower(state, seat, POCKET);
    state.pool[dieOf(0, move.value)]--;
    state.pockets[seat] = move.value;
    state.justPocketed = withSeat(state.justPocketed, seat);
    turn.tell?.({ type: 'pocketed', seat, value: move.value, covered });
  } else if (move.type === 'unpocket') {
    const value = state.pockets[seat];
    state.pool[dieOf(0, value)]++;
    state.pockets[seat] = 0;
    turn.tell?.({ type: 'unpocketed', seat, value, covered });
  } else if (move.type === 'rollSpecial') {
    state.usedDice[seat]++;
    const [die] = rollDice(turn, seat + 1, 1);
    turn.tell?.({ type: 'specialRolled', seat, die, covered });
  }
}

/** Rolls a group of the pool again, or all of it; in the order of the faces. */
function reroll(turn: Turn, group: number): Die[] {
  const { pool } = turn.state;
  const counts = [0, 0, 0, 0];
  for (let die = 0; die < DICE; die++) {
    if (group >= 0 && groupOf(VALUE_OF[die]) !== group) continue;
    counts[KIND_OF[die]] += pool[die];
    pool[die] = 0;
  }
  return counts.flatMap((count, kind) => rollDice(turn, kind, count));
}

function change(turn: Turn, seat: Seat, power: 'nudge' | 'unison', from: Die, to: Die): void {
  turn.state.pool[from]--;
  turn.state.pool[to]++;
  turn.tell?.({ type: 'dieChanged', seat, power, from, to, covered: isCovered(turn.state) });
}

/** A role without a square may borrow one. */
export const sustainTurn: Rule = {
  legal: () => [BOOK.sustain, BOOK.letPass],
  play(turn, seat, move) {
    const { state } = turn;
    if (move.type === 'sustain') {
      usePower(state, seat, SUSTAIN);
      state.borrowed[state.column] |= 1 << state.row;
      turn.tell?.({ type: 'sustained', seat });
    } else turn.tell?.({ type: 'sustainPassed', seat });
    const end = move.type === 'sustain' ? startTurn(turn) : nextRow(turn);
    if (end !== undefined) songOver(turn, end);
  },
};
