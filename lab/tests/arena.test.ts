import { must } from '@bandstand/engine';
import { arena, arenaPage, eloOf, pairingsOf, type DealResult } from '@bandstand/lab';
import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
import { decided, ratings, verdictOn } from '../arena/verdict.ts';

const [someGame] = await gameIds();

const deal = (number: number, share: number, pairing = 0): DealResult => ({
  pairing,
  deal: number,
  share,
  score: 0,
  rivalScore: 0,
  endings: {},
  longestMs: 0,
});

test('everybody meets everybody once in duels, both ways round at larger tables, nobody alone', () => {
  expect(pairingsOf({ bots: ['a', 'b', 'c'], seats: 2 })).toHaveLength(3);
  expect(pairingsOf({ bots: ['a', 'b'], seats: 4 })).toEqual([{ bot: 'a', rivals: 'b' }]);
  expect(pairingsOf({ bots: ['a', 'b', 'c'], seats: 4 })).toHaveLength(6);
  expect(pairingsOf({ bots: ['a', 'b'], seats: 1 })).toHaveLength(2);
});

test('the interval comes from the spread between deals, not between matches', () => {
  const level = verdictOn(
    { bot: 'a', rivals: 'b' },
    [0.5, 0.5, 0.5, 0.5].map((share, i) => deal(i, share)),
  );
  expect([level.share, level.low, level.high]).toEqual([0.5, 0.5, 0.5]);
  const wild = verdictOn(
    { bot: 'a', rivals: 'b' },
    [1, 0, 1, 0].map((share, i) => deal(i, share)),
  );
  expect(wild.low).toBeLessThan(0.1);
  expect(wild.high).toBeGreaterThan(0.9);
});

test('three wins of four are 191 Elo', () => {
  expect(eloOf(0.75)).toBeCloseTo(190.8, 1);
});

test('at a larger table equals have an equal share, and odds are counted against each rival', () => {
  expect(eloOf(1 / 3, 3)).toBeCloseTo(0, 6);
  // Twice as strong as each of two: half of the wins.
  expect(eloOf(0.5, 3)).toBeCloseTo(400 * Math.log10(2), 6);
  expect(eloOf(0.64, 2)).toBeCloseTo(100, 0);
});

test('matches that all won together, or nobody, say nothing about strength', () => {
  const told = verdictOn({ bot: 'a', rivals: 'b' }, [
    { ...deal(0, 1), contested: { matches: 1, share: 1 } },
    { ...deal(1, 1), contested: { matches: 0, share: 0 } },
    { ...deal(2, 0.5), contested: { matches: 3, share: 1 } },
  ]);
  expect(told.contested).toMatchObject({ matches: 4, share: 0.5 });
  expect(told.contested?.low).toBeLessThan(0.5);
  expect(told.contested?.high).toBeGreaterThan(0.5);
  expect(verdictOn({ bot: 'a', rivals: 'b' }, [deal(0, 1)]).contested).toBeUndefined();
});

test('a run is decided when its deals are far more likely under one share than under the other', () => {
  const often = Array.from({ length: 60 }, (_, i) => (i % 4 === 0 ? 0.5 : 1));
  expect(decided(often, { low: 0.5, high: 0.6 })).toBe('high');
  expect(
    decided(
      often.map((share) => 1 - share),
      { low: 0.5, high: 0.6 },
    ),
  ).toBe('low');
  expect(decided(often.slice(0, 10), { low: 0.5, high: 0.6 })).toBeUndefined();
  const even = often.map((_, i) => (i % 2 === 0 ? 0.3 : 0.8));
  expect(decided(even, { low: 0.5, high: 0.6 })).toBeUndefined();
});

test('ratings put bots in the order of their results', () => {
  const pairings = pairingsOf({ bots: ['a', 'b', 'c'], seats: 2 });
  const results = pairings.flatMap((_, pairing) =>
    Array.from({ length: 20 }, (_each, i) => deal(i, i % 4 === 0 ? 0 : 1, pairing)),
  );
  const [a, b, c] = ratings(['a', 'b', 'c'], pairings, results);
  expect(a.elo).toBeGreaterThan(b.elo);
  expect(b.elo).toBeGreaterThan(c.elo);
  expect(a.low).toBeLessThan(a.elo);
  expect(a.high).toBeGreaterThan(a.elo);
});

test('a run that was cut goes on where it was, and comes to the same result', async () => {
  const plan = { game: someGame, bots: ['greedy', 'random'], seats: 2, deals: 6, seed: 3, workers: 1 };
  const whole: DealResult[] = [];
  const first = must(await arena({ ...plan, onDeal: (result) => void whole.push(result) }));
  const played: DealResult[] = [];
  const again = must(await arena({ ...plan, done: whole.slice(0, 4), onDeal: (result) => void played.push(result) }));
  expect(played.map(({ deal: number }) => number)).toEqual([4, 5]);
  expect(again.verdicts[0].share).toBe(first.verdicts[0].share);
  expect(arenaPage(first)).toContain('greedy');
  expect(first.verdicts[0].contested).toMatchObject({ matches: 12, share: first.verdicts[0].share });
});

test('a bot that does not exist is refused by name', async () => {
  const result = await arena({ game: someGame, bots: ['greedy', 'nobody'], seats: 2, deals: 1, seed: 1 });
  expect(result).toMatchObject({ ok: false, problem: { code: 'unknown-bot' } });
});
