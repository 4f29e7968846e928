import { brokenLaws, tellingAll } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

test.each([
  ['drawn events', 'eventDrawn'],
  ['thrown events', 'eventThrown'],
] as const)('telling everybody %s is caught', (_what, type) => {
  expect(brokenLaws(tellingAll(game, type), [2, 3])).toContain('hearing');
});

test('a view in which nobody finds what was played in this round is caught', () => {
  const forgetful: typeof game = {
    ...game,
    view: (state, viewer) => ({ ...game.view(state, viewer), played: undefined }),
  };
  expect(brokenLaws(forgetful, [2, 3])).toContain('hearing');
});

test('imagining a card in the deck that everybody saw taken is caught', () => {
  const planted: typeof game = {
    ...game,
    imagine(view, random) {
      const state = game.imagine(view, random);
      const taken = view.bands.flat().at(0);
      if (taken !== undefined && state.bandDeck.length > 0) state.bandDeck[0] = taken;
      return state;
    },
  };
  expect(brokenLaws(planted, [2, 3])).toContain('memory');
});
