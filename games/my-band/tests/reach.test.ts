import { expect, test } from 'vitest';
import { laterSpeakers, threatsFrom } from '../rules/reach.ts';
import { standard } from '../standard.ts';
import { sit } from './sitting.ts';

/** Four who share A and C, and one business card: spaces 2 and, with three cards, 5. */
const four = [2, 6, 13, 33];
const staff = [0, 3, 6];

const negotiating = (chips: readonly number[]) =>
  sit({ bands: [[0], four, [1]], business: [[], [staff[0]], []], chips, marker: 5, at: 'negotiation' }).state;

test('a later speaker pulls the contract to the nearest space that they meet and can pay for', () => {
  expect(threatsFrom(standard, negotiating([5, 3, 5]), 5, 0)).toEqual([{ seat: 1, space: 2, cost: 3 }]);
  expect(threatsFrom(standard, negotiating([5, 2, 5]), 5, 0)).toEqual([]);
});

test('insurance comes on top of the spaces', () => {
  expect(threatsFrom(standard, negotiating([5, 3, 5]), 5, 1)).toEqual([]);
  expect(threatsFrom(standard, negotiating([5, 4, 5]), 5, 1)).toEqual([{ seat: 1, space: 2, cost: 4 }]);
});

test('whoever meets the space as well may still take it where the one before does not follow', () => {
  const meeting = (mine: readonly number[]) =>
    sit({ bands: [mine, four, [1]], business: [staff, staff, []], chips: [5, 9, 5], marker: 5, at: 'negotiation' })
      .state;
  expect(threatsFrom(standard, meeting(four), 5, 0)).toEqual([]);
  expect(threatsFrom(standard, meeting([0]), 5, 0)).toEqual([{ seat: 1, space: 4, cost: 1 }]);
});

test('whoever cannot pay more than the insurance is passed over', () => {
  expect(laterSpeakers(negotiating([5, 2, 3]), 2)).toEqual([
    { seat: 1, canMove: false },
    { seat: 2, canMove: true },
  ]);
});
