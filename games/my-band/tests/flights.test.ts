import { expect, test } from 'vitest';
import { flightOf } from '../ui/chipFlight.ts';

test('chips go from whoever pays to what is paid for, and from the bank to whoever is paid', () => {
  expect(flightOf({ type: 'bidMade', seat: 2, amount: 3 })).toEqual({ from: 'chips 2', to: 'bid', count: 3 });
  expect(flightOf({ type: 'negotiated', seat: 0, from: 5, to: 3, cost: 2 })).toMatchObject({ to: 'marker', count: 2 });
  expect(flightOf({ type: 'paid', seat: 1, chips: 8, doubled: true })).toEqual({
    from: 'bank',
    to: 'chips 1',
    count: 8,
  });
  expect(flightOf({ type: 'bidPassed', seat: 1 })).toBe(undefined);
});
