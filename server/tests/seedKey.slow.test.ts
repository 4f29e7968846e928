import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { must, parseRecord, verifyRecord, type MatchRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, startServer, type RunningServer } from '../index.ts';
import { backUp } from '../storage/restore.ts';
import { get, post, seatedTable } from './client.ts';
import { turnGame } from './turnGame.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-seeds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (name: string, seedKeyFile?: string): Promise<RunningServer> =>
  startServer({
    ...readSettings({}),
    port: 0,
    dataFile: join(folder, `${name}.sqlite`),
    seedKeyFile,
    logLevel: 'silent',
    unlimited: true,
  });

const seedsIn = (name: string): string[] => {
  const database = new DatabaseSync(join(folder, `${name}.sqlite`), { readOnly: true });
  const rows = database.prepare('select seed from matches').all();
  database.close();
  return rows.map(({ seed }) => String(seed));
};

test('with a key file no seed of a running match stands in the database, and matches go on after a restart', async () => {
  const keyFile = join(folder, 'seeds.key');
  const game = await turnGame();
  let server = await start('sealed', keyFile);
  const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
  expect(seedsIn('sealed').every((seed) => seed.startsWith('gcm1.'))).toBe(true);
  await server.stop();
  server = await start('sealed', keyFile);
  expect((await post(server.url, `/api/matches/${match}/actions`, { type: 'resign' }, tokens[0])).status).toBe(200);
  const record = await get<MatchRecord>(server.url, `/api/matches/${match}/record`, tokens[0]);
  expect(verifyRecord(must(await loadGame(game)).game, must(parseRecord(record.body))).ok).toBe(true);
  await server.stop();
  expect(await readFile(join(folder, 'sealed.sqlite'), 'latin1')).not.toContain(record.body.seed);
});

test('matches that ran before there was a key are sealed when there is one', async () => {
  const game = await turnGame();
  let server = await start('later');
  const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
  await server.stop();
  const [plain] = seedsIn('later');
  server = await start('later', join(folder, 'later.key'));
  expect(seedsIn('later')).not.toContain(plain);
  await post(server.url, `/api/matches/${match}/actions`, { type: 'resign' }, tokens[0]);
  expect((await get<MatchRecord>(server.url, `/api/matches/${match}/record`, tokens[0])).body.seed).toBe(plain);
  await server.stop();
});

/** The seeds of today and tomorrow, as their server draws them. */
const daysOf = async ({ context: { store, daily } }: RunningServer): Promise<string[]> => {
  await daily.today();
  return Promise.all((await store.keptKeys('daily:')).map((key) => store.keep(key, '')));
};

test('a backup tells nothing of the games of today and tomorrow, whether they were drawn with a key or before', async () => {
  let server = await start('days');
  const plain = await daysOf(server);
  await server.stop();
  const backup = async (name: string): Promise<string> => {
    await backUp(join(folder, 'days.sqlite'), join(folder, name));
    return readFile(join(folder, name), 'latin1');
  };
  const open = await backup('open.backup');
  expect(plain.filter((seed) => open.includes(seed))).toEqual(plain);
  server = await start('days', join(folder, 'days.key'));
  expect(await daysOf(server)).toEqual(plain);
  // A day that nobody has asked for yet.
  const fresh = await server.context.store.keep('daily:2999-01-01:any', 'ab'.repeat(32));
  await server.stop();
  const sealed = await backup('sealed.backup');
  expect([...plain, fresh].filter((seed) => sealed.includes(seed))).toEqual([]);
});

test('without the key, with another one or with junk the server does not start, and says so in one line', async () => {
  await (await start('locked', join(folder, 'right.key'))).stop();
  await writeFile(join(folder, 'junk.key'), 'not a key');
  await (await start('other', join(folder, 'wrong.key'))).stop();
  await expect(start('locked')).rejects.toThrow('Set SEED_KEY_FILE');
  await expect(start('locked', join(folder, 'gone.key'))).rejects.toThrow('their key is not at');
  await expect(start('locked', join(folder, 'wrong.key'))).rejects.toThrow('sealed with another key');
  await expect(start('locked', join(folder, 'junk.key'))).rejects.toThrow('is not a key for seeds');
  await (await start('locked', join(folder, 'right.key'))).stop();
});
