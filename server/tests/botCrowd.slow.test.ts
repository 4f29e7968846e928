import { must } from '@bandstand/engine';
import type { Pace, Seated } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { post, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

const THINK_MS = 400;
const CROWD = 30;

let server: TestServer;
let game: string;
beforeAll(async () => {
  server = await testServer({
    unlimited: true,
    trustedProxies: 1,
    botThreads: 1,
    botThinkMs: THINK_MS,
    botDelayMs: 30,
  });
  game = await turnGame(({ seats }) => seats.max >= 2);
});
afterAll(() => server.remove());

/** A table from an address, where the first move is a bot's that thinks as long as it may. */
async function thinker(address: string): Promise<TestClient> {
  const made = await post<Seated>(
    server.url,
    '/api/matches',
    {
      game,
      name: 'Ada',
      seats: [{ kind: 'bot', bot: `search:${THINK_MS}ms` }, { kind: 'me' }],
    },
    undefined,
    { 'x-forwarded-for': address },
  );
  const client = await TestClient.open(server.url, { match: made.body.match, token: made.body.token ?? '' });
  await client.next('snapshot');
  return client;
}

const hasMoved = (client: TestClient): boolean => client.received.some(({ type }) => type === 'update');

async function waited(client: TestClient): Promise<number> {
  const from = performance.now();
  await client.until(() => hasMoved(client), 'the move of a bot');
  return performance.now() - from;
}

/** A table of bots that play while the last person has been gone for a long time. */
async function left(pace: Pace) {
  const bots = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ];
  const wish = { game, name: 'Ada', isPublic: true, pace, seats: bots };
  const { body } = await post<Seated>(server.url, '/api/matches', wish, undefined, {
    'x-forwarded-for': '198.51.100.3',
  });
  const table = must(await server.context.tables.get(body.match));
  const steps = (): number => table.state.match.steps.length;
  await vi.waitFor(() => expect(steps(), 'bots play while somebody may be there').toBeGreaterThan(2));
  table.attendedAt = 0;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { table, steps, before: steps() };
}

test('at a live table bots rest when nobody has been there for long, and go on for who comes', async () => {
  const { table, steps, before } = await left({ type: 'free' });
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(steps()).toBe(before);
  expect(table.isOver, 'there was something left to play').toBe(false);
  const watcher = await TestClient.open(server.url, { match: table.id });
  await vi.waitFor(() => expect(steps()).toBeGreaterThan(before));
  await watcher.close();
});

test('in a game for days bots answer with nobody there', async () => {
  const { table, steps, before } = await left({ type: 'perMove', seconds: 86_400 });
  await vi.waitFor(() => expect(steps() > before || table.isOver).toBe(true));
});

test('a crowd of tables from one address lets the bots of everybody else wait for one thought, not for all', async () => {
  const crowd = await Promise.all(Array.from({ length: CROWD }, () => thinker('198.51.100.1')));
  // The weapon works: within the crowd one waits for the others.
  await vi.waitFor(() => expect(server.context.pool.waiting).toBeGreaterThan(CROWD / 2));
  const alone = await thinker('198.51.100.2');
  expect(await waited(alone)).toBeLessThan(THINK_MS * 6);
  expect(crowd.filter((client) => !hasMoved(client)).length).toBeGreaterThan(CROWD / 2);
  await Promise.all([...crowd, alone].map((client) => client.close()));
}, 60_000);
