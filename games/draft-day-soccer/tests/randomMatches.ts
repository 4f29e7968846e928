import { fastRandom, seatsIn, seedFor } from '@bandstand/engine';
import type { State } from '@bandstand/kits/draft-and-write';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { rankSlowly, scoreSlowly } from './secondScorer.ts';

const { greedy } = knowledge.policies(game);

/** Plays one match at random; an eager one is played half by the greedy bot, so that sheets fill up. */
export function randomMatch(index: number, eager: boolean): State {
  const random = fastRandom(seedFor(23, index));
  const seats = 1 + (index % 4);
  const state = game.setup({ harder: seats === 1 && index % 8 === 0 }, seats, random);
  for (let moves = 0; state.toAct !== 0; moves++) {
    if (moves > game.maxMoves) throw new Error('the match does not end');
    const acting = seatsIn(state.toAct);
    const seat = acting[random.below(acting.length)];
    const all = game.legalMoves(state, seat);
    const move = eager && random.below(2) > 0 ? greedy(state, seat, all, random) : all[random.below(all.length)];
    game.play(state, seat, move, random);
  }
  return state;
}

/** What the two scorers say about a finished match, if they disagree. */
export function disagreement(state: State): string | undefined {
  const view = game.view(state, 'spectator');
  const slow = view.sheets.map(scoreSlowly);
  const outcome = game.outcome(state);
  const totals = slow.map((score) => score.total);
  const lines = view.sheets.map((_, seat) => game.score(view, seat).reduce((sum, line) => sum + line.points, 0));
  const agree =
    JSON.stringify([outcome?.scores, outcome?.ranks, lines]) === JSON.stringify([totals, rankSlowly(slow), totals]);
  return agree ? undefined : JSON.stringify({ outcome, slow, lines });
}
