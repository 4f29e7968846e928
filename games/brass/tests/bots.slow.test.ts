import { simulate } from '@bandstand/lab';
import { must } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { game } from '../index.ts';

const share = async (bots: readonly string[], games: number): Promise<number> =>
  must(await simulate({ game: game.id, bots, games, seed: 7 })).seats[0].winShare;

test('each level beats the one below it clearly', async () => {
  expect(await share(['casual', 'random'], 200)).toBeGreaterThan(0.7);
  expect(await share(['greedy', 'casual'], 200)).toBeGreaterThan(0.8);
  expect(await share(['sharp', 'greedy'], 100)).toBeGreaterThan(0.85);
  expect(await share(['search:300', 'sharp'], 24)).toBeGreaterThan(0.55);
});

test('between greedy players neither seat has an advantage', async () => {
  const first = await share(['greedy', 'greedy'], 4000);
  expect(first).toBeGreaterThan(0.48);
  expect(first).toBeLessThan(0.52);
});
