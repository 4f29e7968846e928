import { expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Ending } from '../state.ts';

const told = (scores: readonly number[], ranks: readonly number[], how: Ending): string =>
  game.text.outcome({ scores, ranks, shares: ranks.map((rank) => (rank === 1 ? 1 : 0)), how }, (seat) =>
    seat === 0 ? 'Ada' : 'Bo',
  );

test('who stands highest when the turns are over wins, and the fret is named', () => {
  expect(told([4, 2], [1, 2], 'limit')).toBe('The last turn is over: Ada stands highest, on fret 4, and wins.');
});

test.each([
  ['limit-contract', 'by holding a contract'],
  ['limit-chips', 'with more chips'],
  ['limit-cards', 'with more cards'],
] as const)('level on the highest fret, the tie-break that decided is told: %s', (how, words) => {
  expect(told([0, 0], [2, 1], how)).toBe(`The last turn is over, level on fret 0: Bo wins ${words}.`);
});
