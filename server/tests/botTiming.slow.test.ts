import { defaultOptions, fastRandom, firstSeat, Match, must, type BotQuestion, type Game } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { rankSumZ } from './rankSum.ts';

/** Samples of each kind. By chance alone the bar is passed once in 20,000 runs. */
const TRIALS = Number(process.env.BANDSTAND_TIMING_TRIALS ?? 60);
const BAR = 4.06;

/** Somebody in a game that asks everybody so that nobody can tell who has a choice: once with one and once without. */
async function reactions(game: Game): Promise<readonly [BotQuestion, BotQuestion] | undefined> {
  const found: (BotQuestion | undefined)[] = [undefined, undefined];
  const random = fastRandom(3);
  for (let deal = 0; deal < 2_000; deal++) {
    const secret = deal.toString(16).padStart(64, '0');
    const match = must(Match.start(game, { options: defaultOptions(game.options), seats: 3, secret }));
    while (!match.isOver) {
      const seat = firstSeat(game.toAct(match.state));
      const moves = match.legalMoves(seat);
      const view = match.view(seat);
      const isAsked = game.reflex?.(view, moves.slice(0, 1)) !== undefined;
      if (isAsked)
        found[moves.length === 1 ? 0 : 1] ??= {
          game: game.id,
          pack: null,
          bot: 'search:20ms',
          seat,
          view,
          moves: moves.map(({ id }) => id),
          seed: 1,
        };
      const [without, withChoice] = found;
      if (without !== undefined && withChoice !== undefined) return [without, withChoice];
      must(match.play(seat, moves[random.below(moves.length)].id));
    }
  }
  return undefined;
}

test('the rank sum finds a difference of one deviation in nine of ten samples, and none where there is none', () => {
  const random = fastRandom(9);
  const normal = (): number =>
    Array.from({ length: 12 }, () => random.below(1_000) / 1_000).reduce((a, b) => a + b) - 6;
  const found = (shift: number): number =>
    Array.from({ length: 200 }, () =>
      rankSumZ(
        Array.from({ length: 60 }, normal),
        Array.from({ length: 60 }, () => normal() + shift),
      ),
    ).filter((z) => Math.abs(z) > BAR).length;
  expect(found(1.1)).toBeGreaterThanOrEqual(180);
  expect(found(0)).toBe(0);
});

test('the time of an answer does not tell whether a searching bot had a choice', async () => {
  let games = 0;
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    if (game.reflex === undefined) continue;
    games++;
    const questions = await reactions(game);
    if (questions === undefined) throw new Error(`nobody is ever asked so in ${id}`);
    const pool = new BotPool({ threads: 1, thinkMs: 1_000, deadlineMs: 60_000 });
    await pool.think(questions[1], { table: 'warm', account: 'warm' });
    const times: [number[], number[]] = [[], []];
    const random = fastRandom(5);
    for (let trial = 0; trial < 2 * TRIALS; trial++) {
      const which = times[0].length === TRIALS ? 1 : times[1].length === TRIALS ? 0 : random.below(2);
      const start = performance.now();
      await pool.think(questions[which], { table: 'a', account: 'a' });
      times[which].push(performance.now() - start);
    }
    await pool.close();
    const median = (list: readonly number[]): string => list.toSorted((a, b) => a - b)[list.length >> 1].toFixed(3);
    const z = rankSumZ(times[0], times[1]);
    expect(Math.abs(z), `medians ${times.map(median).join(' and ')} ms`).toBeLessThan(BAR);
  }
  expect(games).toBeGreaterThan(0);
}, 600_000);
