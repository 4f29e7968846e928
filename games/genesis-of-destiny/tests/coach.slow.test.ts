import { expect, test } from 'vitest';
import { coach } from '../dice/coach.ts';
import { songStates } from './songStates.ts';

const STATES = Number(process.env.GENESIS_STATES ?? 300);
const RUN = Number(process.env.GENESIS_RUN ?? 77);

/** Every 41st song turn of matches between bots, each asked as a fresh worker would be: with no song known before. */
test('the coach answers song states from play within its work', () => {
  const questions = songStates(STATES, 41, RUN);
  const answers = questions.map((question) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const { work, isComplete } = coach(question);
    return { ms: performance.now() - start, cpuMs: process.cpuUsage(cpu).user / 1000, work, isComplete };
  });
  const share = (list: readonly number[], part: number): number =>
    list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(part * list.length))];
  for (const [name, list] of [
    ['ms', answers.map(({ ms }) => ms)],
    ['ms of processor', answers.map(({ cpuMs }) => cpuMs)],
    ['million steps', answers.map(({ work }) => work / 1e6)],
  ] as const)
    process.stdout.write(
      `${name}: p50 ${share(list, 0.5).toFixed(2)}, p90 ${share(list, 0.9).toFixed(2)}, p99 ${share(list, 0.99).toFixed(2)}, max ${share(list, 1).toFixed(2)}\n`,
    );
  const incomplete = answers.filter(({ isComplete }) => !isComplete).length;
  process.stdout.write(`${incomplete} of ${answers.length} without re-rolls\n`);
  expect(Math.max(...answers.map(({ work }) => work))).toBeLessThan(24_000_000);
  expect(incomplete).toBeLessThanOrEqual(0.02 * answers.length);
}, 600_000);
