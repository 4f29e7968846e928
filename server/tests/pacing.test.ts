import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { LIMITS } from '@bandstand/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paceRequests } from '../http/pacing.ts';

let server: Server;
let client: Socket;
/** Requests that were begun, by address. */
let begun: string[];
let heard: string;
/** The server's end of the connection. */
let held: Socket | undefined;

beforeEach(async () => {
  begun = [];
  heard = '';
  held = undefined;
  server = createServer((request, response) => {
    begun.push(request.url ?? '');
    if (request.url === '/large') response.end('x'.repeat(8 * 1024 * 1024));
    else if (request.url !== '/never') {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => response.end(`[${request.url} ${body.length}]`));
    }
  });
  server.on('upgrade', (_request, socket, head: Buffer) => {
    let sent = '';
    const take = (data: Buffer): void => {
      sent += data.toString();
      if (sent.endsWith('!')) socket.end(`[upgraded ${sent.length}]`);
    };
    take(head);
    socket.on('data', take);
  });
  paceRequests(server);
  server.on('connection', (socket) => (held ??= socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  client.on('data', (data) => (heard += data.toString()));
  await once(client, 'connect');
});
afterEach(() => {
  client.destroy();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, body = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const answers = (): string[] => [...heard.matchAll(/\[(.*?)\]/g)].map(([, answer]) => answer);

test('all of a thousand requests that come at once are answered in order, with their bodies', async () => {
  const all = Array.from({ length: 1_000 }, (_, i) => `/${i}`);
  client.write(all.map((path, i) => ask(path, 'x'.repeat((i * 7) % 900))).join(''));
  await expect.poll(() => answers().length).toBe(1_000);
  expect(answers()).toEqual(all.map((path, i) => `${path} ${(i * 7) % 900}`));
});

test('a large body comes whole', async () => {
  client.write(ask('/body', 'x'.repeat(LIMITS.bodyBytes)));
  client.write(ask('/next'));
  await expect.poll(answers).toEqual([`/body ${LIMITS.bodyBytes}`, '/next 0']);
});

test('the next request is begun when the answer before it is gone, and not before', async () => {
  client.pause();
  client.write(ask('/large').repeat(500));
  await expect.poll(() => begun.length).toBe(1);
  client.write(ask('/other'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toEqual(['/large']);
  client.resume();
  await expect.poll(() => begun.length).toBeGreaterThan(1);
});

test('of what an unanswered client sends, hardly anything is read', async () => {
  client.write(ask('/never'));
  for (let count = 0; count < 1_000; count++) client.write(ask('/other').repeat(1_000));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(held?.bytesRead).toBeLessThan(256 * 1024);
  expect(begun).toEqual(['/never']);
});

test('lines without a request end the connection', async () => {
  const closed = new Promise((resolve) => client.once('close', resolve));
  client.write(ask('/one'));
  client.write('\r\n'.repeat(LIMITS.bodyBytes * 2));
  await closed;
  expect(answers()).toEqual(['/one 0']);
});

const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('what is sent right behind an upgrade comes whole', async () => {
  client.write(`${UPGRADE}${'y'.repeat(99_999)}!`);
  await expect.poll(answers).toEqual(['upgraded 100000']);
});

test('an upgrade after an answer is one, and one amid unanswered requests ends the connection', async () => {
  client.write(ask('/one'));
  await expect.poll(answers).toEqual(['/one 0']);
  client.write(`${UPGRADE}!`);
  await expect.poll(answers).toEqual(['/one 0', 'upgraded 1']);
  const hasty = connect((server.address() as AddressInfo).port, '127.0.0.1');
  hasty.on('error', () => undefined).resume();
  hasty.write(`${ask('/never')}${UPGRADE}!`);
  await new Promise((resolve) => hasty.once('close', resolve));
});

test('who says all and closes is answered', async () => {
  client.end(ask('/one', 'body'));
  await expect.poll(answers).toEqual(['/one 4']);
});
