import { expect, test } from 'vitest';
import { game } from '../index.ts';

const told = (scores: readonly number[], ranks: readonly number[]): string =>
  game.text.outcome({ scores, ranks, shares: ranks.map((rank) => (rank === 1 ? 1 : 0)), how: 'limit' }, (seat) =>
    seat === 0 ? 'Ada' : 'Bo',
  );

test('who stands highest when the turns are over wins, and the fret is named', () => {
  expect(told([4, 2], [1, 2])).toBe('The last turn is over: Ada stands highest, on fret 4, and wins.');
});

test('level on the highest fret, the tie-break is told', () => {
  expect(told([0, 0], [2, 1])).toBe(
    'The last turn is over, level on fret 0: Bo wins by contract, then chips, then cards.',
  );
});
