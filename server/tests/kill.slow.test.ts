import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@bandstand/engine';
import { expect, test } from 'vitest';
import { startPg } from '../../tools/pg.mjs';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { checkTables, openTables } from './playing.ts';
import { RandomPlayer } from './player.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';

const KILLS = Number(process.env.BANDSTAND_KILLS ?? 4);
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills and restarts while people play; every few kills they move on to new tables. */
async function killAgainAndAgain(parts: {
  readonly urls: () => readonly string[];
  readonly killAndRestart: (check: (store: Store) => Promise<void>) => Promise<void>;
  readonly withStore: (check: (store: Store) => Promise<void>) => Promise<void>;
}): Promise<number> {
  const random = fastRandom(11);
  let players: RandomPlayer[] = [];
  let moves = 0;
  const check = async (store: Store): Promise<void> => {
    moves += await checkTables(store, players);
  };
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      if (kill % 5 === 0) {
        await Promise.all(players.map((player) => player.stop()));
        const tables = await openTables(parts.urls()[0]);
        players = tables.flatMap(({ match, tokens }) =>
          tokens.map((token, seat) => new RandomPlayer(match, token, parts.urls, kill * 100 + seat)),
        );
        for (const player of players) void player.play();
      }
      await wait(50 + random.below(300));
      await parts.killAndRestart(check);
    }
    await wait(500);
  } finally {
    await Promise.all(players.map((player) => player.stop()));
  }
  await parts.withStore(check);
  return moves;
}

test(`no acknowledged move is lost or doubled when the server is killed ${KILLS} times (SQLite)`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-kill-'));
  const env = { PORT: String(await freePort()), DATA_FILE: join(folder, 'kill.sqlite') };
  let server: ServerProcess = await spawnServer(env);
  const withStore = async (check: (store: Store) => Promise<void>): Promise<void> => {
    const store = await openSqlite(env.DATA_FILE);
    try {
      await check(store);
    } finally {
      await store.close();
    }
  };
  try {
    const moves = await killAgainAndAgain({
      urls: () => [server.url],
      withStore,
      async killAndRestart(check) {
        await server.kill();
        await withStore(check);
        server = await spawnServer(env);
      },
    });
    expect(moves).toBeGreaterThan(KILLS * 5);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 7_200_000);

test(`a node is killed ${KILLS} times while another takes over (PostgreSQL)`, async () => {
  const pg = await startPg({ isDurable: true });
  const ports = [await freePort(), await freePort()];
  const start = (port: number): Promise<ServerProcess> => spawnServer({ DATABASE_URL: pg.url, PORT: String(port) });
  const nodes = await Promise.all(ports.map(start));
  const store = await openPostgres(pg.url, () => undefined);
  const random = fastRandom(12);
  try {
    const moves = await killAgainAndAgain({
      urls: () => nodes.map(({ url }) => url),
      withStore: (check) => check(store),
      async killAndRestart(check) {
        const victim = random.below(2);
        await nodes[victim].kill();
        await wait(50 + random.below(200));
        await check(store);
        nodes[victim] = await start(ports[victim]);
      },
    });
    expect(moves).toBeGreaterThan(KILLS * 5);
  } finally {
    await store.close();
    await Promise.all(nodes.map((node) => node.kill()));
    await pg.stop();
  }
}, 7_200_000);
