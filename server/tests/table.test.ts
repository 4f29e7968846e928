import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { must, parseRecord, verifyRecord } from '@bandstand/engine';
import { gameIds, loadGame } from '@bandstand/games';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { get, post, seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let url: string;
/** A game for two in which both seats take turns; the first on the shelf that fits. */
let game: string;
beforeAll(async () => {
  server = await testServer({ unlimited: true });
  url = server.url;
  for (const id of (await gameIds()).toReversed()) {
    const folder = await loadGame(id).catch(() => undefined);
    if (folder?.ok === true && folder.value.game.seats.max === 2) game = id;
  }
});
afterAll(() => server.remove());

async function twoAtTable(wish: object = {}) {
  const table = await seatedTable(url, { game, seats: 2, ...wish });
  const clients = await Promise.all(table.tokens.map((token) => TestClient.open(url, { match: table.match, token })));
  await Promise.all(clients.map((client) => client.next('snapshot')));
  return { ...table, clients, close: () => Promise.all(clients.map((client) => client.close())) };
}

/** The client to move, and the other. */
const turn = (clients: readonly TestClient[]): [TestClient, TestClient] =>
  clients[0].moves.length > 0 ? [clients[0], clients[1]] : [clients[1], clients[0]];

async function playOn(clients: readonly TestClient[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const [mover] = turn(clients);
    if (mover.moves.length === 0) return;
    const target = clients.map((client) => client.version + 1);
    expect(await mover.move(mover.moves[0], `n${i}-${mover.version}`)).toMatchObject({ type: 'accepted' });
    await Promise.all(clients.map((client, seat) => client.until(() => client.version >= target[seat], 'an update')));
  }
}

describe('a table', () => {
  test('is played to the end by two people, and its record follows from the sealed seed', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    const commitment = (await clients[0].next('welcome')).table.commitment;
    await playOn(clients, 40);
    expect(clients[0].received.findLast((message) => message.type === 'update')).toMatchObject({
      ending: { how: 'played' },
    });
    const { body } = await get(url, `/api/matches/${match}/record`, tokens[0]);
    const record = must(parseRecord(body));
    expect(record.commitment).toBe(commitment);
    expect(verifyRecord(must(await loadGame(game)).game, record)).toMatchObject({ ok: true });
    await close();
  });

  test('patches lead every client to the view that a fresh client gets', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    await playOn(clients, 11);
    for (const [seat, token] of tokens.entries()) {
      const fresh = await TestClient.open(url, { match, token });
      await fresh.next('snapshot');
      expect(fresh.view).toEqual(clients[seat].view);
      expect(fresh.version).toBe(clients[seat].version);
      await fresh.close();
    }
    await close();
  });

  test('a client that was away gets just what it missed', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    await playOn(clients, 3);
    const { version, view } = clients[1];
    await clients[1].close();
    const [mover] = turn(clients);
    const rest = await TestClient.open(url, { match, token: tokens[1], version });
    await rest.next('update');
    rest.view = view;
    await playOn([clients[0], rest], 1);
    expect(mover.received.length).toBeGreaterThan(0);
    expect(rest.received.some((message) => message.type === 'snapshot')).toBe(false);
    await rest.close();
    await close();
  });

  test('a move sent twice counts once and is accepted twice', async () => {
    const { clients, close } = await twoAtTable();
    const [mover] = turn(clients);
    const [move] = mover.moves;
    expect(await mover.move(move, 'same')).toMatchObject({ type: 'accepted' });
    const { version } = mover;
    expect(await mover.move(move, 'same')).toMatchObject({ type: 'accepted' });
    expect(mover.version).toBe(version);
    await close();
  });

  test('a seat cannot act for another, a spectator cannot act, and both are told why', async () => {
    const { clients, match, close } = await twoAtTable({ isPublic: true });
    const [mover, other] = turn(clients);
    expect(await other.move(mover.moves[0])).toMatchObject({ type: 'refused', code: 'not-your-turn' });
    const spectator = await TestClient.open(url, { match });
    await spectator.next('snapshot');
    expect(spectator.moves).toEqual([]);
    expect(await spectator.move(mover.moves[0])).toMatchObject({ type: 'refused', code: 'spectator' });
    await spectator.close();
    await close();
  });

  test('undo takes back an own step, and the others are told', async () => {
    const { clients, close } = await twoAtTable();
    const [mover, other] = turn(clients);
    const before = structuredClone(other.view);
    await playOn(clients, 1);
    const from = other.received.length;
    mover.send({ type: 'undo' });
    await other.next('snapshot', from);
    expect(other.view).toEqual(before);
    await close();
  });

  test('going back past a rival needs their consent', async () => {
    const { clients, close } = await twoAtTable();
    await playOn(clients, 2);
    const [first, second] = clients;
    const from = first.received.length;
    first.send({ type: 'undo' });
    expect(await first.next('refused', from)).toMatchObject({ code: 'others-have-moved' });
    first.send({ type: 'propose', wish: 'rewind' });
    await second.until(
      () => second.received.some((message) => message.type === 'update' && message.proposal !== undefined),
      'the proposal',
    );
    second.send({ type: 'answer', yes: true });
    await first.next('snapshot', from);
    expect(first.moves.length).toBeGreaterThan(0);
    await close();
  });

  test('a proposal that is declined changes nothing', async () => {
    const { clients, close } = await twoAtTable();
    await playOn(clients, 2);
    const view = structuredClone(clients[0].view);
    clients[0].send({ type: 'propose', wish: 'end' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'update' && message.proposal !== undefined),
      'the proposal',
    );
    const { version } = clients[0];
    clients[1].send({ type: 'answer', yes: false });
    await clients[0].until(() => clients[0].version > version, 'the answer');
    expect(clients[0].view).toEqual(view);
    expect(clients[0].received.at(-1)).not.toHaveProperty('ending');
    await close();
  });

  test('of two, the one who did not resign wins', async () => {
    const { clients, close } = await twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'update' && message.ending !== undefined),
      'the end',
    );
    expect(clients[1].received.findLast((message) => message.type === 'update')).toMatchObject({
      ending: { how: 'resigned', by: 0, outcome: { ranks: [2, 1] } },
    });
    await close();
  });

  test('a bot stands in for a player who leaves, and hands the seat back', async () => {
    const { clients, close } = await twoAtTable();
    const [mover, other] = turn(clients);
    mover.send({ type: 'leave' });
    await other.until(() => other.moves.length > 0, 'the stand-in to move');
    expect(
      (
        await other.next(
          'table',
          other.received.findLastIndex((message) => message.type === 'table'),
        )
      ).table.seats.some((seat) => seat.standIn),
    ).toBe(true);
    mover.send({ type: 'back' });
    await other.until(
      () =>
        other.received.findLast((message) => message.type === 'table')?.table.seats.every((seat) => !seat.standIn) ===
        true,
      'the player back',
    );
    await close();
  });

  test('chat reaches everybody with its name, and is kept', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    clients[0].send({ type: 'chat', text: '  hello \u0000 <b>there</b>  ' });
    expect(await clients[1].next('chat')).toMatchObject({ seat: 0, name: 'Ada', text: 'hello <b>there</b>' });
    const later = await TestClient.open(url, { match, token: tokens[1] });
    expect(await later.next('chat')).toMatchObject({ n: 1 });
    await later.close();
    await close();
  });

  test('a rematch seats the same people with the same keys, seats swapped if wanted', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'update' && message.ending !== undefined),
      'the end',
    );
    const again = await post<{ match: string }>(
      url,
      `/api/matches/${match}/rematch`,
      { swap: true, sameDeal: true },
      tokens[1],
    );
    expect(again.status).toBe(201);
    expect(await clients[0].next('chat')).toMatchObject({ kind: 'rematch', text: again.body.match });
    const next = await TestClient.open(url, { match: again.body.match, token: tokens[0] });
    expect(await next.next('welcome')).toMatchObject({ viewer: 1 });
    await next.close();
    await close();
  });

  test('a finished match can be forked from any step against bots', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    await playOn(clients, 40);
    const fork = await post<Seated>(url, '/api/matches', {
      game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      from: { match, token: tokens[0], step: 5 },
    });
    expect(fork.status).toBe(201);
    const client = await TestClient.open(url, { match: fork.body.match, token: fork.body.token ?? '' });
    await client.next('snapshot');
    await client.until(() => client.moves.length > 0, 'my turn');
    await client.close();
    await close();
  });
});

describe('seats and links', () => {
  test('a bot plays the other seat from its own view', async () => {
    const made = await post<Seated>(url, '/api/matches', {
      game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    });
    const client = await TestClient.open(url, { match: made.body.match, token: made.body.token ?? '' });
    await client.next('snapshot');
    for (
      let i = 0;
      i < 40 && !client.received.some((message) => message.type === 'update' && message.ending !== undefined);
      i++
    ) {
      await client.until(
        () =>
          client.moves.length > 0 ||
          client.received.some((message) => message.type === 'update' && message.ending !== undefined),
        'my turn',
      );
      if (client.moves.length > 0) await client.move(client.moves[0], `b${i}`);
    }
    expect(client.received.some((message) => message.type === 'update' && message.ending?.how === 'played')).toBe(true);
    await client.close();
  });

  test('a guessed id of a private table shows nothing', async () => {
    const { match } = await seatedTable(url, { game, seats: 2 });
    for (const path of ['', '/record', '/stream']) {
      expect(await get(url, `/api/matches/${match}${path}`)).toMatchObject({
        status: 403,
        body: { code: 'private-table' },
      });
    }
    const client = await TestClient.open(url, { match });
    expect(await client.next('refused')).toMatchObject({ code: 'private-table' });
    expect(client.received.every((message) => message.type === 'refused')).toBe(true);
    await client.close();
  });

  test('a wrong key opens nothing', async () => {
    const { match, tokens } = await seatedTable(url, { game, seats: 2, isPublic: true });
    const wrong = `${tokens[0].slice(0, -1)}${tokens[0].endsWith('A') ? 'B' : 'A'}`;
    const client = await TestClient.open(url, { match, token: wrong });
    expect(await client.next('refused')).toMatchObject({ code: 'bad-token' });
    expect(await post(url, `/api/matches/${match}/actions`, { type: 'undo' }, wrong)).toMatchObject({ status: 401 });
    expect(await post(url, `/api/matches/${match}/actions`, { type: 'undo' })).toMatchObject({
      status: 401,
      body: { code: 'no-token' },
    });
    await client.close();
  });

  test('the lobby lists public tables with a free seat and nothing secret', async () => {
    const made = await post<Seated>(url, '/api/matches', {
      game,
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const lobby = await get<TableInfo[]>(url, '/api/matches');
    expect(lobby.body.map((table) => table.match)).toContain(made.body.match);
    expect(JSON.stringify(lobby.body)).not.toContain(made.body.token ?? 'no token');
  });

  test('a taken seat and a full table are refused', async () => {
    const { match } = await seatedTable(url, { game, seats: 2, isPublic: true });
    expect(await post(url, `/api/matches/${match}/seats`, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'table-full' },
    });
    expect(await post(url, `/api/matches/${match}/seats`, { name: 'Late', seat: 0 })).toMatchObject({
      status: 409,
      body: { code: 'seat-taken' },
    });
  });

  test('before the match begins, seats are swapped with all who sit there; after, they are not', async () => {
    const made = await post<Seated>(url, '/api/matches', {
      game,
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { match, token } = made.body;
    const swap = (seats: readonly number[], key: string | null) =>
      post<TableInfo & { code?: string }>(url, `/api/matches/${match}/swap`, { seats }, key ?? undefined);
    const host = await TestClient.open(url, { match, token: token ?? '' });
    expect(await host.next('welcome')).toMatchObject({ viewer: 0 });
    expect(await swap([0, 1], null)).toMatchObject({ status: 401 });
    expect(await swap([0, 0], token)).toMatchObject({ body: { code: 'bad-seats' } });
    expect(await swap([0, 7], token)).toMatchObject({ body: { code: 'bad-seats' } });
    const from = host.received.length;
    expect((await swap([0, 1], token)).body.seats.map(({ name }) => name)).toEqual(['', 'Ada']);
    expect(await host.next('welcome', from)).toMatchObject({ viewer: 1 });
    const guest = await post<{ seat: number; token: string }>(url, `/api/matches/${match}/seats`, { name: 'Grace' });
    expect(guest.body.seat).toBe(0);
    await host.next('snapshot');
    expect(host.moves, 'the first to move is Grace now').toEqual([]);
    expect(await swap([0, 1], token)).toMatchObject({ body: { code: 'already-started' } });
    await host.close();
  });

  test('a rematch seats people in the order they ask for', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(
      () => clients[1].received.some((message) => message.type === 'update' && message.ending !== undefined),
      'the end',
    );
    const again = (order: readonly number[]) =>
      post<{ match: string; code?: string }>(url, `/api/matches/${match}/rematch`, { order }, tokens[0]);
    for (const wrong of [[0, 0], [0], [0, 2]]) expect((await again(wrong)).body.code).toBe('bad-seats');
    const next = await TestClient.open(url, { match: (await again([1, 0])).body.match, token: tokens[0] });
    expect(await next.next('welcome')).toMatchObject({ viewer: 1 });
    await next.close();
    await close();
  });

  test('a seat that was opened on another device is closed on the old one', async () => {
    const { clients, match, tokens, close } = await twoAtTable();
    const code = await post<{ code: string }>(url, `/api/matches/${match}/code`, {}, tokens[1]);
    await post(url, '/api/codes', { code: code.body.code });
    expect(await clients[1].next('refused')).toMatchObject({ code: 'bad-token' });
    const from = clients[1].received.length;
    clients[1].send({ type: 'undo' });
    expect(await clients[1].next('refused', from)).toMatchObject({ code: 'no-hello' });
    await close();
  });

  test('a short code opens the seat on another device once', async () => {
    const { match, tokens } = await seatedTable(url, { game, seats: 2 });
    const code = await post<{ code: string }>(url, `/api/matches/${match}/code`, {}, tokens[1]);
    const opened = await post<{ token: string; seat: number }>(url, '/api/codes', {
      code: code.body.code.toLowerCase(),
    });
    expect(opened.body.seat).toBe(1);
    const client = await TestClient.open(url, { match, token: opened.body.token });
    expect(await client.next('welcome')).toMatchObject({ viewer: 1 });
    expect(await post(url, '/api/codes', { code: code.body.code })).toMatchObject({ body: { code: 'bad-code' } });
    await client.close();
  });

  test('my tables tell where it is my turn', async () => {
    const { match, tokens } = await seatedTable(url, { game, seats: 2 });
    const mine = await post<{ isMyTurn: boolean }[]>(url, '/api/mine', {
      seats: tokens.map((token) => ({ match, token })),
    });
    expect(mine.body.map(({ isMyTurn }) => isMyTurn)).toEqual([true, false]);
  });

  test('a webhook is called when it becomes the turn of its seat, without any key in it', async () => {
    const calls: string[] = [];
    const hook = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => calls.push(chunk.toString()));
      request.on('end', () => response.end());
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const { clients, match, tokens, close } = await twoAtTable();
    const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    const saved = await fetch(`${url}/api/matches/${match}/reach`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[1]}` },
      body: JSON.stringify({ webhook: address }),
    });
    expect(saved.status).toBe(200);
    await playOn(clients, 1);
    for (let i = 0; i < 200 && calls.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(JSON.parse(calls[0])).toMatchObject({
      match,
      seat: 1,
      text: expect.stringContaining('your turn') as string,
    });
    expect(calls[0]).not.toContain(tokens[1]);
    hook.close();
    await close();
  });
});

describe('bad input', () => {
  test.each([
    ['an unknown game', { game: 'no-such-game' }, 'unknown-game'],
    ['an unknown option', { options: { colour: 'red' } }, 'unknown-option'],
    ['an unknown bot', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deepblue' }] }, 'unknown-bot'],
    ['too many seats', { seats: Array.from({ length: 16 }, () => ({ kind: 'open' })) }, 'bad-seat-count'],
    ['two seats for me', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-seats'],
    ['a name of nothing', { name: '\u200b\u0000 ' }, 'bad-name'],
    ['a broken pack', { pack: { id: 7 } }, 'bad-pack'],
    ['an extra field', { admin: true }, 'bad-request'],
    ['a wrong type', { seats: 'two' }, 'bad-request'],
  ])('%s is refused with a reason', async (_what, change, code) => {
    const answer = await post(url, '/api/matches', {
      game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      ...change,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.code).toBe(code);
  });

  test('a page of another site can neither post nor open a socket', async () => {
    const answer = await post(url, '/api/matches', { game, name: 'Ada', seats: [{ kind: 'me' }] }, undefined, {
      origin: 'https://evil.example',
    });
    expect(answer.body.code).toBe('foreign-origin');
  });

  test('pages are sent with a strict policy', async () => {
    const response = await fetch(`${url}/health`);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('the API describes itself', async () => {
    const { body } = await get<{ openapi: string; paths: object }>(url, '/api/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).length).toBeGreaterThan(8);
    expect(await (await fetch(`${url}/api/docs`)).text()).toContain('/api/matches/{match}/actions');
  });
});
