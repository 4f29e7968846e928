import { fastRandom, firstSeat, seedFor } from '@bandstand/engine';
import { columnTable } from '../bot/exact/columns.ts';
import { Duel } from '../bot/exact/duel.ts';
import { judgeOf } from '../bot/judge.ts';
import { flatten, Sketch } from '../bot/sketch.ts';
import { game } from '../index.ts';
import type { Options, State } from '../state.ts';

const { counts, tables } = judgeOf(game);
export const sketch = (): Sketch => new Sketch(counts, flatten(tables));

const OPTIONS: Options = { length: 'full', goldFirst: false, handicap: 0, handicapFor: 'A' };

/** A match played at random until the given round and pick. */
export function playedTo(index: number, round: number, pick: number, seats = 2, options = OPTIONS): State {
  const random = fastRandom(seedFor(31, index));
  const state = game.setup(options, seats, random);
  while (state.round < round || (state.round === round && state.pick < pick)) {
    const seat = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, seat);
    game.play(state, seat, moves[random.below(moves.length)], random);
  }
  return state;
}

export function duel(state: State): Duel {
  const world = sketch();
  world.load(state);
  const isSilver = state.options.goldFirst;
  const columns = columnTable(
    (voice, missing, count) => tables[voice][isSilver ? missing : 0][isSilver ? 0 : missing][count],
  );
  return new Duel({ state, sketch: world, counts, columns }, () => true);
}

export const slotsOf = (state: State): number[] =>
  game.legalMoves(state, firstSeat(game.toAct(state))).map(({ slot }) => slot);

/** Six cards are open in the last round. */
export const closing = (index: number): State =>
  playedTo(1000 + index, 3, 3, 2, { ...OPTIONS, goldFirst: index % 2 === 1, handicap: index % 3 });

/** Plain minimax by the rules themselves: 1 won, 0 level, −1 lost for the first director; alone, less the worst voice. */
export function longHand(state: State): number {
  const outcome = game.outcome(state);
  if (outcome !== undefined)
    return state.seats === 1 ? -outcome.scores[0] : Math.sign(outcome.shares[0] - outcome.shares[1]);
  const seat = firstSeat(game.toAct(state));
  const values = game.legalMoves(state, seat).map((move) => {
    const next = game.clone(state);
    game.play(next, seat, move, fastRandom(1));
    return longHand(next);
  });
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}
