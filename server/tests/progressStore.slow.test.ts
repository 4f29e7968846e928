import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

let pg: RunningPg;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-progress-'));
  pg = await startPg();
}, 60_000);
afterAll(async () => {
  await pg.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['sqlite', 'postgres'] as const)('progress on %s', (kind) => {
  let store: Store;
  beforeAll(async () => {
    store =
      kind === 'sqlite'
        ? await openSqlite(join(folder, 'progress.sqlite'))
        : await openPostgres(pg.url, () => undefined);
  });
  afterAll(() => store.close());

  test('matches are kept once, counted, deleted by name and gone with their place', async () => {
    const { progress } = store;
    expect(await progress.state('a', 1)).toBe('unknown');
    expect(await progress.add('a', [{ id: 'x', body: 'one' }])).toBe(0);
    await progress.begin('a', 1);
    expect(await progress.add('a', [{ id: 'x', body: 'one' }])).toBe(1);
    expect(
      await progress.add('a', [
        { id: 'x', body: 'two' },
        { id: 'y', body: 'three' },
      ]),
    ).toBe(1);
    expect(await progress.state('a', 1)).toEqual({ matches: 2, letters: 8 });
    await progress.remove('a', ['y', 'never-there']);
    const { kept, deleted } = await progress.list('a');
    expect([kept, deleted.toSorted()]).toEqual([['x'], ['never-there', 'y']]);
    expect(await progress.read('a', ['x', 'y'])).toEqual([{ id: 'x', body: 'one' }]);
    expect(await progress.removeAll('a', 2)).toBe(1);
    expect(await progress.state('a', 2)).toBe('gone');
    expect(await progress.add('a', [{ id: 'z', body: 'late' }])).toBe(0);
  });

  test('what nobody has asked for since is removed with its matches', async () => {
    const { progress } = store;
    for (const place of ['old', 'new']) {
      await progress.begin(place, 10);
      await progress.add(place, [{ id: 'x', body: 'one' }]);
    }
    await progress.state('new', 20);
    await progress.removeOlder(15);
    expect(await progress.state('old', 30)).toBe('unknown');
    expect((await progress.list('old')).kept).toEqual([]);
    expect(await progress.state('new', 30)).toEqual({ matches: 1, letters: 3 });
  });
});
