import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { FIRST_TABLES } from '../storage/schema.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

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
    await again.close();
  });
});
