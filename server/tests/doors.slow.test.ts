import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { seatedTable } from './client.ts';
import { faultsOfNul } from './doors.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let pg: RunningPg;
let node: TestServer;
beforeAll(async () => {
  pg = await startPg();
  node = await testServer({ databaseUrl: pg.url, unlimited: true });
}, 60_000);
afterAll(async () => {
  await node.remove();
  await pg.stop();
});

test('PostgreSQL makes no fault of a sign that it cannot hold, in any field of any request', async () => {
  const game = await turnGame();
  const { match, tokens } = await seatedTable(node.url, { game, seats: 2 });
  expect(await faultsOfNul(node.url, { game, match, token: tokens[0] })).toEqual([]);
}, 120_000);
