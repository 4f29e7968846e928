import { fastRandom, LEVEL_NAMES, type Judged } from '@bandstand/engine';
import { soften } from '@bandstand/bots';
import { expect, test } from 'vitest';

const judged = (...worths: number[]): Judged[] => worths.map((worth, id) => ({ move: { id, type: 'move' }, worth }));

function shares(list: readonly Judged[], softness: number): number[] {
  const random = fastRandom(5);
  const counts = list.map(() => 0);
  for (let i = 0; i < 4000; i++) counts[soften(list, softness, random).id]++;
  return counts.map((count) => count / 4000);
}

test('without softness the best choice is always made', () => {
  expect(shares(judged(3, 2.99, 0), 0)).toEqual([1, 0, 0]);
});

test('a choice that is worse by the softness is made about a third as often as the best', () => {
  const [best, next] = shares(judged(3, 2), 1);
  expect(next / best).toBeGreaterThan(0.31);
  expect(next / best).toBeLessThan(0.43);
});

test('what would be made less than a tenth as often as the best is never made', () => {
  expect(shares(judged(3, 0.6), 1)[1]).toBe(0);
  expect(shares(judged(3, 0.8), 1)[1]).toBeGreaterThan(0);
});

test('levels have names that anybody can order', () => {
  expect(LEVEL_NAMES).toEqual(['gentle', 'fair', 'firm', 'strong', 'fierce']);
});
