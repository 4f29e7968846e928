import { canonical, fastRandom, must } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Seated } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPg, type RunningPg } from '../../tools/pg.mjs';
import { post, seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';

type Node = Awaited<ReturnType<typeof testServer>>;
let pg: RunningPg;
let nodes: Node[];
beforeAll(async () => {
  pg = await startPg();
  nodes = [];
  for (let i = 0; i < 2; i++) nodes.push(await testServer({ databaseUrl: pg.url, unlimited: true }));
}, 60_000);
afterAll(async () => {
  for (const node of nodes) await node.remove();
  await pg.stop();
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Games in which all seats begin with a choice at the same time. */
async function simultaneousGames(): Promise<string[]> {
  const found: string[] = [];
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    const seats = Math.max(2, game.seats.min);
    const options = Object.fromEntries(Object.entries(game.options).map(([key, spec]) => [key, spec.default]));
    if (seats > game.seats.max || game.optionsProblem?.(options, seats) !== undefined) continue;
    const toAct = game.toAct(game.setup(options, seats, fastRandom(1)));
    if ((toAct & (toAct - 1)) !== 0) found.push(id);
  }
  return found;
}

/** A viewer who was there all the time has seen what one sees who comes now, and counts it alike. */
async function expectCurrent(client: TestClient, url: string, hello: { match: string; token: string }): Promise<void> {
  const fresh = await TestClient.open(url, hello);
  await fresh.next('snapshot');
  expect(canonical(client.view)).toBe(canonical(fresh.view));
  expect(client.version).toBe(fresh.version);
  await fresh.close();
}

test('simultaneous picks over two nodes, in every order, sent twice and late, give one result', async () => {
  for (const id of await simultaneousGames()) {
    const seats = Math.max(2, must(await loadGame(id)).game.seats.min);
    const table = await seatedTable(nodes[0].url, { game: id, seats });
    const clients = await Promise.all(
      table.tokens.map((token, seat) => TestClient.open(nodes[seat % 2].url, { match: table.match, token })),
    );
    await Promise.all(clients.map((client) => client.next('snapshot')));
    for (let round = 0; round < 12; round++) {
      const acting = clients.filter((client) => client.moves.length > 0);
      if (acting.length === 0) break;
      const order = round % 2 === 0 ? acting : acting.toReversed();
      const answers = await Promise.all(
        order.flatMap((client) => {
          const [move] = client.moves;
          const nonce = `r${round}-${clients.indexOf(client)}`;
          return [client.move(move, nonce), client.move(move, nonce)];
        }),
      );
      expect(answers.filter((answer) => answer.type === 'refused')).toEqual([]);
      for (let wait = 0; wait < 500 && clients.every((client) => client.moves.length === 0); wait++) await pause(20);
      await pause(60);
    }
    const logs = await Promise.all(nodes.map(async (node) => must(await node.context.tables.get(table.match))));
    await Promise.all(logs.map((live) => live.refresh()));
    expect(canonical(logs[0].state.match.state)).toBe(canonical(logs[1].state.match.state));
    const nonces = (await nodes[0].context.store.entries(table.match, 0)).flatMap(({ entry }) =>
      entry.type === 'move' ? [`${entry.seat} ${entry.nonce}`] : [],
    );
    expect(new Set(nonces).size).toBe(nonces.length);
    for (const [seat, client] of clients.entries())
      await expectCurrent(client, nodes[seat % 2].url, { match: table.match, token: table.tokens[seat] });
    await Promise.all(clients.map((client) => client.close()));
  }
}, 120_000);

test('two nodes never both accept the same step', async () => {
  const [id] = (await gameIds()).filter((name) => name !== '');
  const table = await seatedTable(nodes[0].url, { game: id, seats: 2 });
  const [a, b] = await Promise.all(
    nodes.map((node) => TestClient.open(node.url, { match: table.match, token: table.tokens[0] })),
  );
  await Promise.all([a.next('snapshot'), b.next('snapshot')]);
  await a.until(() => a.moves.length > 1, 'a choice');
  const [first, second] = a.moves;
  const answers = await Promise.all([a.move(first, 'one'), b.move(second, 'two')]);
  const entries = await nodes[0].context.store.entries(table.match, 0);
  expect(entries.filter(({ entry }) => entry.type === 'move').length).toBe(
    answers.filter((answer) => answer.type === 'accepted').length,
  );
  const hello = { match: table.match, token: table.tokens[0] };
  await Promise.all(nodes.map(async (node) => must(await node.context.tables.get(table.match)).refresh()));
  await expectCurrent(a, nodes[0].url, hello);
  await expectCurrent(b, nodes[1].url, hello);
  await Promise.all([a.close(), b.close()]);
}, 60_000);

test('a person at one node is seen at the other', async () => {
  const [id] = await gameIds();
  const table = await seatedTable(nodes[0].url, { game: id, seats: 2 });
  const a = await TestClient.open(nodes[0].url, { match: table.match, token: table.tokens[0] });
  await a.next('snapshot');
  const b = await TestClient.open(nodes[1].url, { match: table.match, token: table.tokens[1] });
  const isHere = (client: TestClient, seat: number): boolean | undefined => {
    const last = client.received.findLast((message) => message.type === 'table' || message.type === 'welcome');
    return last?.type === 'table' || last?.type === 'welcome' ? last.table.seats[seat].isHere : undefined;
  };
  await a.until(() => isHere(a, 1) === true, 'the other one here');
  await b.until(() => isHere(b, 0) === true, 'me here');
  await b.close();
  await a.until(() => isHere(a, 1) === false, 'the other one away');
  expect(isHere(a, 0)).toBe(true);
  await a.close();
}, 60_000);

/** A game for two or more in which seats have a name of their own. */
async function namedGame(): Promise<string> {
  for (const id of await gameIds()) {
    const { game } = must(await loadGame(id));
    if (game.seatCaption !== undefined && game.seats.max > 1) return id;
  }
  throw new Error('no game has names for its seats');
}

test('a caption written at one node is told at the other', async () => {
  const table = await seatedTable(nodes[0].url, { game: await namedGame(), seats: 2 });
  const [near, far] = await Promise.all(
    table.tokens.map((token, seat) => TestClient.open(nodes[seat].url, { match: table.match, token })),
  );
  await Promise.all([near.next('snapshot'), far.next('snapshot')]);
  near.send({ type: 'caption', key: 'band-0', text: 'Two Nodes' });
  expect(await far.next('captions')).toMatchObject({ captions: { 'band-0': 'Two Nodes' } });
  await Promise.all([near.close(), far.close()]);
});

test('seats that were swapped at one node are swapped at the other before anything is dealt', async () => {
  const made = await post<Seated>(nodes[0].url, '/api/matches', {
    game: await namedGame(),
    name: 'Ada',
    isPublic: true,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { match, token } = made.body;
  const host = await TestClient.open(nodes[1].url, { match, token: token ?? '' });
  expect(await host.next('welcome')).toMatchObject({ viewer: 0 });
  await post(nodes[0].url, `/api/matches/${match}/swap`, { seats: [0, 1] }, token ?? '');
  const guest = await post<{ seat: number; token: string }>(nodes[0].url, `/api/matches/${match}/seats`, {
    name: 'Grace',
  });
  await host.next('snapshot');
  const order = host.received.map((message) => message.type);
  expect(host.received.findLast((message) => message.type === 'welcome')).toMatchObject({ viewer: 1 });
  expect(order.lastIndexOf('welcome')).toBeLessThan(order.indexOf('snapshot'));
  const other = await TestClient.open(nodes[0].url, { match, token: guest.body.token });
  await other.next('snapshot');
  expect(host.view).not.toEqual(other.view);
  await Promise.all([host.close(), other.close()]);
});
