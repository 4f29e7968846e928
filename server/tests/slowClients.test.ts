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

describe('a socket that is told goodbye for its flood and goes on', () => {
  const MASKED_PING = Buffer.from([0x81, 0x8f, 0, 0, 0, 0, ...Buffer.from('{"type":"ping"}')]);
  const PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
  const [MANY, UPGRADE] = [
    5_000,
    'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  ];

  test.each([
    ['messages', MASKED_PING, '"pong"'],
    ['pings', PING, '\u008A\0'],
  ])('is cut off, and not answered without end (%s)', async (_what, frame, answer) => {
    const heard: Buffer[] = [];
    const socket = connect(server.port, '127.0.0.1', () => socket.write(UPGRADE));
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.on('data', (data: Buffer) => heard.push(data));
    socket.write(Buffer.concat(Array.from({ length: MANY }, () => frame)));
    const goOn = setInterval(() => socket.write(frame), 20);
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(goOn);
    const said = Buffer.concat(heard).toString('latin1');
    expect(said).toContain('"code":"flood"');
    // Of all that was asked only what may be asked at once was answered.
    expect(said.split(answer).length - 1).toBeLessThan(2 * LIMITS.messageBurst);
  });
});

test('who sends a message in more pieces than it has letters is let go', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let piece = 0; piece < 4_000; piece++) socket.send('x', { fin: false });
  expect(await closed).toBe(1006);
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
