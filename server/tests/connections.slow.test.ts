import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameIds } from '@bandstand/games';
import { LIMITS } from '@bandstand/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { post, seatedTable, TestClient } from './client.ts';
import { freePort, spawnServer, type ServerProcess } from './process.ts';

let folder: string;
let server: ServerProcess;
const start = async (env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  spawnServer({ PORT: String(await freePort()), DATA_FILE: join(folder, 'test.sqlite'), ...env });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-connections-'));
});
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a request over a bare socket; resets at once, or waits for the first answer. */
const rawRequest = (lines: readonly string[], how: 'reset' | 'listen', from = '127.0.0.1'): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', localAddress: from }, () => {
      const text = `${['GET', ...lines].join(' ').replaceAll(' | ', '\r\n')}\r\n\r\n`;
      socket.write(text, () => {
        if (how === 'reset') socket.resetAndDestroy();
      });
    });
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(''));
    socket.once('data', (chunk) => {
      resolve(chunk.toString());
      socket.destroy();
    });
  });

const UPGRADE = [
  '| Host: here',
  '| Connection: Upgrade',
  '| Upgrade: websocket',
  '| Sec-WebSocket-Version: 13',
  '| Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];

const isWell = async (): Promise<boolean> => server.isAlive && (await fetch(`${server.url}/health`)).ok;

describe('a socket that is reset at once ends nothing but itself', () => {
  test.each([
    ['an unknown address', ['/nope HTTP/1.1', ...UPGRADE]],
    ['a foreign origin', ['/ws HTTP/1.1', ...UPGRADE, '| Origin: https://elsewhere.example']],
    ['an accepted one', ['/ws HTTP/1.1', ...UPGRADE]],
    ['one without a key', ['/ws HTTP/1.1', '| Host: here', '| Connection: Upgrade', '| Upgrade: websocket']],
    ['a plain request', ['/api/matches HTTP/1.1', '| Host: here']],
    ['half a request', ['/api/matches HTTP/1.1', '| Content-Length: 100', '| Host: here']],
  ])('%s', async (_what, lines) => {
    server = await start();
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 20 }, () => rawRequest(lines, 'reset')));
    expect(await isWell()).toBe(true);
    expect(server.complaints).toBe('');
  });

  test('an upgrade that is one too many', async () => {
    server = await start({ UNLIMITED: '0' });
    const held = await Promise.all(Array.from({ length: 200 }, () => TestClient.connect(server.url)));
    expect(await rawRequest(['/ws HTTP/1.1', ...UPGRADE], 'listen')).toContain('429');
    for (let round = 0; round < 5; round++)
      await Promise.all(Array.from({ length: 20 }, () => rawRequest(['/ws HTTP/1.1', ...UPGRADE], 'reset')));
    expect(await isWell()).toBe(true);
    await Promise.all(held.map((client) => client.close()));
  });
});

test.skipIf(process.platform !== 'linux')(
  'an address that comes and goes too often is not answered for a while, and others are',
  async () => {
    server = await start({ UNLIMITED: '0' });
    const lines = ['/health HTTP/1.1', '| Host: here'];
    const answered = async (from: string): Promise<boolean> => (await rawRequest(lines, 'listen', from)) !== '';
    for (let count = 0; count < LIMITS.connectionBurst; count += 20)
      await Promise.all(Array.from({ length: 20 }, () => answered('127.0.0.2')));
    const late = await Promise.all(Array.from({ length: 100 }, () => answered('127.0.0.2')));
    expect(late.filter(Boolean).length).toBeLessThan(100);
    expect(await answered('127.0.0.1')).toBe(true);
    await expect.poll(() => answered('127.0.0.2')).toBe(true);
  },
);

describe('an upgrade', () => {
  test.each(['h2c', 'TLS/1.0', 'websockets'])('to %s is not offered, and the request is answered', async (other) => {
    server = await start();
    const lines = ['/health HTTP/1.1', '| Host: here', '| Connection: Upgrade, HTTP2-Settings', `| Upgrade: ${other}`];
    expect(await rawRequest(lines, 'listen')).toMatch(/^HTTP\/1.1 200 OK/);
  });

  test.each([
    ['/nope', '', '404'],
    ['/ws', '| Origin: https://elsewhere.example', '403'],
    ['/%77s', '', '404'],
    ['//ws', '', '404'],
    ['http://here/ws', '', '404'],
    ['/ws', '', '101'],
  ])('to a socket at %s %s is answered with %s', async (path, more, status) => {
    server = await start();
    expect(await rawRequest([`${path} HTTP/1.1`, ...UPGRADE, more], 'listen')).toContain(status);
  });
});

test('a seat that listens to the HTTP stream and is opened elsewhere is told so, and its stream ends', async () => {
  server = await start();
  const [game] = await gameIds();
  const { match, tokens } = await seatedTable(server.url, { game, seats: 2, isPublic: true });
  const stream = await fetch(`${server.url}/api/matches/${match}/stream`, {
    headers: { authorization: `Bearer ${tokens[1]}` },
  });
  const heard = stream.text();
  const code = await post<{ code: string }>(server.url, `/api/matches/${match}/code`, {}, tokens[1]);
  const opened = await post<{ token: string }>(server.url, '/api/codes', { code: code.body.code });
  expect(opened.status).toBe(200);
  expect((await heard).trim().split('\n').at(-1)).toContain('"code":"bad-token"');
  const client = await TestClient.open(server.url, { match, token: opened.body.token });
  await client.next('snapshot');
  await client.close();
  expect(await isWell()).toBe(true);
  expect(server.complaints).toBe('');
});

describe('a bug that nobody catches', () => {
  const PLANTED = {
    thrown: `process.on('SIGUSR2', () => { throw new Error('planted'); })`,
    rejected: `process.on('SIGUSR2', () => void Promise.reject(new Error('planted')))`,
  };
  test.each(['thrown', 'rejected'] as const)(
    'is logged, players are told, and the process ends with 70 (%s)',
    async (how) => {
      server = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PLANTED[how])}` });
      const client = await TestClient.connect(server.url);
      server.signal('SIGUSR2');
      expect(await server.ended).toBe(70);
      expect(client.received.at(-1)).toMatchObject({ type: 'bye', code: 'restarting' });
      const [first] = server.complaints.split('\n');
      expect(JSON.parse(first)).toMatchObject({ level: 'error', what: 'bug', error: 'planted' });
    },
  );
});
