import {
  defaultOptions,
  fastRandom,
  firstSeat,
  seedFor,
  type Game,
  type Knowledge,
  type Policy,
} from '@bandstand/engine';
import { LastTurn } from '../bot/lastTurn.ts';
import { kitOf } from '../game.ts';
import type { State } from '../state.ts';
import type { DraftAndWrite } from '../types.ts';

/** More positions than this are not worked out here; it is a test. */
const MOST_LOOKS = 3;
/** Ways to go on that are written out long-hand at most. */
const MOST_WAYS = 1_000;

interface Checked {
  /** What the solver says the position is worth. */
  readonly promised: number;
  /** What came of doing as it says. */
  readonly followed: number;
  /** What the quick bot made of it. */
  readonly quick: number;
  /** The best of all ways, each tried by itself; undefined where there are too many. */
  readonly longhand: number | undefined;
}

/** Last turns of matches alone, each at a decision of its own, as the solver sees them and as they are. */
export function lastTurns(
  game: Game<DraftAndWrite>,
  knowledge: Knowledge<DraftAndWrite>,
  matches: number,
): readonly Checked[] {
  const { greedy } = knowledge.policies(game);
  return Array.from({ length: matches }, (_, index) => lastTurnOf(game, greedy, index)).flatMap((start) => {
    if (start === undefined) return [];
    const solved = solve(game, start);
    if (solved === undefined) return [];
    return [
      {
        promised: solved.worth,
        followed: playOut(game, start, (state) => solve(game, state)?.move),
        quick: playOut(game, start, (state) => greedy(state, 0, game.legalMoves(state, 0), fastRandom(2))),
        longhand: longhand(game, start),
      },
    ];
  });
}

function lastTurnOf(game: Game<DraftAndWrite>, quick: Policy<DraftAndWrite>, index: number): State | undefined {
  const random = fastRandom(seedFor(41, index));
  const state = game.setup(defaultOptions(game.options), 1, random);
  let left = index % 5;
  while (game.toAct(state) !== 0) {
    const seat = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, seat);
    if (LastTurn.isNow(kitOf(game), state) && moves.length > 1 && left-- === 0) return state;
    game.play(state, seat, quick(state, seat, moves, random), random);
  }
  return undefined;
}

function solve(game: Game<DraftAndWrite>, state: State) {
  let looks = MOST_LOOKS;
  return new LastTurn(kitOf(game), () => looks-- > 0).judged(state, 0, game.legalMoves(state, 0))?.[0];
}

const pointsOf = (game: Game<DraftAndWrite>, state: State): number => game.outcome(state)?.scores[0] ?? NaN;

function playOut(
  game: Game<DraftAndWrite>,
  start: State,
  choose: (state: State) => DraftAndWrite['Move'] | undefined,
): number {
  const state = game.clone(start);
  while (game.toAct(state) !== 0) game.play(state, 0, choose(state) ?? game.legalMoves(state, 0)[0], fastRandom(1));
  return pointsOf(game, state);
}

function longhand(game: Game<DraftAndWrite>, start: State): number | undefined {
  let ways = 0;
  const best = (state: State): number => {
    if (game.toAct(state) === 0) return pointsOf(game, state);
    let most = -Infinity;
    for (const move of game.legalMoves(state, 0)) {
      if (ways++ > MOST_WAYS) return most;
      const next = game.clone(state);
      game.play(next, 0, move, fastRandom(1));
      most = Math.max(most, best(next));
    }
    return most;
  };
  const found = best(start);
  return ways > MOST_WAYS ? undefined : found;
}
