import { fastRandom } from '@bandstand/engine';
import { AppendQueue } from '../../server/storage/appendQueue.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { needOf, type Costs } from '../capacity.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const COSTS: Costs = {
  nodeUs: 120,
  entryUs: 20,
  commitUs: 400,
  commitMs: 3,
  lookUs: 20,
  memoryBytesATable: 50_000,
  databaseBytesAMove: 120,
};

interface Simulated {
  readonly moves: number;
  readonly commits: number;
  readonly p99: number;
}

/** People move at random at so many tables of one node, on the real queue, under a clock that only the test moves on. */
async function simulate(tables: number, moveEveryMs: number, seconds: number): Promise<Simulated> {
  const random = fastRandom(7);
  const waits: number[] = [];
  let commits = 0;
  const queue = new AppendQueue(
    (batch) =>
      new Promise((resolve) => {
        commits++;
        setTimeout(() => resolve(batch.map(() => true)), COSTS.commitMs);
      }),
    { batches: 1, patienceMs: 2, entries: 500 },
  );
  const sit = (table: number, seq: number): void => {
    const pause = -Math.log(1 - random.below(1_000_000) / 1_000_000) * moveEveryMs;
    setTimeout(() => {
      const start = Date.now();
      const stored = queue.add({ match: `${table}`, seq, at: start, body: '', touch: undefined });
      void stored.finally(() => {
        waits.push(Date.now() - start);
        sit(table, seq + 1);
      });
    }, pause);
  };
  for (let table = 0; table < tables; table++) sit(table, 1);
  await vi.advanceTimersByTimeAsync(1000 * seconds);
  return { moves: waits.length, commits, p99: waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] };
}

test.each([333, 3_333])(
  'a node with %i live tables commits as often as the model says, and nobody waits long',
  async (tables) => {
    const seconds = 10;
    const { moves, commits, p99 } = await simulate(tables, 5_000, seconds);
    const need = needOf({ tables, moveEveryMs: 5_000, nodes: 1, isLive: true }, COSTS);
    expect(moves / seconds / need.movesASecond).toBeGreaterThan(0.85);
    expect(moves / seconds / need.movesASecond).toBeLessThan(1.15);
    expect(commits / seconds / need.commitsASecond).toBeGreaterThan(0.8);
    expect(commits / seconds / need.commitsASecond).toBeLessThan(1.2);
    // At worst a move comes just after a commit set off and has to sit out two.
    expect(p99).toBeLessThanOrEqual(2 * COSTS.commitMs + 2);
  },
);

test('ten times the tables need ten times the cores of nodes, and less than that of the database', () => {
  const [small, large] = [1_000, 10_000].map((tables) =>
    needOf({ tables, moveEveryMs: 5_000, nodes: 3, isLive: true }, COSTS),
  );
  expect(large.nodeCores / small.nodeCores).toBeCloseTo(10);
  expect(large.databaseCores / small.databaseCores).toBeLessThan(9);
});
