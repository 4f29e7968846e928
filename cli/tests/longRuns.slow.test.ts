import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
import { barLine } from '../progress.ts';
import { interrupted, run } from './program.ts';

const [game] = await gameIds();

test('simulate that is stopped tells what the finished games say', async () => {
  const ran = await interrupted(['simulate', game, '--games', '1000000', '--bots', 'random', '--json'], 4000);
  expect(ran.code).toBe(130);
  const { games } = JSON.parse(ran.out) as { games: number };
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(1_000_000);
});

test('laws that are stopped tell what they found so far', async () => {
  const ran = await interrupted(['laws', game, '--matches', '100000', '--json'], 4000);
  expect(ran.code).toBe(130);
  const { matches } = JSON.parse(ran.out) as { matches: number };
  expect(matches).toBeGreaterThan(0);
  expect(matches).toBeLessThan(100_000);
});

test('one game is not "1 games"', async () => {
  expect((await run(['simulate', game, '--games', '1', '--bots', 'random'])).out).toMatch(/^1 game of/);
});

test.each([20, 40, 80, 200])('the progress bar stays on one line of %i columns', (columns) => {
  for (const label of ['x', 'laws of a game with a rather long name'])
    for (const share of [0, 0.5, 1]) expect(barLine(label, share, columns).length).toBeLessThan(columns);
});
