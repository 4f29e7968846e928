import type { Seated, TableInfo } from '@bandstand/protocol';
import { describe, expect, test } from 'vitest';
import { answerInvitation, get, post, TestClient } from './client.ts';
import { duelServer, hasEnded, playOn } from './duels.ts';

const place = duelServer();

describe('a table', () => {
  test('a rematch invites the same people under the same keys, seats swapped if wanted', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(() => hasEnded(clients[1]), 'the end');
    const again = await post<{ match: string }>(
      place.url,
      `/api/matches/${match}/rematch`,
      { swap: true, sameDeal: true },
      tokens[1],
    );
    expect(again.status).toBe(201);
    expect(await clients[0].next('chat')).toMatchObject({ kind: 'rematch', text: again.body.match });
    const next = await TestClient.open(place.url, { match: again.body.match, token: tokens[0] });
    expect(await next.next('welcome')).toMatchObject({ viewer: 1 });
    await next.close();
    await close();
  });

  test('a finished match can be forked from any step against bots', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    await playOn(clients, 40);
    const fork = await post<Seated>(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      from: { match, token: tokens[0], step: 5 },
    });
    expect(fork.status).toBe(201);
    const client = await TestClient.open(place.url, { match: fork.body.match, token: fork.body.token ?? '' });
    await client.next('snapshot');
    await client.until(() => client.moves.length > 0, 'my turn');
    await client.close();
    await close();
  });
});

describe('asking for a rematch', () => {
  test('is told to those who ask for their tables, until it is over', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(() => hasEnded(clients[1]), 'the end');
    const mine = async (seat: number): Promise<string | undefined> => {
      const seats = [{ match, token: tokens[seat] }];
      return (await post<{ rematch?: string }[]>(place.url, '/api/mine', { seats })).body[0].rematch;
    };
    expect(await mine(1)).toBeUndefined();
    const again = await post<{ match: string }>(place.url, `/api/matches/${match}/rematch`, {}, tokens[0]);
    expect(await mine(1)).toBe(again.body.match);
    expect((await answerInvitation(place.url, again.body.match, tokens[1])).status).toBe(200);
    const next = await TestClient.open(place.url, { match: again.body.match, token: tokens[1] });
    await next.next('welcome');
    next.send({ type: 'resign' });
    await next.until(() => hasEnded(next), 'the end of the rematch');
    expect(await mine(0)).toBeUndefined();
    await next.close();
    await close();
  });

  test('at the same moment, or twice, leads to one table; what was played there leads to another', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(() => hasEnded(clients[1]), 'the end');
    const ask = async (token: string, how: object = {}): Promise<string> =>
      (await post<{ match: string }>(place.url, `/api/matches/${match}/rematch`, how, token)).body.match;
    const [mine, theirs] = await Promise.all(tokens.map((token) => ask(token)));
    expect(theirs).toBe(mine);
    const tellings = (): number =>
      clients[1].received.filter((message) => message.type === 'chat' && message.text === mine).length;
    await clients[1].next('chat');
    const before = tellings();
    expect(await ask(tokens[0])).toBe(mine);
    expect(await ask(tokens[0], { swap: true })).not.toBe(mine);
    expect(tellings()).toBeLessThanOrEqual(Math.max(before, 2));
    // Both have asked, so both have said yes.
    const info = await get<TableInfo>(place.url, `/api/matches/${mine}`, tokens[0]);
    expect(info.body.status).toBe('playing');
    await post(place.url, `/api/matches/${mine}/actions`, { type: 'resign' }, tokens[0]);
    expect(await ask(tokens[1])).not.toBe(mine);
    await close();
  });
});

describe('seats and links', () => {
  test('a rematch seats people in the order they ask for', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    clients[0].send({ type: 'resign' });
    await clients[1].until(() => hasEnded(clients[1]), 'the end');
    const again = (order: readonly number[]) =>
      post<{ match: string; code?: string }>(place.url, `/api/matches/${match}/rematch`, { order }, tokens[0]);
    for (const wrong of [[0, 0], [0], [0, 2]]) expect((await again(wrong)).body.code).toBe('bad-seats');
    const next = await TestClient.open(place.url, { match: (await again([1, 0])).body.match, token: tokens[0] });
    expect(await next.next('welcome')).toMatchObject({ viewer: 1 });
    await next.close();
    await close();
  });
});
