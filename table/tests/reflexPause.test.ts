import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { BotHost } from '../botHost.ts';
import { seated } from './seating.ts';

/** The pauses before somebody who has no choice is answered for, in the order of chance. */
async function pauses(range: readonly [number, number]): Promise<number[]> {
  const { table } = await seated({ ...toyGame, reflex: () => toyGame.moves[0] }, ['person', 'person']);
  const waited: number[] = [];
  for (let part = 0; part <= 100; part++) {
    const host = new BotHost({
      think: () => Promise.resolve(0),
      seed: () => Math.min(2 ** 32 - 1, Math.floor((part / 100) * 2 ** 32)),
      after(ms) {
        waited.push(ms);
        return () => undefined;
      },
      delayMs: () => 0,
      rescueMs: 0,
      reflexMs: () => range,
      onProblem: () => undefined,
    });
    host.drive(table, true);
  }
  return waited;
}

test('a reflex is mostly quick and sometimes takes as long as people who think', async () => {
  const waited = await pauses([1_500, 15_000]);
  expect([waited[0], waited[100]]).toEqual([1_500, 15_000]);
  expect(waited[50]).toBeLessThan(3_000);
  expect(waited.filter((ms) => ms > 7_500).length).toBeGreaterThan(10);
});

test('where nobody can tell, it waits for nothing', async () => {
  expect(new Set(await pauses([0, 0]))).toEqual(new Set([0]));
});
