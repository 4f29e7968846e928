import type { Seated } from '@bandstand/protocol';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { post, seatedTable, TestClient } from './client.ts';
import { duelServer, playOn } from './duels.ts';

const place = duelServer();

describe('a table', () => {
  test('chat reaches everybody with its name, and is kept', async () => {
    const { clients, match, tokens, close } = await place.twoAtTable();
    clients[0].send({ type: 'chat', text: '  hello \u0000 <b>there</b>  ' });
    expect(await clients[1].next('chat')).toMatchObject({ seat: 0, name: 'Ada', text: 'hello <b>there</b>' });
    const later = await TestClient.open(place.url, { match, token: tokens[1] });
    expect(await later.next('chat')).toMatchObject({ n: 1 });
    await later.close();
    await close();
  });
});

describe('seats and links', () => {
  test('my tables tell where it is my turn', async () => {
    const { match, tokens } = await seatedTable(place.url, { game: place.game, seats: 2 });
    const mine = await post<{ isMyTurn: boolean }[]>(place.url, '/api/mine', {
      seats: tokens.map((token) => ({ match, token })),
    });
    expect(mine.body.map(({ isMyTurn }) => isMyTurn)).toEqual([true, false]);
  });

  test('my tables tell how much time is left where a clock runs for me', async () => {
    const pace = { type: 'perMove', seconds: 86_400 } as const;
    const { match, tokens } = await seatedTable(place.url, { game: place.game, seats: 2, pace });
    const { body } = await post<{ leftMs?: number }[]>(place.url, '/api/mine', {
      seats: tokens.map((token) => ({ match, token })),
    });
    expect(body[0].leftMs).toBeGreaterThan(86_000_000);
    expect(body[0].leftMs).toBeLessThanOrEqual(86_400_000);
    expect(body[1]).not.toHaveProperty('leftMs');
  });

  test('a webhook is called when it becomes the turn of its seat, without any key in it', async () => {
    const calls: string[] = [];
    const hook = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => calls.push(chunk.toString()));
      request.on('end', () => response.end());
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const { clients, match, tokens, close } = await place.twoAtTable();
    const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    const saved = await fetch(`${place.url}/api/matches/${match}/reach`, {
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

  test('who waits for a match, with the page closed, is told that it has begun, whoever has the first move', async () => {
    const calls: string[] = [];
    const hook = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => calls.push(chunk.toString()));
      request.on('end', () => response.end());
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const made = await post<Seated>(place.url, '/api/matches', {
      game: place.game,
      name: 'Ada',
      isPublic: true,
      pace: { type: 'perMove', seconds: 86_400 },
      seats: [{ kind: 'open' }, { kind: 'me' }],
    });
    const { match, token } = made.body;
    const saved = await fetch(`${place.url}/api/matches/${match}/reach`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ webhook: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/` }),
    });
    expect(saved.status).toBe(200);
    expect(calls).toEqual([]);
    await post(place.url, `/api/matches/${match}/seats`, { name: 'Bo' });
    for (let i = 0; i < 200 && calls.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(JSON.parse(calls[0])).toMatchObject({
      match,
      seat: 1,
      text: expect.stringContaining('has begun') as string,
    });
    hook.close();
  });
});
