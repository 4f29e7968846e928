import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppendQueue, type StoreTogether } from '../storage/appendQueue.ts';
import type { Append } from '../storage/sql.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FLUSH_MS = 10;

/** A database that takes its time, and what was under way in it together. */
function slowStore(answer: (append: Append) => boolean = () => true) {
  const batches: string[][] = [];
  const store: StoreTogether = async (batch) => {
    batches.push(batch.map(({ match, seq }) => `${match}${seq}`));
    await new Promise((resolve) => setTimeout(resolve, FLUSH_MS));
    return batch.map(answer);
  };
  return { batches, store };
}

const entry = (match: string, seq = 1): Append => ({ match, seq, at: 1, body: '', touch: undefined });
const LIMITS = { batches: 1, patienceMs: 2, entries: 500 };

test('what arrives while a commit is under way goes together, and each has its own answer', async () => {
  const { batches, store } = slowStore(({ match }) => match !== 'c');
  const queue = new AppendQueue(store, LIMITS);
  const first = queue.add(entry('a'));
  await vi.advanceTimersByTimeAsync(1);
  const rest = Promise.all(['b', 'c', 'd'].map((match) => queue.add(entry(match))));
  await vi.advanceTimersByTimeAsync(50);
  expect(batches).toEqual([['a1'], ['b1', 'c1', 'd1']]);
  expect(await first).toBe(true);
  expect(await rest).toEqual([true, false, true]);
});

test('of one match only one entry is under way, in the order of asking', async () => {
  const { batches, store } = slowStore();
  const queue = new AppendQueue(store, { ...LIMITS, batches: 4 });
  const all = Promise.all([entry('a', 1), entry('a', 2), entry('b', 1), entry('a', 3)].map((one) => queue.add(one)));
  await vi.advanceTimersByTimeAsync(100);
  await all;
  expect(batches).toEqual([['a1', 'b1'], ['a2'], ['a3']]);
});

test('a few entries never wait for a slow commit, and never more batches are under way than may be', async () => {
  const { batches, store } = slowStore();
  const queue = new AppendQueue(store, { ...LIMITS, batches: 3 });
  for (const match of ['a', 'b', 'c', 'd']) {
    void queue.add(entry(match));
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(batches).toEqual([['a1'], ['b1'], ['c1']]);
  await vi.advanceTimersByTimeAsync(FLUSH_MS);
  expect(batches).toHaveLength(4);
});

test('only the entry that the database refuses fails, and a database out of reach fails them all', async () => {
  const refusal = Object.assign(new Error('out of range'), { code: '22003' });
  const gone = new Error('connection ended');
  const queueOn = (failure: Error): AppendQueue =>
    new AppendQueue(
      (batch) =>
        batch.some(({ match }) => match === 'bad') ? Promise.reject(failure) : Promise.resolve(batch.map(() => true)),
      LIMITS,
    );
  const statuses = async (queue: AppendQueue): Promise<string[]> => {
    const settled = Promise.allSettled(['a', 'b', 'bad', 'c', 'd'].map((match) => queue.add(entry(match))));
    await vi.advanceTimersByTimeAsync(50);
    return (await settled).map(({ status }) => status);
  };
  expect(await statuses(queueOn(refusal))).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(new Set(await statuses(queueOn(gone)))).toEqual(new Set(['rejected']));
});
