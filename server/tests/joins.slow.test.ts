import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastRandom } from '@bandstand/engine';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { gameIds } from '@bandstand/games';
import { expect, test } from 'vitest';
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

/** Asks until somebody answers, as a page whose server is being restarted does. */
async function insist<Answer>(ask: () => Promise<{ status: number; body: Answer }>): Promise<Answer> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return answer.body;
    if (answer !== undefined && answer.status < 500) throw new Error(JSON.stringify(answer));
    await wait(20);
  }
}

test(`when the server is killed ${KILLS} times while people join, every full table begins and every guest has one seat`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bandstand-joins-'));
  const env = { PORT: String(await freePort()), DATA_FILE: join(folder, 'joins.sqlite') };
  const [game] = await gameIds();
  const random = fastRandom(5);
  let server: ServerProcess = await spawnServer(env);
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const tables: string[] = [];
      for (let i = 0; i < GUESTS; i++)
        tables.push((await post<Seated>(server.url, '/api/matches', wishFor(game))).body.match);
      const joining = tables.map((match) => {
        const nonce = nonceOf();
        return insist(() =>
          post<{ seat: number; token: string }>(server.url, `/api/matches/${match}/seats`, { name: 'Bo', nonce }),
        );
      });
      await wait(random.below(25));
      await server.kill();
      server = await spawnServer(env);
      const found = await Promise.all(
        tables.map((match) => insist(() => get<TableInfo>(server.url, `/api/matches/${match}`))),
      );
      for (const { status, seats } of found)
        expect(status).toBe(seats.some(({ kind }) => kind === 'open') ? 'open' : 'playing');
      const seated = await Promise.all(joining);
      for (const [i, { token }] of seated.entries()) {
        const mine = await post<{ table: TableInfo; seat: number }[]>(server.url, '/api/mine', {
          seats: [{ match: tables[i], token }],
        });
        expect(mine.body).toMatchObject([{ seat: 1, table: { status: 'playing' } }]);
      }
    }
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
