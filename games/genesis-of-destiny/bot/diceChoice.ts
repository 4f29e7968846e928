import type { Random, Seat } from '@bandstand/engine';
import { adviseDice, modelOf, type SongMoment } from '../dice.ts';
import { BOOK } from '../moves/table.ts';
import { columnsOf, hasRow, isOwnRow, isReady, unisonValue } from '../rules/song.ts';
import {
  DICE,
  dieOf,
  DOUBLE_STOP,
  FACES,
  KIND_OF,
  NUDGE,
  SHAKE,
  UNISON,
  VALUE_OF,
  type Move,
  type State,
} from '../state.ts';
import type { Persona } from './persona.ts';

/** Places the best die by the song's model, with a power where it gains more than it is worth to keep. */
export function chooseDie(state: State, seat: Seat, moves: readonly Move[], persona: Persona, random: Random): Move {
  if (moves.includes(BOOK.rollSpecial)) return BOOK.rollSpecial;
  const places = moves.filter((move) => move.type === 'place');
  if (places.length === 0) return moves.includes(BOOK.unpocket) ? BOOK.unpocket : moves[0];
  if (persona.careless > 0 && random.below(100) < persona.careless) return places[random.below(places.length)];
  const model = modelOf(columnsOf(state));
  const now: [number, number, number] = [1, 1, 1];
  if (state.occasion === 'gig') now[seat] += persona.selfish;
  const best = (pool: readonly number[], placementsLeft = state.placementsLeft): number =>
    adviseDice(model, momentOf(state, placementsLeft), pool, now)[0]?.points ?? -20;
  const advice = adviseDice(model, state, state.pool, now);
  const plain = advice[0].points;
  if (isOwnRow(state) && moves.length > places.length) {
    const power = bestPower(state, seat, moves, plain, best);
    if (power !== undefined) return power;
  }
  return BOOK.place[advice[0].die];
}

const momentOf = ({ column, row, placed, borrowed }: State, placementsLeft: number): SongMoment => ({
  column,
  row,
  placed,
  borrowed,
  placementsLeft,
});

/** How much a power must gain to be worth using now. */
function bestPower(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  plain: number,
  best: (pool: readonly number[], placementsLeft?: number) => number,
): Move | undefined {
  const partsLeft = columnsOf(state).length - state.column;
  const patience = partsLeft > 1 ? 1 : 0.4;
  let choice: Move | undefined;
  let surplus = 0;
  const offer = (move: Move, points: number, keep: number): void => {
    if (points - plain - keep * patience <= surplus || !moves.includes(move)) return;
    surplus = points - plain - keep * patience;
    choice = move;
  };
  const changed = (from: number, to: number): number => {
    const pool = state.pool.slice();
    pool[from]--;
    pool[to]++;
    return best(pool);
  };
  if (isReady(state, seat, NUDGE)) {
    for (let die = 0; die < DICE; die++) {
      if (state.pool[die] === 0) continue;
      if (VALUE_OF[die] < FACES[KIND_OF[die]]) offer(BOOK.nudge[die * 2], changed(die, die + 1), 2.2);
      if (VALUE_OF[die] > 1) offer(BOOK.nudge[die * 2 + 1], changed(die, die - 1), 2.2);
    }
  }
  const copied = isReady(state, seat, UNISON) ? unisonValue(state) : 0;
  if (copied > 0) {
    for (let die = 0; die < DICE; die++) {
      if (state.pool[die] > 0 && copied <= FACES[KIND_OF[die]] && copied !== VALUE_OF[die])
        offer(BOOK.unison[die], changed(die, dieOf(KIND_OF[die], copied)), 2.8);
    }
  }
  if (isReady(state, seat, DOUBLE_STOP) && state.pool.reduce((sum, count) => sum + count, 0) > rowsAfter(state) + 1)
    offer(BOOK.doubleStop, best(state.pool, 2), 2);
  if (isReady(state, seat, SHAKE)) offer(BOOK.shake, shaken(state.pool, best), 2.5);
  return choice;
}

const rowsAfter = (state: State): number =>
  [0, 1, 2].filter((row) => row > state.row && hasRow(columnsOf(state)[state.column], row)).length;

/** A few fixed rolls stand for all: cheap, and the same for everybody. */
const SAMPLES = [
  [1, 3, 5, 6, 2, 4],
  [2, 2, 4, 6, 5, 1],
  [3, 6, 1, 4, 4, 5],
  [5, 5, 2, 3, 6, 1],
  [1, 1, 6, 4, 3, 2],
  [6, 4, 3, 1, 5, 5],
];

function shaken(pool: readonly number[], best: (pool: readonly number[]) => number): number {
  let sum = 0;
  for (const sample of SAMPLES) {
    const rolled = pool.map(() => 0);
    let at = 0;
    for (let die = 0; die < DICE; die++) {
      for (let copy = 0; copy < pool[die]; copy++, at++) {
        const kind = KIND_OF[die];
        rolled[dieOf(kind, 1 + ((sample[at % 6] - 1) % FACES[kind]))]++;
      }
    }
    sum += best(rolled);
  }
  return sum / SAMPLES.length;
}

/** Borrowing a square pays when a die would be left over anyway. */
export const chooseSustain = (state: State): Move => {
  const dice = state.pool.reduce((sum, count) => sum + count, 0);
  return dice > rowsAfter(state) + 1 ? BOOK.sustain : BOOK.letPass;
};
