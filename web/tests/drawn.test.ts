import { expect, test } from 'vitest';
import { drawn } from '../session/drawn.ts';

test('lots give every order of seats, and nobody twice or not at all', () => {
  const orders = new Set(Array.from({ length: 400 }, () => drawn(['Ada', 'Bert', 'Cleo']).join()));
  expect(orders.size).toBe(6);
  expect([...orders].every((order) => order.split(',').toSorted().join() === 'Ada,Bert,Cleo')).toBe(true);
});
