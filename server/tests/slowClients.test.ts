import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { LIMITS } from '@bandstand/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { writeLine } from '../http/stream.ts';
import { post, seatedTable, TestClient } from './client.ts';
import { testServer } from './setup.ts';
import { turnGame } from './turnGame.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ patienceMs: 400 });
});
afterAll(() => server.remove());

/** Sends this much and then nothing more; resolves when the server has had enough. */
const hangingRequest = (text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });

describe('a client that takes its time', () => {
  test.each([
    ['over the head of a request', 'GET /health HTTP/1.1\r\nHost: here\r\n'],
    [
      'over its body',
      'POST /api/mine HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
  ])('%s is let go', async (_what, text) => {
    await hangingRequest(text);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  test('to say which table its socket is for is let go, and whoever has said it stays', async () => {
    const { match, tokens } = await seatedTable(server.url, { game: await turnGame(), seats: 2 });
    const polite = await TestClient.open(server.url, { match, token: tokens[0] });
    const silent = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    const code = await new Promise((resolve) => silent.once('close', resolve));
    expect(code).toBe(1008);
    expect(polite.isOpen).toBe(true);
    await polite.close();
  });

  test('to read its stream is let go before it costs more memory than is allowed', async () => {
    const source = createServer();
    const asked = new Promise<ServerResponse>((resolve) =>
      source.once('request', (_request, answer) => resolve(answer)),
    );
    await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
    const reader = connect((source.address() as AddressInfo).port, '127.0.0.1', () => {
      reader.pause();
      reader.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    });
    reader.on('error', () => undefined);
    const response = await asked;
    const line = 'x'.repeat(64 * 1024);
    let most = 0;
    for (let count = 0; count < 1_000 && !response.destroyed; count++) {
      writeLine(response, line);
      most = Math.max(most, response.writableLength);
      await new Promise(setImmediate);
    }
    expect(response.destroyed).toBe(true);
    expect(most).toBeLessThan(LIMITS.unreadBytes + 2 * line.length);
    reader.destroy();
    source.close();
  });
});

describe('however many connections somebody opens', () => {
  test('a seat says no more than one may', async () => {
    const { match, tokens } = await seatedTable(server.url, { game: await turnGame(), seats: 2 });
    const screens = await Promise.all([0, 1, 2, 3].map(() => TestClient.open(server.url, { match, token: tokens[0] })));
    await Promise.all(screens.map((screen) => screen.next('snapshot')));
    for (const screen of screens)
      for (let i = 0; i < LIMITS.chatBurst; i++) screen.send({ type: 'chat', text: `word ${i}` });
    const answered = (screen: TestClient): boolean =>
      screen.received.some((message) => message.type === 'refused' && message.code === 'too-fast');
    await Promise.all(screens.slice(1).map((screen) => screen.until(() => answered(screen), 'a refusal')));
    expect((await server.context.store.chat(match, 0)).length).toBeLessThan(LIMITS.chatBurst * 2);
    await Promise.all(screens.map((screen) => screen.close()));
  });

  test('a seat is open on so many screens and no more', async () => {
    const { match, tokens } = await seatedTable(server.url, { game: await turnGame(), seats: 2 });
    const hello = { match, token: tokens[0] };
    const screens = await Promise.all(
      Array.from({ length: LIMITS.connectionsPerSeat }, () => TestClient.open(server.url, hello)),
    );
    await Promise.all(screens.map((screen) => screen.next('welcome')));
    const stream = await fetch(`${server.url}/api/matches/${match}/stream`, {
      headers: { authorization: `Bearer ${tokens[0]}` },
    });
    expect(stream.status).toBe(429);
    const extra = await TestClient.open(server.url, hello);
    expect(await extra.next('refused')).toMatchObject({ code: 'too-many' });
    await Promise.all([...screens, extra].map((screen) => screen.close()));
  });

  test('a seat gets no more rematches than one may', async () => {
    const { match, tokens } = await seatedTable(server.url, { game: await turnGame(), seats: 2 });
    const action = await post(server.url, `/api/matches/${match}/actions`, { type: 'resign' }, tokens[0]);
    expect(action.status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < LIMITS.rematchesPerHour + 3; i++)
      statuses.push((await post(server.url, `/api/matches/${match}/rematch`, {}, tokens[0])).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(LIMITS.rematchesPerHour);
    expect(statuses.slice(LIMITS.rematchesPerHour)).toEqual([429, 429, 429]);
  });
});
