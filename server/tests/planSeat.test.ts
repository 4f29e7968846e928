import type { Seated, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, post, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let server: TestServer;
let game: string;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
  game = await turnGame(({ seats }) => seats.max >= 3);
});
afterAll(() => server.remove());

type Answer = TableInfo & { code?: string };
const plan = async (match: string, seat: number, bot: string | null, token: string): Promise<Answer> =>
  (await post<Answer>(server.url, `/api/matches/${match}/plan`, { seat, bot }, token)).body;

/** Ada has made a table for three, and Ben sits there. */
async function table() {
  const made = await post<Seated>(server.url, '/api/matches', {
    game,
    name: 'Ada',
    isPublic: true,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  });
  const { match, token } = made.body;
  const ben = await post<{ token: string }>(server.url, `/api/matches/${match}/seats`, { name: 'Ben', seat: 1 });
  return { match, ada: token ?? '', ben: ben.body.token };
}

test('the seat of a friend who does not come is given to a bot, and the match begins', async () => {
  const { match, ada } = await table();
  const client = await TestClient.open(server.url, { match, token: ada });
  await client.next('welcome');
  expect((await plan(match, 2, 'greedy', ada)).seats[2]).toMatchObject({
    kind: 'bot',
    bot: 'greedy',
    name: 'Bot 3',
  });
  await client.next('snapshot');
  expect((await get<TableInfo>(server.url, `/api/matches/${match}`)).body.status).toBe('playing');
  expect((await plan(match, 2, null, ada)).code).toBe('seat-taken');
  await client.close();
});

test('a bot makes room for a friend who comes after all', async () => {
  const made = await post<Seated>(server.url, '/api/matches', {
    game,
    name: 'Ada',
    isPublic: true,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy' }],
  });
  const { match, token } = made.body;
  expect((await plan(match, 2, 'random', token ?? '')).seats[2].bot).toBe('random');
  const freed = (await plan(match, 2, null, token ?? '')).seats[2];
  expect(freed).toMatchObject({ kind: 'open', name: '' });
  expect(freed.bot).toBeUndefined();
  const joined = await post(server.url, `/api/matches/${match}/seats`, { name: 'Ben', seat: 2 });
  expect(joined.status).toBe(201);
});

test('only the host plans, no person loses a seat by it, and no bot thinks longer than it may', async () => {
  const { match, ada, ben } = await table();
  expect((await plan(match, 2, 'greedy', ben)).code).toBe('not-host');
  expect((await plan(match, 2, 'greedy', 'x'.repeat(32))).code).toBe('bad-token');
  for (const seat of [0, 1, 9]) expect((await plan(match, seat, 'greedy', ada)).code).toBe('seat-taken');
  expect((await plan(match, 2, 'search:9999999ms', ada)).code).toBe('bot-budget');
  expect((await plan(match, 2, 'nobody', ada)).code).toBe('unknown-bot');
  expect((await get<TableInfo>(server.url, `/api/matches/${match}`)).body.status).toBe('open');
  expect((await plan(match, 2, 'greedy', ada)).code).toBeUndefined();
});
