import { NOBODY, only } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { Clock } from '../clock.ts';

const bank = (increment: number): Clock => new Clock({ type: 'bank', seconds: 60, increment }, 2);

test('after a move the bank has what was left and the increment', () => {
  const clock = bank(5);
  clock.at(0, only(0));
  clock.at(20_000, only(1), 0);
  expect(clock.info(20_000)).toEqual({ left: [45_000, 60_000], running: [false, true] });
});

test('the increment is for whoever moved, not for a seat that is no longer waited for', () => {
  const clock = bank(5);
  clock.at(0, only(0) | only(1));
  clock.at(10_000, NOBODY, 0);
  expect(clock.info(10_000)?.left).toEqual([55_000, 50_000]);
});

test('an empty bank does not go below nothing before the increment is added', () => {
  const clock = bank(5);
  clock.at(0, only(0));
  clock.at(90_000, only(1), 0);
  expect(clock.info(90_000)?.left[0]).toBe(5000);
});

test('who moves and is to act again gets the increment and a running clock', () => {
  const clock = bank(5);
  clock.at(0, only(0));
  clock.at(10_000, only(0), 0);
  expect(clock.deadline(0)).toBe(10_000 + 55_000);
});

test('without an increment a bank only shrinks', () => {
  const clock = bank(0);
  clock.at(0, only(0));
  clock.at(10_000, only(1), 0);
  expect(clock.info(10_000)?.left[0]).toBe(50_000);
});
