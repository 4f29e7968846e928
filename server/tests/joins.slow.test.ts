import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@bandstand/engine';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
import { startPg } from '../../tools/pg.mjs';
import { backUp, restore } from '../storage/restore.ts';
import { get, post } from './client.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';
import { testServer } from './setup.ts';

const KILLS = Number(process.env.BANDSTAND_KILLS ?? 4);
const GUESTS = 12;

const nonceOf = (): string => randomBytes(16).toString('hex');
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const wishFor = (game: string) => ({ game, name: 'Ada', isPublic: true, seats: [{ kind: 'me' }, { kind: 'open' }] });

test('joining again with the same nonce gives the same seat and key, and takes no second seat', async () => {
  const server = await testServer();
  const [game] = await gameIds();
  const made = await post<Seated>(server.url, '/api/matches', wishFor(game));
  const path = `/api/matches/${made.body.match}/seats`;
  const nonce = nonceOf();
  const first = await post(server.url, path, { name: 'Bo', nonce });
  expect(first.status).toBe(201);
  expect(await post(server.url, path, { name: 'Bo', nonce })).toEqual(first);
  expect(await post(server.url, path, { name: 'Cy', nonce: nonceOf() })).toMatchObject({ status: 409 });
  expect(await post(server.url, path, { name: 'Cy', nonce: 'short' })).toMatchObject({ status: 400 });
  await server.remove();
});

/** Asks one node after the other until somebody answers, as a page whose server is being restarted does. */
async function insist<Answer>(
  urls: () => readonly string[],
  ask: (url: string) => Promise<{ status: number; body: Answer }>,
): Promise<Answer> {
  for (let turn = 0; ; turn++) {
    const nodes = urls();
    const answer = await ask(nodes[turn % nodes.length]).catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return answer.body;
    if (answer !== undefined && answer.status < 500) throw new Error(JSON.stringify(answer));
    await wait(20);
  }
}

/** Servers that can be killed, and their storage. */
interface Site {
  readonly urls: () => readonly string[];
  /** Kills one of them and starts it again. */
  readonly killOne: (kill: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** After every third kill what the dead server left is backed up and put back, as an owner would who fears the worst. */
const RESTORE_EVERY = 3;

async function sqliteSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-joins-'));
  const env = { PORT: String(await freePort()), DATA_FILE: join(folder, 'joins.sqlite') };
  let server: ServerProcess = await spawnServer(env);
  return {
    urls: () => [server.url],
    async killOne(kill) {
      await server.kill();
      if (kill % RESTORE_EVERY === RESTORE_EVERY - 1) {
        const copy = join(folder, `copy-${kill}.sqlite`);
        await backUp(env.DATA_FILE, copy);
        const kept = restore(copy, env.DATA_FILE, { now: new Date(kill * 1000), isForced: false });
        await Promise.all([copy, kept ?? copy].map((file) => rm(file, { force: true })));
      }
      server = await spawnServer(env);
    },
    async stop() {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function postgresSite(): Promise<Site> {
  const pg = await startPg({ isDurable: true });
  const ports = [await freePort(), await freePort()];
  const start = (port: number): Promise<ServerProcess> => spawnServer({ DATABASE_URL: pg.url, PORT: String(port) });
  const nodes = await Promise.all(ports.map(start));
  return {
    urls: () => nodes.map(({ url }) => url),
    async killOne(kill) {
      const victim = kill % 2;
      await nodes[victim].kill();
      nodes[victim] = await start(ports[victim]);
    },
    async stop() {
      await Promise.all(nodes.map((node) => node.kill()));
      await pg.stop();
    },
  };
}

interface Duel {
  readonly match: string;
  readonly tokens: readonly [string, string];
}

/** Kills while guests join: every full table begins, and every guest has one seat. */
async function killWhileJoining({ urls, killOne }: Site, game: string, kill: number, pauseMs: number): Promise<Duel[]> {
  const made = await Promise.all(
    Array.from({ length: GUESTS }, () => post<Seated>(urls()[0], '/api/matches', wishFor(game))),
  );
  const joining = made.map(({ body: { match } }) => {
    const nonce = nonceOf();
    return insist(urls, (url) =>
      post<{ seat: number; token: string }>(url, `/api/matches/${match}/seats`, { name: 'Bo', nonce }),
    );
  });
  await wait(pauseMs);
  await killOne(kill);
  // Between the last seat and the deal lies a write: whoever looks just then sees a full table that is about to begin.
  const stands = async (match: string): Promise<boolean> => {
    const { status, seats } = await insist(urls, (url) => get<TableInfo>(url, `/api/matches/${match}`));
    return status === (seats.some(({ kind }) => kind === 'open') ? 'open' : 'playing');
  };
  for (const { body } of made) await expect.poll(() => stands(body.match), { timeout: 20_000 }).toBe(true);
  const seated = await Promise.all(joining);
  return made.map(({ body: { match, token } }, i) => ({ match, tokens: [token ?? '', seated[i].token] }));
}

const seatAt = async (urls: Site['urls'], match: string, token: string): Promise<unknown> =>
  insist(urls, (url) => post<unknown>(url, '/api/mine', { seats: [{ match, token }] }));

/** Kills while both players of ended matches ask for another: they meet at one new table, each with the old key. */
async function killWhileAskingAgain({ urls, killOne }: Site, duels: readonly Duel[], kill: number, pauseMs: number) {
  await Promise.all(
    duels.map(({ match, tokens }) => post(urls()[0], `/api/matches/${match}/actions`, { type: 'resign' }, tokens[0])),
  );
  const asking = duels.map(({ match, tokens }) =>
    Promise.all(
      tokens.map((token) =>
        insist(urls, (url) => post<{ match: string }>(url, `/api/matches/${match}/rematch`, {}, token)),
      ),
    ),
  );
  await wait(pauseMs);
  await killOne(kill);
  for (const [i, [mine, theirs]] of (await Promise.all(asking)).entries()) {
    expect(theirs).toEqual(mine);
    for (const [seat, token] of duels[i].tokens.entries())
      expect(await seatAt(urls, mine.match, token)).toMatchObject([{ seat, table: { status: 'playing' } }]);
  }
}

test.each([
  ['SQLite, with restores', sqliteSite],
  ['PostgreSQL with two nodes', postgresSite],
])(
  `when servers are killed ${KILLS} times while people join and ask for another match, nobody loses a seat (%s)`,
  async (_what, open) => {
    const site = await open();
    const [game] = await gameIds();
    const random = fastRandom(5);
    try {
      let duels: readonly Duel[] = [];
      for (let kill = 0; kill < KILLS; kill++) {
        const pauseMs = random.below(25);
        if (kill % 2 === 1) {
          await killWhileAskingAgain(site, duels, kill, pauseMs);
          continue;
        }
        duels = await killWhileJoining(site, game, kill, pauseMs);
        for (const { match, tokens } of duels)
          expect(await seatAt(site.urls, match, tokens[1])).toMatchObject([{ seat: 1, table: { status: 'playing' } }]);
      }
    } finally {
      await site.stop();
    }
  },
  3_600_000,
);
