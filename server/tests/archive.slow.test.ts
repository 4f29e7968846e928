import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { archiveMatches, restoreMatches } from '../archive.ts';
import { exportMatch } from '../admin.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { seatedTable } from './client.ts';
import { RandomPlayer } from './player.ts';
import { testServer } from './setup.ts';

let pg: RunningPg;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-archive-'));
  pg = await startPg();
}, 60_000);
afterAll(async () => {
  await pg.stop();
  await rm(folder, { recursive: true, force: true });
});

const LATER = Date.now() + 1e9;

describe.each(['sqlite', 'postgres'] as const)('an archive of matches on %s', (kind) => {
  let store: Store;
  let server: Awaited<ReturnType<typeof testServer>>;
  const ended: string[] = [];
  let running = '';
  beforeAll(async () => {
    const dataFile = join(folder, 'archive.sqlite');
    server = await testServer({ unlimited: true, ...(kind === 'sqlite' ? { dataFile } : { databaseUrl: pg.url }) });
    store = kind === 'sqlite' ? await openSqlite(dataFile) : await openPostgres(pg.url, () => undefined);
    const [game] = await gameIds();
    for (let i = 0; i < 3; i++) {
      const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
      const players = tokens.map((token, seat) => new RandomPlayer(match, token, () => [server.url], seat));
      await Promise.all(players.map((player) => player.play()));
      await Promise.all(players.map((player) => player.stop()));
      ended.push(match);
    }
    running = (await seatedTable(server.url, { game, seats: 2 })).match;
    await store.addChat(ended[0], { at: 1, seat: 0, name: 'Ä', kind: 'text', text: 'well played\n✓' });
    await store.writeCaption(ended[0], { key: 'k', at: 1, seat: 0, text: 'A name' });
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  test('holds everything of ended matches, which leave storage and come back as they were', async () => {
    const before = await Promise.all(ended.map((id) => store.takeOut(id)));
    const record = must(await exportMatch(store, ended[0]));
    const archived = await archiveMatches(store, folder, LATER, 100);
    expect(archived).toMatchObject({ matches: 3 });
    const file = archived?.file ?? '';
    expect((await stat(file)).mode & 0o077).toBe(0);
    for (const id of ended) expect(await store.takeOut(id)).toBeUndefined();
    for (const id of ended) expect([await store.seats(id), await store.chat(id, 0)]).toEqual([[], []]);
    expect(await store.match(running)).toBeDefined();
    expect(await archiveMatches(store, folder, LATER, 100)).toBeUndefined();

    expect(await restoreMatches(store, file)).toEqual({ ok: true, value: 3 });
    expect(await Promise.all(ended.map((id) => store.takeOut(id)))).toEqual(before);
    expect(must(await exportMatch(store, ended[0]))).toEqual(record);
    expect(await restoreMatches(store, file)).toEqual({ ok: true, value: 0 });
  });

  test('that was written before a crash is written again the same, and nothing is lost', async () => {
    const first = await archiveMatches(store, folder, LATER, 100);
    await restoreMatches(store, first?.file ?? '');
    const bytes = await readFile(first?.file ?? '');
    const again = await archiveMatches(store, folder, LATER, 100);
    expect(again?.file).toBe(first?.file);
    expect((await readFile(again?.file ?? '')).equals(bytes)).toBe(true);
    await restoreMatches(store, again?.file ?? '');
  });

  test('that is damaged is refused as a whole', async () => {
    const archived = await archiveMatches(store, folder, LATER, 100);
    const bytes = await readFile(archived?.file ?? '');
    const broken = join(folder, 'broken.jsonl.gz');
    for (const spoilt of [bytes.subarray(0, bytes.length - 20), Buffer.from('no archive')]) {
      await writeFile(broken, spoilt);
      expect(await restoreMatches(store, broken)).toMatchObject({ ok: false, problem: { code: 'bad-archive' } });
    }
    expect(await store.match(ended[0])).toBeUndefined();
    expect(await restoreMatches(store, archived?.file ?? '')).toEqual({ ok: true, value: 3 });
  });
});
