import { brokenLaws, tellingAll } from '@bandstand/engine/laws';
import { expect, test } from 'vitest';
import { patient } from './patient.ts';
import { game, standard } from './stage.ts';

/** Dice are covered at parties only. */
const party: typeof game = {
  ...patient(game, standard),
  optionsProblem: (options, seats) =>
    options.party ? game.optionsProblem?.(options, seats) : { code: 'no-party', message: 'Only parties here.' },
};

test.each(['rolled', 'rerolled'] as const)('telling everybody covered dice (%s) is caught', (type) => {
  expect(brokenLaws(tellingAll(party, type), [3])).toContain('hearing');
});

test('imagining a card elsewhere that everybody saw bought is caught', () => {
  const planted: typeof game = {
    ...game,
    imagine(view, random) {
      const nothingKnown = view.knownHands.map((hand) => hand.map(() => 0));
      return { ...game.imagine({ ...view, knownHands: nothingKnown }, random), knownHands: view.knownHands };
    },
  };
  expect(brokenLaws(patient(planted, standard), [3])).toContain('memory');
});
