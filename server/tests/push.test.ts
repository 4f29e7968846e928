import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, seatedTable, TestClient } from './client.ts';
import { turnGame } from './turnGame.ts';
import { testServer } from './setup.ts';

interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let server: Awaited<ReturnType<typeof testServer>>;
let service: Server;
let address = '';
const arrived: Pushed[] = [];
/** What the push service answers: 201 is taken, 410 means that the browser has left for good. */
let answer = 201;

beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  globalAgent.options.ca = cert;
  service = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
  address = `https://localhost:${(service.address() as AddressInfo).port}`;
  server = await testServer();
});
afterAll(async () => {
  delete globalAgent.options.ca;
  service.close();
  await server.remove();
});

/** What a browser does with a message: RFC 8291 on top of RFC 8188, one record. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

function isSignedBy(publicKey: string, token: string): boolean {
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}

/** A table where the second player has closed the page but wants to be told. */
async function tableWithPush(path: string) {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const game = await turnGame();
  const table = await seatedTable(server.url, { game, seats: 2 });
  const saved = await fetch(`${server.url}/api/matches/${table.match}/reach`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${table.tokens[1]}` },
    body: JSON.stringify({
      push: {
        endpoint: `${address}${path}`,
        expirationTime: null,
        keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
    }),
  });
  expect(saved.status).toBe(200);
  return { ...table, browser, auth };
}

/** The first player makes moves until it is the other's turn, and leaves. */
async function playUntilTurnPasses(match: string, token: string): Promise<void> {
  const client = await TestClient.open(server.url, { match, token });
  await client.next('snapshot');
  for (let count = 0; client.moves.length > 0; count++) await client.move(client.moves[0], `${count}`);
  await client.close();
}

const settled = async (holds: () => boolean): Promise<void> => {
  for (let i = 0; i < 250 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('a player who is away is told by Web Push, encrypted for their browser and signed by this server', async () => {
  const { match, tokens, browser, auth } = await tableWithPush('/push/one');
  await playUntilTurnPasses(match, tokens[0]);
  await settled(() => arrived.length > 0);
  const { path, headers, body } = arrived[0];
  expect(path).toBe('/push/one');
  expect(headers['content-encoding']).toBe('aes128gcm');
  expect(JSON.parse(decrypt(body, browser, auth))).toMatchObject({ url: `/t/${match}` });
  const { body: own } = await get<{ key: string }>(server.url, '/api/push-key');
  const [, token, key] = /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(own.key);
  expect(isSignedBy(key, token)).toBe(true);
  expect(body.includes(match)).toBe(false);
});

test('a browser that has left for good is not called again', async () => {
  arrived.length = 0;
  answer = 410;
  const { match, tokens } = await tableWithPush('/push/gone');
  await playUntilTurnPasses(match, tokens[0]);
  await settled(() => arrived.length > 0);
  const forgotten = async (): Promise<boolean> => (await server.context.store.seats(match))[1].push === null;
  for (let i = 0; i < 100 && !(await forgotten()); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await forgotten()).toBe(true);
});
