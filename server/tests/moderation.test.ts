import { must } from '@bandstand/engine';
import type { Seated, TableInfo } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeMatch } from '../admin.ts';
import { block, clearSeat } from '../moderation.ts';
import { get, post, seatedTable, TestClient } from './client.ts';
import { testServer, type TestServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let server: TestServer;
let game: string;
beforeAll(async () => {
  server = await testServer({ unlimited: true, trustedProxies: 1 });
  game = await turnGame();
});
afterAll(() => server.remove());

const remove = (match: string, seat: number, token: string) =>
  post<TableInfo & { code?: string }>(server.url, `/api/matches/${match}/remove`, { seat }, token);

describe('the host of a table', () => {
  test('sends somebody away before the match: the seat is free, the words are gone, the key is over', async () => {
    const made = await post<Seated>(server.url, '/api/matches', {
      game: await turnGame(({ seats }) => seats.max >= 3),
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const { match } = made.body;
    const joined = await post<{ token: string }>(server.url, `/api/matches/${match}/seats`, { name: 'Rude', seat: 1 });
    const rude = await TestClient.open(server.url, { match, token: joined.body.token });
    await rude.next('welcome');
    rude.send({ type: 'chat', text: 'something rude' });
    await rude.next('chat');
    expect((await remove(match, 0, joined.body.token)).body.code).toBe('not-host');
    const removed = await remove(match, 1, made.body.token ?? '');
    expect(removed.body.seats[1]).toMatchObject({ kind: 'open', name: '' });
    expect(await rude.next('refused')).toMatchObject({ code: 'bad-token' });
    expect(await server.context.store.chat(match, 0)).toMatchObject([
      { name: 'Player 2', text: '(removed)' },
      { kind: 'removed', seat: null, text: '1' },
      { kind: 'sent-away', seat: 1, text: '' },
    ]);
    const again = await TestClient.open(server.url, { match, token: joined.body.token });
    expect(await again.next('refused')).toMatchObject({ code: 'bad-token' });
    await Promise.all([rude.close(), again.close()]);
  });

  test('keeps out whoever was sent away, by their address, and nobody else', async () => {
    const three = await turnGame(({ seats }) => seats.max >= 3);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const made = await post<Seated>(
      server.url,
      '/api/matches',
      { game: three, name: 'Ada', isPublic: true, seats },
      undefined,
      from('203.0.113.1'),
    );
    const { match, token } = made.body;
    const join = (address: string) =>
      post(server.url, `/api/matches/${match}/seats`, { name: 'Guest', seat: 1 }, undefined, from(address));
    for (const guest of ['203.0.113.2', '2001:db8:0:7::1']) {
      expect((await join(guest)).status).toBe(201);
      await remove(match, 1, token ?? '');
      expect(await join(guest)).toMatchObject({ status: 403, body: { code: 'sent-away' } });
    }
    expect((await join('2001:db8:0:7::99')).status).toBe(403);
    // Who shares the host's address cannot be told from others there.
    expect((await join('203.0.113.1')).status).toBe(201);
    await remove(match, 1, token ?? '');
    expect((await join('203.0.113.1')).status).toBe(201);
    await remove(match, 1, token ?? '');
    expect((await join('203.0.113.3')).status).toBe(201);
  });

  test('takes words off the pages that are open', async () => {
    const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
    const [host, rude] = await Promise.all(tokens.map((token) => TestClient.open(server.url, { match, token })));
    await rude.next('snapshot');
    rude.send({ type: 'chat', text: 'something rude' });
    await host.next('chat');
    await remove(match, 1, tokens[0]);
    const told = () => host.received.filter((message) => message.type === 'chat');
    await host.until(() => told().some(({ kind }) => kind === 'removed'));
    expect(told().find(({ kind }) => kind === 'removed')).toMatchObject({ text: '1', name: 'Player 2' });
    expect(JSON.stringify(await server.context.store.chat(match, 0))).not.toContain('rude');
    await Promise.all([host.close(), rude.close()]);
  });

  test('sends somebody away from a begun match: a stand-in plays on and nobody can come back', async () => {
    const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
    const removed = await remove(match, 1, tokens[0]);
    expect(removed.body.seats[1]).toMatchObject({ kind: 'person', name: 'Player 2', standIn: true });
    expect((await post(server.url, `/api/matches/${match}/actions`, { type: 'back' }, tokens[1])).status).toBe(401);
  });

  test('cannot send away bots, free seats or themselves', async () => {
    const { match, tokens } = await seatedTable(server.url, { game, seats: 2 });
    for (const seat of [0, 5]) expect((await remove(match, seat, tokens[0])).body.code).toBe('bad-seats');
  });
});

describe('the owner of the server, by a command beside it,', () => {
  test.each([1, 2])('closes a match where %i of 2 seats are taken: nobody can join or play', async (people) => {
    const made = await post<Seated>(server.url, '/api/matches', {
      game,
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { match, token } = made.body;
    if (people === 2) await post(server.url, `/api/matches/${match}/seats`, { name: 'Guest' });
    const watcher = await TestClient.open(server.url, { match, token: token ?? '' });
    await watcher.next('welcome');
    // Another set of tables on the same storage, as in a command: the server hears nothing of it.
    must(await closeMatch(server.context.store, match));
    await server.context.tables.catchUp([match]);
    await watcher.until(
      () => watcher.received.some((message) => message.type === 'update' && message.ending?.how === 'closed'),
      'the end',
    );
    expect((await post(server.url, `/api/matches/${match}/seats`, { name: 'Late' })).body.code).toBe('match-over');
    expect((await post(server.url, `/api/matches/${match}/actions`, { type: 'resign' }, token ?? '')).body.code).toBe(
      'match-over',
    );
    expect(JSON.stringify((await get(server.url, '/api/matches')).body)).not.toContain(match);
    await watcher.close();
  });

  test('clears a name', async () => {
    const { match } = await seatedTable(server.url, { game, seats: 2, isPublic: true });
    must(await clearSeat(server.context.store, match, 0));
    await server.context.tables.catchUp([match]);
    const info = await get<TableInfo>(server.url, `/api/matches/${match}`);
    expect(info.body.seats.map(({ name }) => name)).toEqual(['Player 1', 'Guest 1']);
  });

  test('keeps an address out and lets it in again', async () => {
    const ask = async (): Promise<number> =>
      (await get(server.url, '/api/matches', undefined, { 'x-forwarded-for': '2001:db8:0:1::9' })).status;
    must(await block(server.context.store, '2001:db8:0:1::1', true));
    await server.context.blocked.read();
    expect(await ask()).toBe(403);
    expect((await get(server.url, '/api/matches')).status).toBe(200);
    must(await block(server.context.store, '2001:db8:0:1::1', false));
    await server.context.blocked.read();
    expect(await ask()).toBe(200);
    expect(await block(server.context.store, 'everybody', true)).toMatchObject({ ok: false });
  });
});
