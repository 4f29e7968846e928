import { commitmentTo } from '@bandstand/engine';
import type { Daily } from '@bandstand/protocol';
import { beforeEach, expect, test } from 'vitest';
import { keepSeals, sealsOf } from '../daily/seals.ts';

const seedOf = (day: number): string => String(day).padStart(2, '0').repeat(32);

/** What a server says on a day of November, with the seal of the day after. */
const november = (day: number, next = seedOf(day + 1), told = seedOf(day - 1)): Daily => {
  const date = `2026-11-${String(day).padStart(2, '0')}`;
  const game = { game: 'any', seats: 1, level: 'fair', options: {}, practice: seedOf(77), played: 0 };
  return {
    day: date,
    yesterday: `2026-11-${String(day - 1).padStart(2, '0')}`,
    endsAt: Date.parse(`${date}T00:00:00Z`) + 86_400_000,
    games: [{ ...game, yesterday: told, commitment: commitmentTo(seedOf(day)), tomorrow: commitmentTo(next) }],
  };
};

beforeEach(() => localStorage.clear());

test('deals that fit the seals of the day before are known as such, day after day', () => {
  expect(sealsOf(november(17))).toBe('unseen');
  for (const day of [17, 18, 19]) {
    keepSeals(november(day));
    expect(sealsOf(november(day + 1))).toBe('kept');
  }
  // Who was away for a day has the seals of that day, whose deals are told now; after two days there is nothing to compare.
  expect(sealsOf(november(21))).toBe('kept');
  expect(sealsOf(november(22))).toBe('unseen');
});

test('a deal that was changed after it was sealed is noticed, even when the seal is changed later as well', () => {
  keepSeals(november(17, seedOf(55)));
  keepSeals(november(17));
  expect(sealsOf(november(18))).toBe('broken');
  // Asking again on that day does not make it better.
  keepSeals(november(18));
  expect(sealsOf(november(18))).toBe('broken');
});

test('deals that are told when their day is over are held against the seals of that day, first seen on it or before', () => {
  keepSeals(november(17));
  expect(sealsOf(november(17))).toBe('unseen');
  expect(sealsOf(november(18))).toBe('kept');
  expect(sealsOf(november(18, undefined, seedOf(55)))).toBe('broken');
});

test('what is kept and cannot be read is as good as nothing', () => {
  localStorage.setItem('bandstand:daily-seals', '[1');
  expect(sealsOf(november(18))).toBe('unseen');
  keepSeals(november(18));
  expect(sealsOf(november(19))).toBe('kept');
});
