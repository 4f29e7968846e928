import { rankSeats, type MatchRecord } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { ratingOf, rivalsOf, seriesOf, statsOf } from '../progress/stats.ts';
import type { Played } from '../progress/archive.ts';

const levels = [{ level: 'gentle' }, { level: 'fair', strength: 1400 }];
const gentlest = levels[0].level;

const played = (
  at: number,
  scores: readonly number[],
  other: { level?: string; name?: string; deal?: 'same' } = {},
): Played => ({
  id: `m${at}`,
  at,
  game: 'any',
  players: [
    { name: 'Ada' },
    { name: other.name ?? 'Bot', ...(other.level === undefined ? {} : { level: other.level }) },
  ],
  mine: [0],
  outcome: rankSeats(scores, (a, b) => scores[b] - scores[a], 'end'),
  record: { ...(other.deal === undefined ? {} : { deal: other.deal }) } as MatchRecord,
});

test('best, mean and wins are of matches with a deal that nobody knew', () => {
  const matches = [played(2, [10, 5]), played(1, [4, 8]), played(3, [99, 1], { deal: 'same' })];
  expect(statsOf({}, matches)).toEqual({ matches: 2, wins: 1, best: 10, mean: 7, scores: [4, 10] });
  expect(statsOf({ lowScoreWins: true }, matches).best).toBe(4);
});

test('whoever beats a bot again and again is rated above it, and more surely so', () => {
  expect(ratingOf(levels, [played(1, [1, 0], { name: 'Grace' })])).toBeUndefined();
  const once = ratingOf(levels, [played(1, [1, 0], { level: gentlest })]);
  const often = ratingOf(
    levels,
    Array.from({ length: 20 }, (_, i) => played(i, [1, 0], { level: gentlest })),
  );
  if (once === undefined || often === undefined) throw new Error('no rating');
  expect(often.rating).toBeGreaterThan(1500);
  expect(often.deviation).toBeLessThan(once.deviation);
});

test('head to head counts people by name and leaves bots out', () => {
  const matches = [
    played(1, [1, 0], { name: 'Grace' }),
    played(2, [0, 1], { name: 'Grace' }),
    played(3, [1, 1], { name: 'Grace' }),
    played(4, [1, 0], { level: gentlest }),
  ];
  expect(rivalsOf(matches)).toEqual([{ name: 'Grace', matches: 3, wins: 1, lost: 1 }]);
});

test('a series counts matches of the same people in the same title, however they sat', () => {
  const first = played(1, [1, 0], { name: 'Grace' });
  const swapped: Played = {
    ...played(2, [1, 0]),
    players: [{ name: 'Grace' }, { name: 'Ada' }],
    mine: [1],
  };
  const shared = played(3, [1, 1], { name: 'Grace' });
  const others = [played(4, [1, 0], { name: 'Bo' }), { ...played(5, [1, 0], { name: 'Grace' }), game: 'another' }];
  expect(seriesOf([first, swapped, shared, ...others], shared)).toEqual({
    matches: 3,
    wins: [
      { name: 'Ada', wins: 1.5 },
      { name: 'Grace', wins: 1.5 },
    ],
  });
  expect(seriesOf([first], first)).toBeUndefined();
  const bots = [played(6, [1, 0], { level: gentlest }), played(7, [1, 0], { level: gentlest })];
  expect(seriesOf(bots, bots[1])).toBeUndefined();
});

test('a match that somebody resigned counts as won and lost, and has no points', () => {
  const given: Played = {
    ...played(1, [5, 3]),
    outcome: { shares: [1, 0], ranks: [1, 2], scores: [0, 0], how: 'resigned' },
  };
  expect(statsOf({}, [given, played(2, [4, 9])])).toEqual({ matches: 2, wins: 1, best: 4, mean: 4, scores: [4] });
  expect(statsOf({}, [given]).best).toBeUndefined();
});
