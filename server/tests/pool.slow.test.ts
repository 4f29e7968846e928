import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultOptions, Match, must, seatsIn, type BotQuestion } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { describe, expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { turnGame } from './turnGame.ts';

/** A choice at the beginning of a match, or the same with nothing to choose. */
async function question(bot: string, hasChoice = true): Promise<BotQuestion> {
  const { game } = must(await loadGame(await turnGame()));
  const match = must(Match.start(game, { options: defaultOptions(game.options), seats: 2, secret: 'a'.repeat(64) }));
  const [seat] = seatsIn(game.toAct(match.state));
  const moves = match.legalMoves(seat).map(({ id }) => id);
  const view = match.view(seat);
  return { game: game.id, pack: null, bot, seat, view, moves: hasChoice ? moves : moves.slice(0, 1), seed: 1 };
}

const HOUR_MS = 3_600_000;

describe('the pool of bots', () => {
  test('a thread that overruns its deadline is replaced, and the next question is answered', async () => {
    const pool = new BotPool({ threads: 1, thinkMs: HOUR_MS, deadlineMs: 4_000 });
    const endless = pool.think(await question('search:9999999ms'), { table: 'a', account: 'a' });
    const next = pool.think(await question('greedy'), { table: 'b', account: 'b' });
    await expect(endless).rejects.toThrow('took too long');
    await expect(next).resolves.toBeGreaterThanOrEqual(0);
    await pool.close();
  });

  test.each(['search:9999999', 'search:9999999ms'])(
    '%s, of an old table, answers with the best it has when its time is up',
    async (bot) => {
      const pool = new BotPool({ threads: 1, thinkMs: 100, deadlineMs: HOUR_MS });
      await expect(pool.think(await question(bot), { table: 'a', account: 'a' })).resolves.toBeGreaterThanOrEqual(0);
      await pool.close();
    },
  );

  test('a thread that ends without an error leaves no question hanging', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandstand-pool-'));
    const script = join(folder, 'leaves.mjs');
    await writeFile(
      script,
      `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(0));`,
    );
    const pool = new BotPool({ threads: 1, thinkMs: 1, deadlineMs: HOUR_MS, script: pathToFileURL(script) });
    const asked = await question('random');
    await expect(pool.think(asked, { table: 'a', account: 'a' })).rejects.toThrow('thread has ended');
    await expect(pool.think(asked, { table: 'a', account: 'a' })).rejects.toThrow('thread has ended');
    await pool.close();
    await rm(folder, { recursive: true });
  });

  test('tables take turns: one question is not behind fifty of another table', async () => {
    const pool = new BotPool({ threads: 1, thinkMs: 30, deadlineMs: HOUR_MS });
    const asked = await question('search:5ms');
    const order: string[] = [];
    const many = Array.from({ length: 50 }, () =>
      pool.think(asked, { table: 'greedy table', account: 'greedy table' }).then(() => order.push('many')),
    );
    const one = pool.think(asked, { table: 'other table', account: 'other table' }).then(() => order.push('one'));
    await Promise.all([...many, one]);
    expect(order.indexOf('one')).toBeLessThan(5);
    await pool.close();
  });

  test('several threads think about one question where nobody waits, and one is left for whoever asks next', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandstand-pool-'));
    const script = join(folder, 'counts.mjs');
    // Says how many were asked before it, as a part that has not thought longer than any other.
    await writeFile(
      script,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', ({ part, bot }) => setTimeout(() => parentPort.postMessage({
         part: { opinions: [{ move: part === 0 ? 0 : 1, worth: 0, looks: 2 }] }, thoughtMs: 1 }), bot === 'greedy' ? 0 : 300));`,
    );
    const pool = new BotPool({ threads: 4, thinkMs: 1, deadlineMs: HOUR_MS, script: pathToFileURL(script) });
    // Two helpers outvote the first; a bot that does not share its thoughts has none.
    const together = pool.think(await question('fierce:10ms'), { table: 'a', account: 'a' });
    const next = pool.think(await question('greedy'), { table: 'b', account: 'b' });
    await expect(next).resolves.toBe(0);
    await expect(together).resolves.toBe(1);
    await pool.close();
    await rm(folder, { recursive: true });
  });

  test('an answer takes as long without a choice as with one', async () => {
    const pool = new BotPool({ threads: 1, thinkMs: 1_000, deadlineMs: HOUR_MS });
    await pool.think(await question('search:200ms'), { table: 'a', account: 'a' });
    const timed = async (hasChoice: boolean): Promise<number> => {
      const asked = await question('search:200ms', hasChoice);
      const start = performance.now();
      await pool.think(asked, { table: 'a', account: 'a' });
      return performance.now() - start;
    };
    const times: number[][] = [[], []];
    for (let round = 0; round < 5; round++) {
      times[0].push(await timed(false));
      times[1].push(await timed(true));
    }
    const [without, withChoice] = times.map((list) => list.toSorted((a, b) => a - b)[2]);
    expect(without / withChoice).toBeGreaterThan(0.8);
    expect(without / withChoice).toBeLessThan(1.25);
    await pool.close();
  });
});
