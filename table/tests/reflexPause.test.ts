import { expect, test } from 'vitest';
import { toyGame } from '../../web/tests/toyGame.ts';
import { BotHost } from '../botHost.ts';
import { seated } from './seating.ts';

const QUESTIONS = 4_000;

/** What each of many questions waits before somebody who has no choice is answered for; nothing where they answer themselves. */
async function pauses(range: readonly [number, number]): Promise<(number | undefined)[]> {
  const { table } = await seated({ ...toyGame, reflex: () => toyGame.moves[0] }, ['person', 'person']);
  const waited: (number | undefined)[] = [];
  for (let question = 0; question < QUESTIONS; question++) {
    let pause: number | undefined;
    const host = new BotHost({
      think: () => Promise.resolve(0),
      seed: () => 0,
      after(ms) {
        pause = ms;
        return () => undefined;
      },
      delayMs: () => 0,
      rescueMs: 0,
      reflexMs: () => range,
      onProblem: () => undefined,
    });
    table.state.seq = question;
    host.drive(table, true);
    waited.push(pause);
  }
  return waited;
}

/** Of 4,000, a share that is off by three hundredths would be seen in more than 999 of 1,000 samples. */
const near = (count: number, share: number): void => expect(Math.abs(count / QUESTIONS - share)).toBeLessThan(0.02);

test('a reflex is mostly quick, sometimes takes as long as people who think, and sometimes leaves it to them', async () => {
  const waited = await pauses([1_500, 15_000]);
  const answered = waited.filter((ms) => ms !== undefined);
  near(QUESTIONS - answered.length, 1 / 8);
  near(answered.filter((ms) => ms < 3_180).length, 1 / 2);
  near(answered.filter((ms) => ms >= 9_000).length, 0.103);
  expect(Math.min(...answered)).toBeGreaterThanOrEqual(1_500);
  expect(Math.max(...answered)).toBeLessThanOrEqual(15_000);
  expect(Math.max(...answered)).toBeGreaterThan(14_900);
});

test('every node, and every look at the table, comes to the same pause', async () => {
  expect(await pauses([1_500, 15_000])).toEqual(await pauses([1_500, 15_000]));
});

test('where nobody can tell, it waits for nothing', async () => {
  expect(new Set(await pauses([0, 0]))).toEqual(new Set([0]));
});
