import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { type Spread, PASS, sit } from './sitting.ts';

const ended = (spread: Spread) =>
  game.outcome(
    sit({ bands: [[0], [1]], turn: 24, at: 'negotiation', chips: [1, 0], ...spread }).until('over', 'pass').state,
  );

test('after pay day of the last turn the highest fret wins', () => {
  expect(ended({ fret: [2, 5] })).toMatchObject({ shares: [0, 1], ranks: [2, 1], scores: [2, 5], how: 'limit' });
});

test('on equal frets a contract holder wins', () => {
  expect(ended({ fret: [5, 5], bands: [[0], [1, 11]], business: [[], [0, 3]], marker: 9 })).toMatchObject({
    shares: [0, 1],
    how: 'limit-contract',
  });
});

test('then more chips win', () => {
  expect(
    ended({
      fret: [5, 5],
      bands: [
        [0, 10],
        [1, 11],
      ],
    }),
  ).toMatchObject({ shares: [1, 0], how: 'limit-chips' });
});

test('then more band and business cards win', () => {
  expect(ended({ fret: [5, 5], chips: [1, 1], business: [[], [6]] })).toMatchObject({
    shares: [0, 1],
    how: 'limit-cards',
  });
});

test('then the victory is shared', () => {
  expect(ended({ fret: [5, 5], chips: [1, 1] })).toMatchObject({ shares: [0.5, 0.5], ranks: [1, 1] });
});

test('the turn before the last does not end the match', () => {
  const match = sit({ bands: [[0], [1]], turn: 23, at: 'negotiation', chips: [1, 0] })
    .play(PASS)
    .until('nominate', 'pass');
  expect(match.state.turn).toBe(24);
});

test('the chosen length of the neck is where the match ends', () => {
  const reached = (frets: '6' | '10') =>
    sit({
      bands: [[0], [1]],
      contracts: [0],
      hands: [['radioPlay'], []],
      fret: [5, 0],
      options: { frets },
      at: 'events',
    }).play({ type: 'play', event: 0 }).state.phase;
  expect([reached('6'), reached('10')]).toEqual(['over', 'event']);
});

test('the winner by the top fret is told apart from the winner by the limit', () => {
  const match = sit({ bands: [[0], [1]], contracts: [0], hands: [['radioPlay'], []], fret: [7, 6], at: 'events' }).play(
    { type: 'play', event: 0 },
  );
  const outcome = game.outcome(match.state);
  expect(outcome).toMatchObject({ shares: [1, 0], how: 'top' });
  expect(outcome && game.text.outcome(outcome, (seat) => ['Ann', 'Ben'][seat])).toBe(
    'Ann reached the top of the neck and wins.',
  );
});
