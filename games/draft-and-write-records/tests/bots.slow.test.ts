import { duels, meanAlone } from '@bandstand/kits/draft-and-write-tests';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

const mean = (bot: string, games: number): number => meanAlone(game, knowledge, bot, games);

test('greedy play alone is solid, random play is not', () => {
  expect(mean('random', 40)).toBeLessThan(60);
  const greedy = mean('greedy', 40);
  expect(greedy).toBeGreaterThan(110);
  expect(greedy).toBeLessThan(175);
});

test('the planner beats greedy clearly on the same deals', () => {
  expect(mean('planner', 2)).toBeGreaterThan(mean('greedy', 2) + 15);
}, 600_000);

test('who hopes for no more goals than there are boxes, and ends the match while ahead, beats who does not', () => {
  expect(duels(game, knowledge, ['keen', 'greedy'], 60)).toBeGreaterThan(0.52);
});
