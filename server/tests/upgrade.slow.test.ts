import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultOptions, must, secretFor } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { FIRST_TABLES } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { hashToken, newId, newToken } from '../tokens.ts';
import { answerInvitation, post, TestClient } from './client.ts';
import { hasEnded, playOn } from './duels.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let running: RunningPg;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-upgrade-'));
  running = await startPg();
}, 60_000);
afterAll(async () => {
  await running.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Two matches as the first version stored them, one with a log. */
const OLD_ROWS = [
  ...['late', 'early'].map(
    (
      id,
      i,
    ) => `insert into matches (id, game, rules_version, pack_hash, options, seats, seed, settings, status, is_public,
      created_at, touched_at, to_act) values ('${id}', 'any', 1, 'hash', '{}', 2, 'seed', '{}', 'playing', 0, ${20 - i}, 20, 1)`,
  ),
  `insert into seats (match_id, seat, kind, name, bot, seen_at) values ('late', 0, 'person', 'Ada', '', 0)`,
  `insert into entries (match_id, seq, at, body) values ('late', 1, 5, '{"type":"start"}')`,
  `insert into entries (match_id, seq, at, body) values ('late', 2, 6, '{"type":"undo","seat":1}')`,
  // Two people at one table and its rematch, who changed seats after they had talked, and a code of the last minutes.
  ...['first', 'again'].map(
    (id) => `insert into matches (id, game, rules_version, pack_hash, options, seats, seed, settings, status, is_public,
      created_at, touched_at, to_act) values ('${id}', 'any', 1, 'hash', '{}', 3, 'seed',
      '${id === 'again' ? '{"deal":"same","agreed":1}' : '{}'}', '${id === 'again' ? 'open' : 'over'}', 0, 20, 20, 0)`,
  ),
  ...['first', 'again'].flatMap((id) =>
    ['Ada', 'Bo'].map(
      (name, seat) => `insert into seats (match_id, seat, kind, name, bot, token_hash, seen_at)
        values ('${id}', ${seat}, 'person', '${name}', '', 'key of ${name}', 0)`,
    ),
  ),
  `insert into seats (match_id, seat, kind, name, bot, seen_at) values ('first', 2, 'bot', 'Bot', 'greedy', 0)`,
  ...['Bo', 'Ada', 'Somebody who left'].map(
    (name, seat) => `insert into chats (match_id, n, at, seat, name, kind, body)
      values ('first', ${seat + 1}, 1, ${seat}, '${name}', 'text', 'words of ${name}')`,
  ),
  `insert into captions (match_id, key, at, seat, body) values ('first', 'band', 1, 1, 'name by Bo')`,
  `insert into codes (hash, match_id, seat, expires_at) values ('of the last minutes', 'first', 1, 9000000000000)`,
];

const KINDS = {
  sqlite: {
    async prepare(): Promise<string> {
      const file = join(folder, 'old.sqlite');
      const old = new DatabaseSync(file);
      for (const sql of [...FIRST_TABLES, ...OLD_ROWS]) old.exec(sql);
      old.close();
      return Promise.resolve(file);
    },
    open: openSqlite,
  },
  postgres: {
    async prepare(): Promise<string> {
      const old = new Client({ connectionString: running.url });
      await old.connect();
      for (const sql of [...FIRST_TABLES, ...OLD_ROWS]) await old.query(sql);
      await old.end();
      return running.url;
    },
    open: (url: string) => openPostgres(url, () => undefined),
  },
} as const satisfies Record<string, { prepare(): Promise<string>; open(where: string): Promise<Store> }>;

/** Those who sat down before are people of their own, the same ones at a table and its rematch, and their words are theirs. */
async function peopleComeAlong(store: Store): Promise<void> {
  const [first, next] = [await store.seats('first'), await store.seats('again')];
  const [ada, bo] = first.map(({ occupancy }) => occupancy ?? '');
  expect(new Set([ada, bo, '']).size).toBe(3);
  expect(next.map(({ occupancy }) => occupancy)).toEqual([ada, bo]);
  expect(first[2]).not.toHaveProperty('occupancy');
  expect(first.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  expect(
    next.map(({ kind }) => kind),
    'nobody plays a known deal unasked',
  ).toEqual(['invited', 'invited']);
  expect(await store.takeCode('of the last minutes', 5)).toBeUndefined();
  expect(await store.acceptSeat('again', bo, { seenAt: 1 })).toBe(true);
  expect(await store.clearWords('first', { occupancy: bo }, 'Player 2')).toEqual([1]);
  expect((await store.chat('first', 0)).map(({ text }) => text)).toEqual([
    '(removed)',
    'words of Ada',
    'words of Somebody who left',
  ]);
  expect(await store.captions('first')).toEqual({});
  expect(await store.endOccupancy(bo)).toHaveLength(2);
  expect((await store.seats('first'))[1]).toMatchObject({ tokenHash: 'key of Bo', isEnded: true });
  expect((await store.seats('again'))[1]).toMatchObject({ tokenHash: null, isEnded: true });
}

describe.each(['sqlite', 'postgres'] as const)('storage of the first version on %s', (kind) => {
  test('comes along whole, goes on, and is changed only once', async () => {
    const { open } = KINDS[kind];
    const where = await KINDS[kind].prepare();
    // On PostgreSQL several nodes may start at the same moment.
    const [store, ...others] = await Promise.all(
      Array.from({ length: kind === 'postgres' ? 3 : 1 }, () => open(where)),
    );
    expect(await store.match('early')).toMatchObject({ createdAt: 19, status: 'playing' });
    expect((await store.seats('late')).map(({ name }) => name)).toEqual(['Ada']);
    const kept = [
      { seq: 1, at: 5, entry: { type: 'start' } },
      { seq: 2, at: 6, entry: { type: 'undo', seat: 1 } },
    ];
    expect(await store.entries('late', 0)).toEqual(kept);
    expect(await store.append('late', 2, { type: 'undo', seat: 0 }, 7)).toBe(false);
    expect(await store.append('late', 3, { type: 'undo', seat: 0 }, 7)).toBe(true);
    for (const one of [store, ...others]) await one.close();
    const again = await open(where);
    expect(await again.entries('late', 0)).toEqual([...kept, { seq: 3, at: 7, entry: { type: 'undo', seat: 0 } }]);
    expect(await again.entries('early', 0)).toEqual([]);
    await peopleComeAlong(again);
    await again.close();
  });
});

test('a running table of the first version goes on under its keys', async () => {
  const file = join(folder, 'running.sqlite');
  const old = new DatabaseSync(file);
  for (const sql of FIRST_TABLES) old.exec(sql);
  const id = await turnGame();
  const { game } = must(await loadGame(id));
  const match = newId();
  const keys = [newToken(), newToken()];
  const settings = JSON.stringify({ pace: { type: 'free' }, standIn: 'greedy', opening: [] });
  old
    .prepare(
      `insert into matches (id, game, rules_version, pack_hash, options, seats, seed, settings, status, is_public,
        created_at, touched_at, to_act) values (?, ?, ?, ?, ?, 2, ?, ?, 'playing', 0, 1, 1, 1)`,
    )
    .run(
      ...[match, id, game.rulesVersion, game.pack.hash],
      ...[JSON.stringify(defaultOptions(game.options)), secretFor('of old'), settings],
    );
  for (const [seat, key] of keys.entries())
    old
      .prepare(
        `insert into seats (match_id, seat, kind, name, bot, token_hash, seen_at) values (?, ?, 'person', ?, '', ?, 0)`,
      )
      .run(match, seat, `P${seat}`, hashToken(key));
  old.prepare('insert into entries (match_id, seq, at, body) values (?, 1, 5, ?)').run(match, '{"type":"start"}');
  old.close();
  const server = await testServer({ dataFile: file, unlimited: true });
  const clients = await Promise.all(keys.map((token) => TestClient.open(server.url, { match, token })));
  await Promise.all(clients.map((client) => client.next('snapshot')));
  await playOn(clients, 4);
  clients[0].send({ type: 'chat', text: 'still here' });
  expect(await clients[1].next('chat')).toMatchObject({ seat: 0, text: 'still here' });
  clients[0].send({ type: 'resign' });
  await clients[1].until(() => hasEnded(clients[1]), 'the end');
  const again = await post<{ match: string }>(server.url, `/api/matches/${match}/rematch`, {}, keys[1]);
  expect((await answerInvitation(server.url, again.body.match, keys[0])).body.status).toBe('playing');
  await Promise.all(clients.map((client) => client.close()));
  await server.remove();
});
