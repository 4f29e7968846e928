import { defaultOptions, Match, must, seatsIn, type BotQuestion, type Game } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { BotHelpers } from '../session/botHelpers.ts';
import { askBot } from '../session/bots.ts';

const games = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });

async function question(bot: string): Promise<BotQuestion> {
  const game = await Object.values(games)[0]();
  const secret = 'c'.repeat(64);
  const match = must(Match.start(game, { options: defaultOptions(game.options), seats: game.seats.max, secret }));
  const [seat] = seatsIn(game.toAct(match.state));
  const moves = match.legalMoves(seat).map(({ id }) => id);
  return { game: game.id, pack: null, bot, seat, view: match.view(seat), moves, seed: 3 };
}

test('helpers think along about what the best level is asked, one question at a time', async () => {
  const asked = await question('fierce:40ms');
  const helpers = new BotHelpers(2);
  const parts = helpers.ask(asked);
  expect(parts).toHaveLength(2);
  expect(helpers.ask(asked)).toEqual([]);
  for (const part of await Promise.all(parts)) expect('opinions' in part && part.opinions.length).toBeGreaterThan(1);
  expect(helpers.ask(asked)).toHaveLength(2);
});

test('a worker that is helped names a legal move', async () => {
  const asked = await question('fierce:40ms');
  expect(asked.moves).toContain(await askBot(asked));
});
