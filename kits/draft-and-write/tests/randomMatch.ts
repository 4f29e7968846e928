import { fastRandom, seatsIn, seedFor, type Game, type Random, type Seat } from '@bandstand/engine';
import type { DraftAndWrite, Move, SheetView, State } from '../index.ts';

export interface RandomDeal {
  readonly seed: number;
  readonly index: number;
  readonly seats: number;
  readonly options: DraftAndWrite['Options'];
}

/** Plays one match to its end; seats come in any order, and `choose` says what they do. */
export function playAtRandom(
  game: Game<DraftAndWrite>,
  deal: RandomDeal,
  choose: (state: State, seat: Seat, moves: readonly Move[], random: Random) => Move,
): State {
  const random = fastRandom(seedFor(deal.seed, deal.index));
  const state = game.setup(deal.options, deal.seats, random);
  for (let moves = 0; state.toAct !== 0; moves++) {
    if (moves > game.maxMoves) throw new Error('the match does not end');
    const acting = seatsIn(state.toAct);
    const seat = acting[random.below(acting.length)];
    game.play(state, seat, choose(state, seat, game.legalMoves(state, seat), random), random);
  }
  return state;
}

/** A second way to add up a sheet and to rank, written without the kit. */
export interface SecondScorer<Score extends { readonly total: number }> {
  readonly score: (sheet: SheetView) => Score;
  readonly rank: (scores: readonly Score[]) => readonly number[];
}

/** What the two scorers say about a finished match, if they disagree. */
export function disagreementOn<Score extends { readonly total: number }>(
  game: Game<DraftAndWrite>,
  state: State,
  { score, rank }: SecondScorer<Score>,
): string | undefined {
  const view = game.view(state, 'spectator');
  const slow = view.sheets.map((sheet) => score(sheet));
  const outcome = game.outcome(state);
  const totals = slow.map(({ total }) => total);
  const lines = view.sheets.map((_, seat) => game.score(view, seat).reduce((sum, line) => sum + line.points, 0));
  const agree =
    JSON.stringify([outcome?.scores, outcome?.ranks, lines]) === JSON.stringify([totals, rank(slow), totals]);
  return agree ? undefined : JSON.stringify({ outcome, slow, lines });
}
