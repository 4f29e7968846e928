import { createBot } from '@bandstand/bots';
import { fastRandom, Match, must, secretFor, seatsIn } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';

test('a bot that plays at random never walks out', () => {
  const bot = must(createBot('random', { game, knowledge, random: fastRandom(1) }));
  for (const deal of ['a', 'b', 'c']) {
    const match = must(Match.start(game, { seats: 3, secret: secretFor(`random ${deal}`) }));
    while (!match.isOver) {
      const [seat] = seatsIn(game.toAct(match.state));
      must(match.play(seat, bot.choose(match.view(seat), seat, match.legalMoves(seat)).id));
    }
    expect(match.state.cause).not.toBe('walkOut');
  }
});
