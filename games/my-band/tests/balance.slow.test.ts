import { expect, test } from 'vitest';
import { balanceText, measureBalance } from './balance.ts';

test.each([2, 3, 4])(
  'over 1,000 rule-based matches with %i seats the game is balanced and alive',
  { timeout: 300_000 },
  (seats) => {
    const balance = measureBalance(seats, 1000);
    process.stdout.write(`${balanceText(balance)}\n`);
    expect(balance.medianTurns).toBeGreaterThanOrEqual(8);
    expect(balance.medianTurns).toBeLessThanOrEqual(20);
    expect(balance.stalled).toBeLessThan(0.02);
    expect(Math.max(...balance.bySeat)).toBeLessThanOrEqual(1.25);
    expect(Math.max(...balance.byPlace)).toBeLessThanOrEqual(1.25);
    expect(balance.contractsLost).toBeGreaterThan(1);
    expect(Math.min(...balance.eventPlayed)).toBeGreaterThanOrEqual(0.05);
    expect(Math.min(...balance.spaceUsed)).toBeGreaterThan(0.01);
  },
);
