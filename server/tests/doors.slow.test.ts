import { expect, test } from 'vitest';
import { startPg } from '../../tools/pg.mjs';
import { seatedTable } from './client.ts';
import { faultsOfNul } from './doors.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

test('PostgreSQL makes no fault of a sign that it cannot hold, in any field of any request', async () => {
  const pg = await startPg();
  const node = await testServer({ databaseUrl: pg.url, unlimited: true });
  const game = await turnGame();
  const { match, tokens } = await seatedTable(node.url, { game, seats: 2 });
  expect(await faultsOfNul(node.url, { game, match, token: tokens[0] })).toEqual([]);
  await node.remove();
  await pg.stop();
}, 120_000);
