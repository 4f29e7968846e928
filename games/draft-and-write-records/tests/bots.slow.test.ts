import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

/** The mean score of a bot that plays alone. */
function meanAlone(bot: string, games: number): number {
  let sum = 0;
  for (let index = 0; index < games; index++) {
    const match = must(Match.start(game, { seats: 1, secret: secretFor(`bots ${index}`) }));
    const player = must(createBot(bot, { game, knowledge, random: fastRandom(index) }));
    while (!match.isOver) must(match.play(0, player.choose(match.view(0), 0, match.legalMoves(0)).id));
    sum += game.outcome(match.state)?.scores[0] ?? 0;
  }
  return sum / games;
}

test('greedy play alone is solid, random play is not', () => {
  expect(meanAlone('random', 40)).toBeLessThan(60);
  const greedy = meanAlone('greedy', 40);
  expect(greedy).toBeGreaterThan(110);
  expect(greedy).toBeLessThan(175);
});

test('the planner beats greedy clearly on the same deals', () => {
  expect(meanAlone('planner', 2)).toBeGreaterThan(meanAlone('greedy', 2) + 15);
}, 600_000);
