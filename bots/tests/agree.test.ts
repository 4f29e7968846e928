import { agree, answerPart, answerQuestion, createBot, levelsFor } from '@bandstand/bots';
import { defaultOptions, fastRandom, LEVEL_NAMES, Match, must, seatsIn, type BotQuestion } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { describe, expect, test } from 'vitest';

describe('what several threads think of a choice', () => {
  test('what was looked at most is done, and among equals what is worth most', () => {
    expect(
      agree([{ opinions: [{ move: 3, worth: 1, looks: 10 }] }, { opinions: [{ move: 5, worth: 9, looks: 4 }] }]),
    ).toBe(3);
    const close = [
      {
        opinions: [
          { move: 3, worth: 1, looks: 10 },
          { move: 5, worth: 2, looks: 10 },
        ],
      },
      {
        opinions: [
          { move: 3, worth: 4, looks: 10 },
          { move: 5, worth: 2, looks: 10 },
        ],
      },
    ];
    expect(agree(close)).toBe(3);
    expect(agree(close.slice(0, 1))).toBe(5);
  });

  test('a proof is not outvoted', () => {
    const proof = { opinions: [{ move: 7, worth: 1, looks: 1, isProven: true as const }] };
    expect(agree([{ opinions: [{ move: 3, worth: 1, looks: 1000 }] }, proof])).toBe(7);
  });

  test('whoever says nothing is not missed', () => {
    expect(agree([{ opinions: [] }, { opinions: [{ move: 2, worth: 0, looks: 1 }] }])).toBe(2);
    expect(agree([{ opinions: [] }])).toBeUndefined();
  });
});

describe.each(await gameIds())('%s', async (id) => {
  const { game, knowledge } = must(await loadGame(id));
  const seats = Math.max(2, game.seats.min);
  const match = must(Match.start(game, { options: defaultOptions(game.options), seats, secret: 'b'.repeat(64) }));
  const question = (bot: string): BotQuestion => {
    const [seat] = seatsIn(game.toAct(match.state));
    const moves = match.legalMoves(seat).map((move) => move.id);
    return { game: id, pack: null, bot, seat, view: match.view(seat), moves, seed: 7 };
  };

  test('bots that count their looks, or do not always do the best, think alone: their answers do not depend on cores', () => {
    for (const level of LEVEL_NAMES) {
      const { budget, softness } = levelsFor(game, knowledge)[level];
      if ('ms' in budget && softness === 0) continue;
      const asked = question(level);
      expect(must(answerPart(game, knowledge, asked, { number: 1 }))).toEqual({ opinions: [] });
      const bot = must(createBot(level, { game, knowledge, random: fastRandom(asked.seed) }));
      const moves = asked.moves.map((move) => game.moves[move]);
      expect(must(answerQuestion(game, knowledge, asked))).toBe(bot.choose(asked.view, asked.seat, moves).id);
    }
    expect(must(answerPart(game, knowledge, question('fierce:5'), { number: 1 }))).toEqual({ opinions: [] });
  });

  test('the best level thinks along, with dice of its own', () => {
    const asked = question('fierce:20ms');
    if (asked.moves.length < 2) return;
    const parts = [0, 1].map((number) => must(answerPart(game, knowledge, asked, { number })));
    for (const part of parts) expect('opinions' in part && part.opinions.length).toBeGreaterThan(0);
    expect(asked.moves).toContain(agree(parts));
  });
});
