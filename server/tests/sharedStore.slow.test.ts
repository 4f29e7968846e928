import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import type { Store, Wake } from '../storage/store.ts';
import { newId } from '../tokens.ts';
import { startProxy, type Proxy } from './proxy.ts';

let pg: RunningPg;
let proxy: Proxy;
const stores: Store[] = [];
beforeAll(async () => {
  pg = await startPg();
  proxy = await startProxy(pg.url);
}, 60_000);
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await proxy.stop();
  await pg.stop();
});

const open = async (url: string, wakeUrl?: string): Promise<Store> => {
  const store = await openPostgres(url, () => undefined, wakeUrl);
  stores.push(store);
  return store;
};

test('many nodes that start together on an empty database all find their tables', async () => {
  const admin = new Client({ connectionString: pg.url });
  await admin.connect();
  for (let round = 0; round < 8; round++) {
    const name = `fresh${round}`;
    await admin.query(`create database ${name}`);
    const url = new URL(pg.url);
    url.pathname = `/${name}`;
    const nodes = await Promise.all(Array.from({ length: 6 }, () => openPostgres(url.href, () => undefined)));
    expect(nodes.every(({ isHearing }) => isHearing)).toBe(true);
    await Promise.all(nodes.map((node) => node.close()));
  }
  await admin.end();
}, 120_000);

const EMPTY_SEAT = { kind: 'open', name: '', bot: '', tokenHash: null, webhook: null, push: null, seenAt: 0 } as const;

async function newMatches(store: Store, count: number, seats = 0): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (const id of ids)
    await store.createMatch(
      {
        id,
        game: 'any',
        rulesVersion: 1,
        packHash: 'hash',
        pack: null,
        options: '{}',
        seats: 2,
        seed: 'seed',
        settings: '{}',
        inviteHash: null,
        status: 'open',
        createdAt: 1,
        touchedAt: 1,
        toAct: 0,
        deadlineAt: null,
      },
      Array.from({ length: seats }, (_, seat) => ({ ...EMPTY_SEAT, match: id, seat })),
    );
  return ids;
}

const touch = { status: 'playing', toAct: 1, deadlineAt: 5 } as const;

test('two nodes that want the same numbers of many matches each get some, nobody both, and neither waits in a circle', async () => {
  const nodes = [await open(pg.url), await open(pg.url)];
  const ids = await newMatches(nodes[0], 40);
  for (let seq = 1; seq <= 10; seq++) {
    const orders = [ids, ids.toReversed()];
    const added = await Promise.all(
      nodes.map((node, seat) =>
        Promise.all(
          orders[seat].map(
            async (id) => [id, await node.append(id, seq, { type: 'undo', seat }, seat, touch)] as const,
          ),
        ),
      ),
    );
    const winners = added.map((answers) => new Set(answers.flatMap(([id, isAdded]) => (isAdded ? [id] : []))));
    expect(ids.filter((id) => winners[0].has(id) === winners[1].has(id))).toEqual([]);
    for (const id of ids) {
      const [stored] = await nodes[0].entries(id, seq - 1);
      expect(stored.entry).toEqual({ type: 'undo', seat: winners[0].has(id) ? 0 : 1 });
    }
  }
});

test.each(['loseNextAnswer', 'loseNextQuestion'] as const)(
  'entries whose connection dies (%s) are stored once and called stored',
  async (fault) => {
    const store = await open(proxy.url, pg.url);
    const ids = await newMatches(store, 12);
    const append = (seq: number) =>
      Promise.all(ids.map((id) => store.append(id, seq, { type: 'move', seat: 0, move: 1, nonce: id }, 1, touch)));
    await append(1);
    proxy[fault]();
    expect(await append(2)).toEqual(ids.map(() => true));
    for (const id of ids) expect((await store.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
  },
);

test('an entry that another node was faster with is not called stored when the connection dies', async () => {
  const [store, rival] = [await open(proxy.url, pg.url), await open(pg.url)];
  const [mine, theirs] = await newMatches(store, 2);
  const append = (node: Store, id: string, seat: number) => node.append(id, 1, { type: 'undo', seat }, 1, touch);
  await append(rival, theirs, 1);
  proxy.loseNextAnswer();
  expect(await Promise.all([append(store, mine, 0), append(store, theirs, 0)])).toEqual([true, false]);
  expect((await store.entries(theirs, 0)).map(({ entry }) => entry)).toEqual([{ type: 'undo', seat: 1 }]);
});

test('many matches are told of together, and a node does not wake itself', async () => {
  const [one, two] = [await open(pg.url), await open(pg.url)];
  const ids = await newMatches(one, 700);
  const heard = new Map<string, number | undefined>();
  let own = 0;
  one.subscribe(() => own++);
  const all = new Promise<void>((resolve) =>
    two.subscribe((wake: Wake) => {
      if (wake === 'all') return;
      heard.set(wake.match, wake.seq);
      if (heard.size === ids.length) resolve();
    }),
  );
  await Promise.all(ids.map((id) => one.append(id, 1, { type: 'start' }, 1, touch)));
  await all;
  expect(new Set(heard.values())).toEqual(new Set([1]));
  expect(own).toBe(0);
});

test('connections for moves are made before the first move', async () => {
  const asking = new Client({ connectionString: pg.url });
  await asking.connect();
  const connections = async (): Promise<number> =>
    (await asking.query<{ count: number }>(`select count(*)::int from pg_stat_activity where datname = 'postgres'`))
      .rows[0].count;
  const before = await connections();
  await open(pg.url);
  // For four batches of entries, for two who follow other nodes, for wake-ups.
  expect((await connections()) - before).toBeGreaterThanOrEqual(7);
  await asking.end();
});

test('who comes and goes is stored for all and told by itself, beside what else there is to tell', async () => {
  const [one, two] = [await open(pg.url), await open(pg.url)];
  const ids = await newMatches(one, 300, 2);
  const heard: Wake[] = [];
  two.subscribe((wake) => heard.push(wake));
  await expect.poll(async () => (await one.wake(ids[0]), heard.length)).toBeGreaterThan(0);
  await Promise.all(
    ids.map(async (match, at) => {
      await one.noteSeen(match, 1, at + 1);
      await one.wake(match, { seat: 1, at: at + 1 });
    }),
  );
  await one.append(ids[7], 1, { type: 'start' }, 1, touch);
  await one.wake(ids[7], { seat: 0, at: 0 });
  const told: Wake[] = [
    ...ids.map((match, at) => ({ match, seen: { seat: 1, at: at + 1 } })),
    { match: ids[7], seq: 1 },
    { match: ids[7], seen: { seat: 0, at: 0 } },
  ];
  await expect.poll(() => heard).toEqual(expect.arrayContaining(told));
  expect(await Promise.all(ids.map(async (id) => (await two.seats(id)).map(({ seenAt }) => seenAt)))).toEqual(
    ids.map((_, at) => [0, at + 1]),
  );
});

test('a node that was cut off knows it, and is told to look at everything once it is back', async () => {
  const store = await open(pg.url, proxy.url);
  expect(store.isHearing).toBe(true);
  const back = new Promise<Wake>((resolve) => store.subscribe(resolve));
  proxy.cut();
  await expect.poll(() => store.isHearing).toBe(false);
  const [id] = await newMatches(store, 1);
  expect(await store.append(id, 1, { type: 'start' }, 1, touch)).toBe(true);
  proxy.mend();
  expect(await back).toBe('all');
  expect(store.isHearing).toBe(true);
});

test('storage that is closed while entries are on their way stores them first', async () => {
  const store = await openPostgres(pg.url, () => undefined);
  const ids = await newMatches(store, 30);
  const added = Promise.all(ids.map((id) => store.append(id, 1, { type: 'start' }, 1, touch)));
  await store.close();
  expect(await added).toEqual(ids.map(() => true));
});
