import { expect, test } from 'vitest';
import { rated, UNRATED } from '../progress/glicko.ts';

test('the example of the Glicko-2 paper comes out as printed there', () => {
  const after = rated({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0 },
    { rating: 1700, deviation: 300, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test('who does not play is known less well, never less than at first', () => {
  const rested = rated({ rating: 1600, deviation: 50, volatility: 0.06 }, []);
  expect(rested.rating).toBe(1600);
  expect(rested.deviation).toBeGreaterThan(50);
  expect(rated(UNRATED, []).deviation).toBe(350);
});
