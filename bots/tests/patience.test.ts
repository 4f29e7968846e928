import { createBot, levelsFor } from '@bandstand/bots';
import {
  defaultOptions,
  fastRandom,
  firstSeat,
  LEVEL_NAMES,
  must,
  type Game,
  type Knowledge,
  type Seat,
} from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { describe, expect, test } from 'vitest';

/** One of the moments of a match between quick bots at which a seat has a choice: a later one for a greater number. */
function someMoment(game: Game, knowledge: Knowledge, number: number) {
  const random = fastRandom(number);
  const { greedy } = knowledge.policies(game);
  const state = game.setup(defaultOptions(game.options), Math.max(2, game.seats.min), random);
  let choices = 0;
  let last: { readonly view: object; readonly seat: Seat; readonly moves: ReturnType<Game['legalMoves']> } | undefined;
  while (game.toAct(state) !== 0 && choices <= 2 * number) {
    const seat = firstSeat(game.toAct(state));
    const moves = game.legalMoves(state, seat);
    if (moves.length > 1) {
      choices++;
      last = { view: game.view(state, seat), seat, moves };
    }
    game.play(state, seat, greedy(state, seat, moves, random), random);
  }
  if (last === undefined) throw new Error('no choice in this match');
  return last;
}

describe.each(await gameIds())('%s', async (id) => {
  const { game, knowledge } = must(await loadGame(id));

  test.each(LEVEL_NAMES)('%s names a legal move when there is no time at all, and asks for no more', (level) => {
    for (let seed = 0; seed < 6; seed++) {
      const { view, seat, moves } = someMoment(game, knowledge, seed);
      let asked = 0;
      const goOn = (): boolean => {
        asked++;
        return false;
      };
      const { mind } = levelsFor(game, knowledge)[level];
      const [best] = mind({ view, seat, moves, random: fastRandom(seed), goOn, inTime: goOn });
      expect(moves).toContain(best.move);
      expect(asked).toBeLessThanOrEqual(2);
    }
  });

  test('a thought ends when its time is up by the clock that it was given', () => {
    let time = 0;
    const now = (): number => time++;
    const bot = must(createBot('fierce:40ms', { game, knowledge, random: fastRandom(1), now }));
    for (let seed = 0; seed < 6; seed++) {
      const { view, seat, moves } = someMoment(game, knowledge, seed);
      const start = time;
      expect(moves).toContain(bot.choose(view, seat, moves));
      expect(time - start).toBeLessThanOrEqual(44);
    }
  });

  test('a thought never takes longer than the maker allows, whatever the name asks for', () => {
    let time = 0;
    const now = (): number => time++;
    const maker = { game, knowledge, random: fastRandom(1), now, mostMs: 20 };
    const { view, seat, moves } = someMoment(game, knowledge, 2);
    must(createBot('fierce:100000ms', maker)).choose(view, seat, moves);
    expect(time).toBeLessThanOrEqual(24);
  });

  test('with a number of looks the same question gets the same answer', () => {
    const { view, seat, moves } = someMoment(game, knowledge, 3);
    const answers = Array.from(
      { length: 3 },
      () => must(createBot('fierce:8', { game, knowledge, random: fastRandom(9) })).choose(view, seat, moves).id,
    );
    expect(new Set(answers).size).toBe(1);
  });
});
