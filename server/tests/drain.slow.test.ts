import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { TestClient } from './client.ts';
import { RandomPlayer } from './player.ts';
import { checkTables, openTables } from './playing.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';

let pg: RunningPg;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-drain-'));
  pg = await startPg({ isDurable: true });
}, 60_000);
afterAll(async () => {
  await pg.stop();
  await rm(folder, { recursive: true, force: true });
});

const KINDS = {
  SQLite: {
    env: () => ({ DATA_FILE: join(folder, 'drain.sqlite') }),
    open: () => openSqlite(join(folder, 'drain.sqlite')),
  },
  PostgreSQL: { env: () => ({ DATABASE_URL: pg.url }), open: () => openPostgres(pg.url, () => undefined) },
};

/** Players of so many tables, all of them playing. */
async function playersAt(urls: () => readonly string[], tables: number, pauseMs = 0): Promise<readonly RandomPlayer[]> {
  const opened = await openTables(urls()[0], tables);
  const players = opened.flatMap(({ match, tokens }, table) =>
    tokens.map((token, seat) => new RandomPlayer(match, token, urls, 10 * table + seat, pauseMs)),
  );
  for (const player of players) void player.play();
  await expect.poll(() => movesOf(players)).toBeGreaterThan(2 * tables);
  return players;
}

const movesOf = (players: readonly RandomPlayer[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

async function checked(open: () => Promise<Store>, players: readonly RandomPlayer[]): Promise<void> {
  const store = await open();
  try {
    await checkTables(store, players);
  } finally {
    await store.close();
  }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a server on %s that is asked to stop', (kind) => {
  const { env, open } = KINDS[kind];

  test('stores and answers what has come in, logs no error and ends with 0', async () => {
    const server = await spawnServer({ ...env(), PORT: String(await freePort()) });
    const players = await playersAt(() => [server.url], 6);
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(server.complaints).toBe('');
    await Promise.all(players.map((player) => player.stop()));
    await checked(open, players);
  }, 120_000);

  test('answers every move that reached it before it says goodbye', async () => {
    const server = await spawnServer({ ...env(), PORT: String(await freePort()) });
    const tables = await openTables(server.url, 12);
    const clients = await Promise.all(
      tables.flatMap(({ match, tokens }) => tokens.map((token) => TestClient.open(server.url, { match, token }))),
    );
    await Promise.all(clients.map((client) => client.next('snapshot')));
    const movers = clients.filter((client) => client.moves.length > 0);
    const answers = movers.map((client) => client.move(client.moves[0], 'last'));
    // A socket that has answered a ping has handed on everything before it.
    await Promise.all(movers.map(async (client) => (client.send({ type: 'ping' }), client.next('pong'))));
    const ended = server.kill('SIGTERM');
    expect((await Promise.all(answers)).map(({ type }) => type)).toEqual(movers.map(() => 'accepted'));
    await Promise.all(clients.map((client) => client.next('bye')));
    expect(await ended).toBe(0);
    expect(server.complaints).toBe('');
  }, 120_000);
});

test('a program on a stream is told that the server stops, and does not hold it up', async () => {
  const server = await spawnServer({ ...KINDS.SQLite.env(), PORT: String(await freePort()) });
  const [{ match, tokens }] = await openTables(server.url, 1);
  const stream = await fetch(`${server.url}/api/matches/${match}/stream`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  const ended = server.kill('SIGTERM');
  const lines = (await stream.text()).trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'bye', code: 'restarting' });
  expect(await ended).toBe(0);
});

test('a rolling restart of three nodes under load loses nothing and shows each player at most one reconnect', async () => {
  const start = async (): Promise<ServerProcess> =>
    spawnServer({ DATABASE_URL: pg.url, PORT: String(await freePort()) });
  const old = [await start(), await start(), await start()];
  const fresh: ServerProcess[] = [];
  try {
    // As a balancer does it: whoever comes is sent to the new nodes as soon as there is one.
    const players = await playersAt(() => (fresh.length > 0 ? fresh : old).map(({ url }) => url), 8, 150);
    for (const node of old) {
      fresh.push(await start());
      expect(await node.kill('SIGTERM')).toBe(0);
      expect(node.complaints).toBe('');
    }
    const before = movesOf(players);
    await expect.poll(() => movesOf(players)).toBeGreaterThan(before + 10);
    expect(Math.max(...players.map(({ arrivals }) => arrivals))).toBe(2);
    await Promise.all(players.map((player) => player.stop()));
    await checked(KINDS.PostgreSQL.open, players);
  } finally {
    await Promise.all([...old, ...fresh].map((node) => node.kill()));
  }
}, 240_000);
