import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameIds } from '@bandstand/games';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { post, seatedTable, TestClient } from './client.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { testServer, type TestServer } from './setup.ts';

let pg: RunningPg;
let proxy: Proxy;
let node: TestServer;
let deaf: TestServer;
beforeAll(async () => {
  pg = await startPg();
  proxy = await startProxy(pg.url);
  node = await testServer({ databaseUrl: pg.url, unlimited: true });
  deaf = await testServer({ databaseUrl: pg.url, databaseListenUrl: proxy.url, unlimited: true });
}, 60_000);
afterAll(async () => {
  await Promise.all([node.remove(), deaf.remove()]);
  await proxy.stop();
  await pg.stop();
});

/** A table with one player at each node; the second node has stopped hearing. */
async function cutTable() {
  proxy.mend();
  await expect.poll(() => deaf.context.store.isHearing).toBe(true);
  const [game] = await gameIds();
  const table = await seatedTable(node.url, { game, seats: 2 });
  const clients = await Promise.all(
    [node, deaf].map(({ url }, seat) => TestClient.open(url, { match: table.match, token: table.tokens[seat] })),
  );
  await Promise.all(clients.map((client) => client.next('snapshot')));
  proxy.cut();
  await expect.poll(() => deaf.context.store.isHearing).toBe(false);
  return { ...table, clients };
}

test('players of a node that no wake-up reaches are shown moves, talk and seats all the same', async () => {
  const { clients } = await cutTable();
  const [here, there] = clients;
  for (let step = 0; step < 4; step++) {
    const [mover, other] = here.moves.length > 0 ? [here, there] : [there, here];
    const { version } = other;
    expect(await mover.move(mover.moves[0], `step-${step}`)).toMatchObject({ type: 'accepted' });
    await other.until(() => other.version > version, 'the move');
  }
  here.send({ type: 'chat', text: 'Can you hear me?' });
  expect(await there.next('chat')).toMatchObject({ text: 'Can you hear me?' });
  await Promise.all(clients.map((client) => client.close()));
});

test('a node that no wake-up reaches refuses a key that was replaced elsewhere, by socket and by HTTP', async () => {
  const { match, tokens, clients } = await cutTable();
  const code = await post<{ code: string }>(node.url, `/api/matches/${match}/code`, {}, tokens[1]);
  await post(node.url, '/api/codes', { code: code.body.code });
  clients[1].send({ type: 'move', move: 0, nonce: 'old-key' });
  expect(await clients[1].next('refused')).toMatchObject({ code: 'bad-token' });
  expect(await post(deaf.url, `/api/matches/${match}/code`, {}, tokens[1])).toMatchObject({ status: 401 });
  await Promise.all(clients.map((client) => client.close()));
});

test('a node that hears again has caught up with everything', async () => {
  const { clients } = await cutTable();
  const [here, there] = clients;
  const [mover, other] = here.moves.length > 0 ? [here, there] : [there, here];
  const { version } = other;
  const moved = mover.move(mover.moves[0], 'one');
  proxy.mend();
  expect(await moved).toMatchObject({ type: 'accepted' });
  await other.until(() => other.version > version, 'the move');
  await expect.poll(() => deaf.context.store.isHearing).toBe(true);
  await Promise.all(clients.map((client) => client.close()));
});
