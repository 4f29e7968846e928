import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { writeText } from '../frame.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** What a client of the usual library reads when these texts are written to its line. */
async function readBack(texts: readonly string[]): Promise<readonly string[]> {
  const sockets = new WebSocketServer({ noServer: true });
  const http = createServer();
  server = http;
  http.on('upgrade', (request, line: Duplex, head) =>
    sockets.handleUpgrade(request, line, head, (socket) => {
      for (const text of texts) writeText(line, text);
      socket.close();
    }),
  );
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data) => heard.push((data as Buffer).toString('utf8')));
  await once(client, 'close');
  return heard;
}

test('a message arrives as it was written, whatever its length', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 300_000].map((length) => 'x'.repeat(length));
  expect(await readBack(texts)).toEqual(texts);
});

test('letters beyond plain text arrive as they were written', async () => {
  const texts = ['é', '−20', '名前 ☆', '🎺'.repeat(40), `${'a'.repeat(124)}ü`, 'ÿ'.repeat(40_000)];
  expect(await readBack(texts)).toEqual(texts);
});
