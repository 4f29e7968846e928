import { expect, test } from 'vitest';
import {
  everybody,
  firstSeat,
  hasSeat,
  listed,
  NOBODY,
  only,
  seatsIn,
  signed,
  viewersOf,
  waitingText,
  withoutSeat,
  withSeat,
  withSign,
} from '@bandstand/engine';

test('a set of seats holds who was put in and nobody else', () => {
  const set = withSeat(withSeat(NOBODY, 1), 3);
  expect(seatsIn(set)).toEqual([1, 3]);
  expect([0, 1, 2, 3].map((seat) => hasSeat(set, seat))).toEqual([false, true, false, true]);
  expect(seatsIn(withoutSeat(set, 1))).toEqual([3]);
  expect(withoutSeat(set, 0)).toBe(set);
  expect(seatsIn(NOBODY)).toEqual([]);
  expect(seatsIn(everybody(4))).toEqual([0, 1, 2, 3]);
  expect(seatsIn(only(5))).toEqual([5]);
  expect([1, 2, 6, 8, 12].map(firstSeat)).toEqual([0, 1, 1, 3, 2]);
});

test('those who look are all seats and somebody who watches', () => {
  expect(viewersOf(2)).toEqual([0, 1, 'spectator']);
});

test('names are listed as people say them', () => {
  expect([[], ['Ann'], ['Ann', 'Ben'], ['Ann', 'Ben', 'Cy']].map(listed)).toEqual([
    '',
    'Ann',
    'Ann and Ben',
    'Ann, Ben and Cy',
  ]);
});

test('waiting is told about people', () => {
  expect(waitingText(['Mel'], ['Bo'])).toBe('Mel has chosen. Bo is thinking.');
  expect(waitingText([], ['Bo', 'Cy'])).toBe('Bo and Cy are thinking.');
  expect(waitingText(['Mel', 'Bo'], [])).toBe('Mel and Bo have chosen.');
  expect(waitingText(['Mel'], ['Bo'], { ready: ['bids', 'bid'], thinking: ['counts', 'count'] })).toBe(
    'Mel bids. Bo counts.',
  );
});

test('numbers below nothing have a true minus sign', () => {
  expect([-5, 0, 3].map(signed)).toEqual(['−5', '0', '3']);
  expect([-5, 0, 3].map(withSign)).toEqual(['−5', '0', '+3']);
});
