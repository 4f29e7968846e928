import { defaultOptions, fastRandom, seatsIn, seedFor } from '@bandstand/engine';
import { knowledge } from '../bot.ts';
import type { Goal } from '../dice/points.ts';
import { questionOf, type Question } from '../dice/question.ts';
import { game } from '../index.ts';

/** Song states that come up between bots, each with the goal of the band or of a role: every `step`th one. */
export function songStates(count: number, step: number, run: number): Question[] {
  const { loyal } = knowledge.policies(game);
  const found: Question[] = [];
  let seen = 0;
  for (let match = 0; found.length < count; match++) {
    const dice = fastRandom(seedFor(run, match));
    const state = game.setup(defaultOptions(game.options), 3, dice);
    for (;;) {
      const toAct = game.toAct(state);
      if (toAct === 0 || found.length === count) break;
      const seat = seatsIn(toAct)[0];
      if ((state.phase === 'songTurn' || state.phase === 'sustainTurn') && seen++ % step === 0) {
        const goal: Goal = ['band' as const, seat][found.length % 2];
        const question = questionOf(game.view(state, seat), goal);
        if (question !== undefined) found.push(question);
      }
      game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice);
    }
  }
  return found;
}
