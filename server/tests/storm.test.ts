import { must } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import type { Connection } from '@bandstand/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Places } from '../places.ts';
import type { Store, Wake } from '../storage/store.ts';
import { SeenQueue } from '../storage/seenQueue.ts';
import { Tables } from '../table/tables.ts';
import { seatedTable } from './client.ts';
import { testServer, type TestServer } from './setup.ts';

let node: TestServer;
let game: string;
beforeAll(async () => {
  node = await testServer();
  [game] = await gameIds();
});
afterAll(() => node.remove());

const watching = (): Connection & { readonly heard: string[] } => {
  const heard: string[] = [];
  return { viewer: 'spectator', heard, send: (text) => void heard.push(text) };
};
const talkIn = (heard: readonly string[]): string[] =>
  heard.flatMap((text) => {
    const message = JSON.parse(text) as { type: string; text: string };
    return message.type === 'chat' ? [message.text] : [];
  });
const words = (text: string) => ({ at: 1, seat: 0, name: 'A', kind: 'text', text }) as const;

/** The tables of another node on the same storage, with some of what it asks of storage done otherwise. */
const tablesOn = (change: Partial<Store>): Tables =>
  new Tables({
    store: Object.assign(Object.create(node.context.store) as Store, change),
    now: () => 0,
    onChange: () => undefined,
  });

test('a crowd that comes back to a table asks storage once for what was said', async () => {
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const { store } = node.context;
  await store.addChat(match, words('hello'));
  let asked = 0;
  const tables = tablesOn({
    chat: (id, after) => (asked++ === 0 ? store.chat(id, after) : new Promise(() => undefined)),
  });
  const table = must(await tables.get(match));
  const crowd = Array.from({ length: 5 }, watching);
  await Promise.all(crowd.map((one) => table.join(one)));
  expect(crowd.map(({ heard }) => talkIn(heard))).toEqual(crowd.map(() => ['hello']));
  expect(asked).toBe(1);
});

test('words that came by another node reach those who are here, also when somebody who comes hears them first', async () => {
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const { store } = node.context;
  const table = must(await tablesOn({}).get(match));
  const [early, late] = [watching(), watching()];
  await table.join(early);
  await table.refresh();
  await store.addChat(match, words('from elsewhere'));
  await table.join(late);
  await table.refresh();
  expect(talkIn(late.heard)).toEqual(['from elsewhere']);
  expect(talkIn(early.heard)).toEqual(['from elsewhere']);
});

test('words that were taken away are not told to whoever comes after', async () => {
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  const { store } = node.context;
  await store.addChat(match, words('rude'));
  const table = must(await tablesOn({}).get(match));
  await table.join(watching());
  await store.clearWords(match, { goneFrom: 0 }, 'Player 1');
  await table.refresh();
  const late = watching();
  await table.join(late);
  expect(talkIn(late.heard)).toEqual(['(removed)']);
});

test('who comes and goes at another node is shown without a question to storage', async () => {
  const { match } = await seatedTable(node.url, { game, seats: 2 });
  let wake: (wake: Wake) => void = () => undefined;
  let isQuiet = false;
  const { store } = node.context;
  const tables = tablesOn({
    isShared: true,
    subscribe: (listener) => (wake = listener),
    seats: (id) => (isQuiet ? new Promise(() => undefined) : store.seats(id)),
    noteSeen: () => Promise.resolve(),
  });
  const table = must(await tables.get(match));
  const watcher = watching();
  await table.join(watcher);
  isQuiet = true;
  const isHere = () => table.info().seats[1].isHere;
  wake({ match, seen: { seat: 1, at: -1_000_000 } });
  await expect.poll(isHere).toBe(false);
  wake({ match, seen: { seat: 1, at: 0 } });
  await expect.poll(isHere).toBe(true);
  expect(watcher.heard.at(-1)).toContain('"table"');
});

test('however many tables are asked for at once, only a few are read at the same time', async () => {
  const { store } = node.context;
  const ids = await Promise.all(
    Array.from({ length: 12 }, async () => (await seatedTable(node.url, { game, seats: 2 })).match),
  );
  let [reading, most] = [0, 0];
  const tables = tablesOn({
    async match(id) {
      most = Math.max(most, ++reading);
      await new Promise((turn) => setImmediate(turn));
      reading--;
      return store.match(id);
    },
  });
  const found = await Promise.all(ids.map((id) => tables.get(id)));
  expect(found.every(({ ok }) => ok)).toBe(true);
  expect(most).toBe(4);
});

test('work that fails gives its place to the next', async () => {
  const places = new Places(1);
  const failing = places.take(() => Promise.reject(new Error('no')));
  const next = places.take(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

test('who is here is stored together while a statement is under way, and the last word about a seat counts', async () => {
  const sent: (readonly unknown[])[] = [];
  const letGo: (() => void)[] = [];
  const queue = new SeenQueue(({ values }) => {
    sent.push(values);
    return new Promise<void>((resolve) => letGo.push(resolve));
  });
  const noted = [
    queue.add({ match: 'a', seat: 0, at: 1 }),
    queue.add({ match: 'a', seat: 1, at: 2 }),
    queue.add({ match: 'b', seat: 0, at: 3 }),
    queue.add({ match: 'a', seat: 1, at: 0 }),
  ];
  letGo[0]();
  await noted[0];
  expect(sent).toEqual([
    [['a'], [0], [1]],
    [
      ['a', 'b'],
      [1, 0],
      [0, 3],
    ],
  ]);
  letGo[1]();
  await Promise.all(noted);
});
