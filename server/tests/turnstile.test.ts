import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { LIMITS } from '@bandstand/protocol';
import { afterEach, expect, test } from 'vitest';
import { limitConnections } from '../http/connections.ts';

let server: Server;
let port: number;
/** Connections that the server has a socket for, since it started. */
let accepted: number;
const mine: Socket[] = [];

async function start(holdMs: number): Promise<void> {
  server = createServer((_request, response) => response.end('well'));
  // A clock that stands still: nothing is ever earned back.
  limitConnections(server, () => 0, holdMs);
  accepted = 0;
  server.on('connection', () => accepted++);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

afterEach(() => {
  for (const socket of mine.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function open(count: number): Promise<Socket[]> {
  const opened = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1' }));
  mine.push(...opened);
  for (const socket of opened) socket.on('error', () => undefined).resume();
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  return opened;
}

/** So many that the server has all of them before the next one comes; the kernel may queue them in another order. */
async function openAll(count: number): Promise<Socket[]> {
  const target = accepted + count;
  const opened = await open(count);
  await expect.poll(() => accepted).toBe(target);
  return opened;
}

const ask = (socket: Socket): boolean => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
/** What is said to a connection until it is closed, or the first of it. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('data', (data) => resolve(String(data)));
    socket.once('close', () => resolve(''));
  });

const WAITING = 256;
/** Longer than any test. */
const FOR_EVER = 600_000;
const isClosed = (socket: Socket): boolean => socket.destroyed;

test('a connection too many is closed without an answer', async () => {
  await start(50);
  const [first] = await openAll(LIMITS.connectionBurst);
  const [refused] = await open(1);
  const closed = heard(refused);
  ask(refused);
  ask(first);
  expect(await heard(first)).toContain('well');
  expect(await closed).toBe('');
});

test('where too many wait already, the next ones are closed before those who wait', async () => {
  await start(FOR_EVER);
  await openAll(LIMITS.connectionBurst);
  const waiting = await openAll(WAITING);
  const [extra] = await open(1);
  await expect.poll(() => extra.destroyed).toBe(true);
  expect(waiting.filter(isClosed).length).toBe(0);
});

test('whoever leaves while waiting makes room for another', async () => {
  await start(FOR_EVER);
  await openAll(LIMITS.connectionBurst);
  const [early, ...waiting] = await openAll(WAITING);
  early.end();
  await expect.poll(() => early.destroyed).toBe(true);
  const [late] = await openAll(1);
  const [extra] = await open(1);
  await expect.poll(() => extra.destroyed).toBe(true);
  expect([late, ...waiting].filter(isClosed).length).toBe(0);
});
