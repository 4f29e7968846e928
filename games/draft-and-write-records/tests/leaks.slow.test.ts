import { brokenLaws, tellingAll } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test.each([
  ['picks', 'picked'],
  ['dealt hands', 'dealt'],
  ['passed hands', 'handPassed'],
  ['kept goals', 'keptGoal'],
  ['dealt goals', 'goalsOffered'],
] as const)('telling everybody %s is caught', (_what, type) => {
  expect(brokenLaws(tellingAll(game, type), [2, 3])).toContain('hearing');
});

test('imagining a card in the stack that everybody saw turned up is caught', () => {
  const planted: typeof game = {
    ...game,
    imagine(view, random) {
      const state = game.imagine(view, random);
      const taken = view.piles.flat().at(0);
      if (taken !== undefined && state.stack.length > 0) state.stack[0] = taken;
      return state;
    },
  };
  expect(brokenLaws(planted, [2, 3])).toContain('memory');
});
