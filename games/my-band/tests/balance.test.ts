import { expect, test } from 'vitest';
import { measureBalance } from './balance.ts';

test.each([2, 3, 4])('a short run of rule-based matches with %i seats has a sane length and no dead card', (seats) => {
  const balance = measureBalance(seats, 60);
  expect(balance.medianTurns).toBeGreaterThanOrEqual(8);
  expect(balance.medianTurns).toBeLessThanOrEqual(20);
  expect(balance.stalled).toBeLessThan(0.1);
  expect(Math.min(...balance.eventPlayed)).toBeGreaterThan(0.05);
  expect(Math.min(...balance.spaceUsed)).toBeGreaterThan(0);
  expect(balance.contractsLost).toBeGreaterThan(1);
});

test('careless players need longer but their matches end too', () => {
  const balance = measureBalance(3, 30, 'easy');
  expect(balance.medianTurns).toBeLessThanOrEqual(24);
});
