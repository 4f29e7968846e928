import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bandstand/games';
import { must } from '@bandstand/engine';
import { importMatch } from '@bandstand/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../server/storage/sqlite.ts';
import { main, run, type Ran } from './program.ts';

let folder: string;
let env: Record<string, string>;
let match: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-cli-storage-'));
  env = { DATA_FILE: join(folder, 'data.sqlite') };
  const record = join(folder, 'match.json');
  const ids = await gameIds();
  const folders = await Promise.all(ids.map(async (id) => must(await loadGame(id))));
  const [duel] = folders.filter(({ game }) => game.seats.max === 2);
  await run(['play', duel.game.id, '--deal', 'a test', '--save', record], '1\n'.repeat(60));
  const store = await openSqlite(env['DATA_FILE']);
  match = must(await importMatch(store, JSON.parse(await readFile(record, 'utf8'))));
  await store.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const shell = (command: string): Promise<Ran> =>
  new Promise((resolve) => {
    const options = { timeout: 60_000, env: { ...process.env, ...env } };
    execFile('bash', ['-o', 'pipefail', '-c', command, process.execPath, main, match], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

test.each(['matches export "$2"', 'matches list', 'matches list --json', 'matches show "$2"'])(
  '%s to a full disk fails with one line',
  async (words) => {
    const ran = await shell(`"$0" "$1" ${words} > /dev/full`);
    expect(ran.code).toBe(1);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).toContain('ENOSPC');
  },
);

test('a record that is exported whole is worth what the match was', async () => {
  const { out, code } = await run(['matches', 'export', match], '', env);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ format: 'bandstand-record-1' });
});

test('lists come as JSON when asked', async () => {
  const list = JSON.parse((await run(['matches', 'list', '--json'], '', env)).out) as unknown[];
  expect(list).toMatchObject([{ id: match, status: 'over' }]);
  expect(JSON.parse((await run(['moderate', 'blocked', '--json'], '', env)).out)).toEqual([]);
  expect(JSON.parse((await run(['games', '--json'])).out)).toHaveLength((await gameIds()).length);
});

describe('a place that cannot be written gets one line and exit code 2', () => {
  test.each([
    ['backup', ['backup', '/nowhere/at/all']],
    ['archive', ['matches', 'archive', '/nowhere/at/all', '--days', '0']],
    ['archive in a file system of the kernel', ['matches', 'archive', '/proc/nowhere']],
    ['restore', ['restore', '/nowhere/at/all']],
    ['an unknown verb, before storage is opened', ['moderate']],
  ])('%s', async (_what, args) => {
    const ran = await run(args, '', env);
    expect(ran.code).toBe(2);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).toMatch(/\([a-zA-Z-]+\)$/m);
  });
});
