import { fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { aboutPlacing, coach } from '../dice/coach.ts';
import type { Question } from '../dice/question.ts';
import { crowdedSong } from './crowdedSongs.ts';
import { songStates } from './songStates.ts';

const STATES = Number(process.env.GENESIS_STATES ?? 300);
/** Crowded songs take their time, so there are fewer of them unless more was asked for. */
const SONGS = process.env.GENESIS_STATES === undefined ? 8 : 40;
const RUN = Number(process.env.GENESIS_RUN ?? 77);

const share = (list: readonly number[], part: number): string =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(part * list.length))].toFixed(1);

/** Each asked as a worker would be that has seen other songs, but not this one. */
function measure(name: string, questions: readonly Question[]): number {
  const answers = questions.map((question) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    const { work } = coach(question);
    return [performance.now() - start, process.cpuUsage(cpu).user / 1000, work / 1e6] as const;
  });
  const row = ['ms', 'ms of processor', 'million steps'].map((unit, at) => {
    const list = answers.map((answer) => answer[at]);
    return `${unit} p50 ${share(list, 0.5)} p99 ${share(list, 0.99)} max ${share(list, 1)}`;
  });
  process.stdout.write(`${name} (${questions.length}): ${row.join(' · ')}\n`);
  return Math.max(...answers.map(([, , work]) => work));
}

/** Every 41st song turn of matches between bots. */
test('the coach answers every song state from play in few steps', () => {
  expect(measure('from play', songStates(STATES, 41, RUN))).toBeLessThan(100);
}, 600_000);

const crowd = (brought: number): readonly Question[] => {
  const random = fastRandom(100 + brought);
  return Array.from({ length: SONGS }, (_, at) => crowdedSong(random, { brought, rare: at % 4 }));
};

/** Five parts full of circles, every power ready, and more and more dice on the table. */
test.each([3, 4, 5, 6, 7])(
  'the coach answers songs with %i dice too many',
  (brought) => {
    expect(measure(`${brought} dice too many`, crowd(brought))).toBeLessThan(600);
  },
  600_000,
);

/** All seven special dice, and three out of pockets: more cannot lie there. */
test.each([5, 7, 10])(
  'the coach knows the best placement in few steps with %i dice too many',
  (brought) => {
    const placing = crowd(brought).flatMap((question) => aboutPlacing(question) ?? []);
    expect(measure(`${brought} dice too many, placements`, placing)).toBeLessThan(300);
  },
  600_000,
);
