import { describe, expect, test } from 'vitest';
import { get, post, seatedTable, TestClient } from './client.ts';
import { duelServer } from './duels.ts';

const place = duelServer();

describe('seats and links', () => {
  test('a guessed id of a private table shows nothing', async () => {
    const { match } = await seatedTable(place.url, { game: place.game, seats: 2 });
    for (const path of ['', '/record', '/stream']) {
      expect(await get(place.url, `/api/matches/${match}${path}`)).toMatchObject({
        status: 403,
        body: { code: 'private-table' },
      });
    }
    const client = await TestClient.open(place.url, { match });
    expect(await client.next('refused')).toMatchObject({ code: 'private-table' });
    expect(client.received.every((message) => message.type === 'refused')).toBe(true);
    await client.close();
  });

  test('a wrong key opens nothing', async () => {
    const { match, tokens } = await seatedTable(place.url, { game: place.game, seats: 2, isPublic: true });
    const wrong = `${tokens[0].slice(0, -1)}${tokens[0].endsWith('A') ? 'B' : 'A'}`;
    const client = await TestClient.open(place.url, { match, token: wrong });
    expect(await client.next('refused')).toMatchObject({ code: 'bad-token' });
    expect(await post(place.url, `/api/matches/${match}/actions`, { type: 'undo' }, wrong)).toMatchObject({
      status: 401,
    });
    expect(await post(place.url, `/api/matches/${match}/actions`, { type: 'undo' })).toMatchObject({
      status: 401,
      body: { code: 'no-token' },
    });
    await client.close();
  });

  test('a seat that was opened on another device is closed on the old one', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    const code = await post<{ code: string }>(place.url, `/api/matches/${match}/code`, {}, tokens[1]);
    await post(place.url, '/api/codes', { code: code.body.code });
    expect(await clients[1].next('refused')).toMatchObject({ code: 'bad-token' });
    const from = clients[1].received.length;
    clients[1].send({ type: 'undo' });
    expect(await clients[1].next('refused', from)).toMatchObject({ code: 'no-hello' });
    await close();
  });

  test('a short code opens the seat on another device once', async () => {
    const { match, tokens } = await seatedTable(place.url, { game: place.game, seats: 2 });
    const code = await post<{ code: string }>(place.url, `/api/matches/${match}/code`, {}, tokens[1]);
    const opened = await post<{ token: string; seat: number }>(place.url, '/api/codes', {
      code: code.body.code.toLowerCase(),
    });
    expect(opened.body.seat).toBe(1);
    const client = await TestClient.open(place.url, { match, token: opened.body.token });
    expect(await client.next('welcome')).toMatchObject({ viewer: 1 });
    expect(await post(place.url, '/api/codes', { code: code.body.code })).toMatchObject({ body: { code: 'bad-code' } });
    await client.close();
  });

  test('of many codes for one seat the last opens it, and no other is kept', async () => {
    const { match, tokens } = await seatedTable(place.url, { game: place.game, seats: 2 });
    const codes: string[] = [];
    for (let i = 0; i < 20; i++)
      codes.push((await post<{ code: string }>(place.url, `/api/matches/${match}/code`, {}, tokens[1])).body.code);
    for (const code of codes.slice(0, 5))
      expect((await post(place.url, '/api/codes', { code })).body.code).toBe('bad-code');
    expect((await post(place.url, '/api/codes', { code: codes.at(-1) })).status).toBe(200);
  });
});
