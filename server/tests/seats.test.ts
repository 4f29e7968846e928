import type { Seated, TableInfo } from '@bandstand/protocol';
import { describe, expect, test } from 'vitest';
import { get, post, seatedTable, TestClient } from './client.ts';
import { duelServer, hasEnded } from './duels.ts';

const place = duelServer();

describe('seats and links', () => {
  test('a bot plays the other seat from its own view', async () => {
    const made = await post<Seated>(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    });
    const client = await TestClient.open(place.url, { match: made.body.match, token: made.body.token ?? '' });
    await client.next('snapshot');
    for (let i = 0; i < 40 && !hasEnded(client); i++) {
      await client.until(() => client.moves.length > 0 || hasEnded(client), 'my turn');
      if (client.moves.length > 0) await client.move(client.moves[0], `b${i}`);
    }
    expect(client.received.some((message) => message.type === 'update' && message.ending?.how === 'played')).toBe(true);
    await client.close();
  });

  test('the lobby lists public tables with a free seat and nothing secret', async () => {
    const made = await post<Seated>(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const host = await TestClient.open(place.url, { match: made.body.match, token: made.body.token ?? '' });
    await host.next('welcome');
    await host.next('table');
    const lobby = await get<TableInfo[]>(place.url, '/api/matches');
    expect(lobby.body.map((table) => table.match)).toContain(made.body.match);
    expect(JSON.stringify(lobby.body)).not.toContain(made.body.token ?? 'no token');
    await host.close();
  });

  test('a taken seat and a full table are refused', async () => {
    const { match } = await seatedTable(place.url, { game: place.game, seats: 2, isPublic: true });
    expect(await post(place.url, `/api/matches/${match}/seats`, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'table-full' },
    });
    expect(await post(place.url, `/api/matches/${match}/seats`, { name: 'Late', seat: 0 })).toMatchObject({
      status: 409,
      body: { code: 'seat-taken' },
    });
  });

  test('before the match begins, seats are swapped with all who sit there; after, they are not', async () => {
    const made = await post<Seated>(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      isPublic: true,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const { match, token } = made.body;
    const swap = (seats: readonly number[], key: string | null) =>
      post<TableInfo & { code?: string }>(place.url, `/api/matches/${match}/swap`, { seats }, key ?? undefined);
    const host = await TestClient.open(place.url, { match, token: token ?? '' });
    expect(await host.next('welcome')).toMatchObject({ viewer: 0 });
    expect(await swap([0, 1], null)).toMatchObject({ status: 401 });
    expect(await swap([0, 0], token)).toMatchObject({ body: { code: 'bad-seats' } });
    expect(await swap([0, 7], token)).toMatchObject({ body: { code: 'bad-seats' } });
    const from = host.received.length;
    expect((await swap([0, 1], token)).body.seats.map(({ name }) => name)).toEqual(['', 'Ada']);
    expect(await host.next('welcome', from)).toMatchObject({ viewer: 1 });
    const guest = await post<{ seat: number; token: string }>(place.url, `/api/matches/${match}/seats`, {
      name: 'Grace',
    });
    expect(guest.body.seat).toBe(0);
    await host.next('snapshot');
    expect(host.moves, 'the first to move is Grace now').toEqual([]);
    expect(await swap([0, 1], token)).toMatchObject({ body: { code: 'already-started' } });
    await host.close();
  });
});
