import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gameIds } from '@bandstand/games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockData } from '../storage/lock.ts';
import { get, post, seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer } from './process.ts';
import { testServer } from './setup.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const cli = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [...args], { env: { ...process.env, ...env }, timeout: 30_000 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : typeof error.code === 'number' ? error.code : 1, out, err }),
    );
  });

let folder: string;
let file: string;
let game: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-storage-'));
  file = join(folder, 'data.sqlite');
  [game] = await gameIds();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Storage with two matches, left behind as it is by a server that was killed: the last of it only in the WAL. */
async function crashed(tables: number): Promise<string[]> {
  const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: file });
  const made: string[] = [];
  for (let i = 0; i < tables; i++) made.push((await seatedTable(server.url, { game, seats: 2 })).match);
  await server.kill();
  return made;
}

const matchesIn = (path: string): string[] => {
  const database = new DatabaseSync(path);
  const ids = database
    .prepare('select id from matches order by no')
    .all()
    .map((row) => String(row['id']));
  database.close();
  return ids;
};

const keptIn = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /before-restore-[\dTZ]+$/.test(name)).map((name) => join(folder, name));

describe('restore', () => {
  test('after a crash puts back what the backup holds and keeps what was only in the WAL', async () => {
    const backup = join(folder, 'backup.sqlite');
    const before = await crashed(1);
    expect(await run([cli, 'backup', backup], { DATA_FILE: file })).toMatchObject({ code: 0 });
    const after = await crashed(2);
    expect(existsSync(`${file}-wal`)).toBe(true);
    expect(await run([cli, 'restore', backup], { DATA_FILE: file })).toMatchObject({ code: 0, err: '' });
    const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: file });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.kill('SIGTERM');
    expect(matchesIn(file)).toEqual(before);
    expect((await keptIn()).map(matchesIn)).toEqual([[...before, ...after]]);
  });

  test('a second one keeps the first one’s copy', async () => {
    const backup = join(folder, 'backup.sqlite');
    await crashed(1);
    await run([cli, 'backup', backup], { DATA_FILE: file });
    for (let i = 0; i < 2; i++)
      expect(await run([cli, 'restore', backup], { DATA_FILE: file })).toMatchObject({ code: 0 });
    expect(await keptIn()).toHaveLength(2);
  });

  test('what is no backup is refused, and everything stays as it is', async () => {
    const [match] = await crashed(1);
    const cut = join(folder, 'cut.sqlite');
    await run([cli, 'backup', join(folder, 'whole.sqlite')], { DATA_FILE: file });
    const bytes = await readFile(join(folder, 'whole.sqlite'));
    await writeFile(cut, bytes.subarray(0, Math.floor(bytes.length / 2)));
    const text = join(folder, 'text.sqlite');
    await writeFile(text, 'backup\n');
    const foreign = join(folder, 'foreign.sqlite');
    const other = new DatabaseSync(foreign);
    other.exec('create table songs (name text)');
    other.close();
    const newer = join(folder, 'newer.sqlite');
    await writeFile(newer, bytes);
    raiseVersion(newer);
    const empty = join(folder, 'empty.sqlite');
    await writeFile(empty, '');
    for (const bad of [cut, text, foreign, newer, empty, folder]) {
      const ran = await run([cli, 'restore', bad], { DATA_FILE: file });
      expect(ran).toMatchObject({ code: 2, out: '' });
      expect(ran.err.trim().split('\n')).toHaveLength(1);
    }
    expect(matchesIn(file)).toEqual([match]);
    expect(
      (await readdir(folder)).filter((name) => name.startsWith('data.sqlite.') && !name.includes('.lock')),
    ).toEqual([]);
  });

  test('while a server runs is refused', async () => {
    const backup = join(folder, 'backup.sqlite');
    await crashed(1);
    await run([cli, 'backup', backup], { DATA_FILE: file });
    const server = await spawnServer({ PORT: String(await freePort()), DATA_FILE: file });
    expect(await run([cli, 'restore', backup, '--force'], { DATA_FILE: file })).toMatchObject({
      code: 2,
      err: expect.stringContaining('(in-use)') as string,
    });
    await server.kill();
  });

  test('while a server holds the lock and has not opened the file yet is refused', async () => {
    const backup = join(folder, 'backup.sqlite');
    const before = await crashed(1);
    await run([cli, 'backup', backup], { DATA_FILE: file });
    const unlock = lockData(file);
    expect(await run([cli, 'restore', backup, '--force'], { DATA_FILE: file })).toMatchObject({ code: 2 });
    expect(await keptIn()).toEqual([]);
    unlock();
    expect(matchesIn(file)).toEqual(before);
  });

  test('over damaged storage asks for --force and keeps every byte of it', async () => {
    const backup = join(folder, 'backup.sqlite');
    const before = await crashed(1);
    await run([cli, 'backup', backup], { DATA_FILE: file });
    await writeFile(file, 'damaged');
    expect(await run([cli, 'restore', backup], { DATA_FILE: file })).toMatchObject({ code: 2 });
    expect(await run([cli, 'restore', backup, '--force'], { DATA_FILE: file })).toMatchObject({ code: 0 });
    expect(matchesIn(file)).toEqual(before);
    const [kept] = await keptIn();
    expect(await readFile(kept, 'utf8')).toBe('damaged');
  });
});

function raiseVersion(path: string): void {
  const database = new DatabaseSync(path);
  database.exec(`update kept set value = '999' where key = 'storage-version'`);
  database.close();
}

describe('a command with a mistyped path creates nothing and says so', () => {
  test.each([
    ['backup', 'copy.sqlite'],
    ['matches', 'list'],
    ['matches', 'repair', 'abc'],
  ])('%s %s', async (...words) => {
    const missing = join(folder, 'nowhere', 'typo.sqlite');
    const ran = await run([cli, ...words], { DATA_FILE: missing });
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('(no-storage)');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });
});

describe('a server refuses to start with one line', () => {
  const refusals: readonly (readonly [string, () => Promise<Record<string, string>>])[] = [
    ['junk', () => writeFile(file, 'junk'.repeat(3000)).then(() => ({ DATA_FILE: file }))],
    ['a folder', () => mkdir(file).then(() => ({ DATA_FILE: file }))],
    ['a file as its folder', () => writeFile(file, '').then(() => ({ DATA_FILE: join(file, 'x.sqlite') }))],
    ['a place that says its folders are not there', () => Promise.resolve({ DATA_FILE: '/proc/bandstand/x.sqlite' })],
    ['a read-only place', () => Promise.resolve({ DATA_FILE: '/sys/bandstand/x.sqlite' })],
    [
      'storage of a newer build',
      async () => {
        await crashed(1);
        raiseVersion(file);
        return { DATA_FILE: file };
      },
    ],
    [
      'a database that nobody answers at',
      async () => ({ DATABASE_URL: `postgres://ada:secret@localhost:${await freePort()}/x` }),
    ],
  ];
  test.each(refusals)('%s', async (_what, prepare) => {
    const env = await prepare();
    const ran = await run([main], { PORT: '0', ...env });
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err.trim().split('\n')).toHaveLength(1);
    expect(ran.err).toMatch(/^Cannot use the |is not a whole Bandstand storage|newer build/);
    expect(ran.err).not.toContain('secret');
  });
});

describe('ready means able to store', () => {
  test('a database thread that died fails every call, and the node is not ready', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const faults: unknown[] = [];
    const server = await testServer({}, (error) => faults.push(error));
    const [thread] = posted.mock.contexts;
    posted.mockRestore();
    if (!(thread instanceof Worker)) throw new Error('no thread was used');
    await thread.terminate();
    expect(await get(server.url, '/ready')).toMatchObject({ status: 503 });
    const wish = { game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect(await post(server.url, '/api/matches', wish)).toMatchObject({ status: 503 });
    expect(faults.length).toBeGreaterThan(0);
    await server.remove();
  });

  test('a full disk shows as soon as something could not be stored', async () => {
    const server = await spawnServer(
      { PORT: String(await freePort()), DATA_FILE: file, LOG_LEVEL: 'silent' },
      { fileKiB: 1000 },
    );
    const wish = { game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const make = async (): Promise<number> => (await post(server.url, '/api/matches', wish)).status;
    expect(await get(server.url, '/ready')).toMatchObject({ status: 200 });
    let tries = 0;
    while ((await make()) === 201 && tries < 1000) tries++;
    expect(tries).toBeLessThan(1000);
    expect(await get(server.url, '/ready')).toMatchObject({ status: 503 });
    expect(await get(server.url, '/health')).toMatchObject({ status: 200 });
    await server.kill();
  });

  test.skipIf(!existsSync('/usr/bin/prlimit'))('when there is room again, the same server goes on', async () => {
    const server = await spawnServer(
      { PORT: String(await freePort()), DATA_FILE: file, LOG_LEVEL: 'silent' },
      { fileKiB: 1000 },
    );
    const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
    const wish = { game, name: 'Ada', seats: [{ kind: 'me' }, { kind: 'open' }] };
    const make = (): Promise<{ status: number; body: { code?: string } }> => post(server.url, '/api/matches', wish);
    let refused = await make();
    for (let tries = 0; refused.status === 201 && tries < 1000; tries++) refused = await make();
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'cannot-store', message: expect.any(String) as string },
    });
    const clients = await Promise.all(tokens.map((token) => TestClient.open(server.url, { match, token })));
    await Promise.all(clients.map((client) => client.next('snapshot')));
    const mover = (): TestClient => clients.find((client) => client.moves.length > 0) ?? clients[0];
    // A move is so small that a few may still find room where a table did not.
    let answer = await mover().move(mover().moves[0], 'while-full');
    for (let moves = 1; answer.type === 'accepted' && moves < 30; moves++) {
      await expect.poll(() => clients.some((client) => client.moves.length > 0)).toBe(true);
      answer = await mover().move(mover().moves[0], `while-full-${moves}`);
    }
    expect(answer).toMatchObject({ type: 'refused', code: 'cannot-store' });
    execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited']);
    await expect.poll(async () => (await get(server.url, '/ready')).status).toBe(200);
    expect((await make()).status).toBe(201);
    expect(await mover().move(mover().moves[0], 'with-room')).toMatchObject({ type: 'accepted' });
    await Promise.all(clients.map((client) => client.close()));
    await server.kill();
  });
});
