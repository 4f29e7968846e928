import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contributors, fastRandom, must, parseRecord, partCommitment, verifyRecord } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { expect, test } from 'vitest';
import { startPg } from '../../tools/pg.mjs';
import { get, post } from './client.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

const KILLS = Number(process.env.BANDSTAND_KILLS ?? 4);
const TABLES = 8;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const hex = (bytes = 32): string => randomBytes(bytes).toString('hex');

/** Asks until somebody answers, as a page whose server is being restarted does. */
async function insist<Answer>(ask: () => Promise<{ status: number; body: Answer }>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return answer.body;
    if (answer !== undefined && answer.status < 500) throw new Error(JSON.stringify(answer));
    await wait(20);
  }
}

const two = (game: string) => ({ game, name: 'Ada', isPublic: true, seats: [{ kind: 'me' }, { kind: 'open' }] });

/** One table from the first seal to the deal, whatever happens to the server meanwhile. */
async function deal(url: () => string, game: string): Promise<{ match: string; token: string; parts: string[] }> {
  const parts = [hex(), hex()];
  const made = await insist(() =>
    post<Seated>(url(), '/api/matches', { ...two(game), commitment: partCommitment(parts[0]) }),
  );
  const { match } = made;
  const nonce = hex(16);
  const joined = await insist(() =>
    post<{ token: string }>(url(), `/api/matches/${match}/seats`, {
      name: 'Bo',
      nonce,
      commitment: partCommitment(parts[1]),
    }),
  );
  const tokens = [made.token ?? '', joined.token];
  await Promise.all(
    tokens.map((token, seat) => insist(() => post(url(), `/api/matches/${match}/part`, { part: parts[seat] }, token))),
  );
  return { match, token: tokens[0], parts };
}

test(`when the server is killed ${KILLS} times between seals and deals, every deal has both parts and verifies`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-parts-'));
  const env = { PORT: String(await freePort()), DATA_FILE: join(folder, 'parts.sqlite') };
  const game = await turnGame(({ seats }) => seats.min <= 2 && seats.max >= 2);
  const rules = must(await loadGame(game)).game;
  const random = fastRandom(11);
  let server: ServerProcess = await spawnServer(env);
  const url = (): string => server.url;
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const dealing = Array.from({ length: TABLES }, () => deal(url, game));
      await wait(random.below(60));
      await server.kill();
      server = await spawnServer(env);
      for (const { match, token, parts } of await Promise.all(dealing)) {
        await insist(() => post(url(), `/api/matches/${match}/actions`, { type: 'resign' }, token));
        const record = must(parseRecord(await insist(() => get(url(), `/api/matches/${match}/record`, token))));
        expect(record.parts?.map((each) => each?.part)).toEqual(parts);
        expect(verifyRecord(rules, record).ok).toBe(true);
      }
    }
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 3_600_000);

test('a table whose guest never shows a part begins without it, although the server was killed meanwhile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-silent-'));
  const env = { PORT: String(await freePort()), DATA_FILE: join(folder, 'silent.sqlite') };
  const game = await turnGame(({ seats }) => seats.min <= 2 && seats.max >= 2);
  let server = await spawnServer(env);
  try {
    const mine = hex();
    const made = await post<Seated>(server.url, '/api/matches', { ...two(game), commitment: partCommitment(mine) });
    const { match, token } = made.body;
    const silent = { name: 'Bo', commitment: partCommitment(hex()) };
    await post(server.url, `/api/matches/${match}/seats`, silent);
    await post(server.url, `/api/matches/${match}/part`, { part: mine }, token ?? '');
    await server.kill();
    server = await spawnServer(env);
    await expect
      .poll(async () => (await get<TableInfo>(server.url, `/api/matches/${match}`)).body, { timeout: 60_000 })
      .toMatchObject({ status: 'playing', shuffle: { phase: 'dealt', seats: [{ isIn: true }, { isIn: false }] } });
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);

test('over two nodes all devices are shown the same seals, and one deal comes of it', async () => {
  const pg = await startPg();
  const nodes = [
    await testServer({ databaseUrl: pg.url, unlimited: true }),
    await testServer({ databaseUrl: pg.url, unlimited: true }),
  ];
  try {
    const game = await turnGame(({ seats }) => seats.min <= 2 && seats.max >= 2);
    for (let round = 0; round < 10; round++) {
      let turn = round;
      const { match, token } = await deal(() => nodes[turn++ % 2].url, game);
      for (const node of nodes)
        await expect
          .poll(async () => (await get<TableInfo>(node.url, `/api/matches/${match}`)).body.status)
          .toBe('playing');
      const [one, other] = await Promise.all(nodes.map(async (node) => must(await node.context.tables.get(match))));
      expect(other.state.match.hash()).toBe(one.state.match.hash());
      expect(contributors(one.state.parts)).toEqual([0, 1]);
      await post(nodes[0].url, `/api/matches/${match}/actions`, { type: 'resign' }, token);
    }
  } finally {
    for (const node of nodes) await node.remove();
    await pg.stop();
  }
}, 120_000);
