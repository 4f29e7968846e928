import { mkdir, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '../storage/restore.ts';
import { testServer, type TestServer } from './setup.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ metricsToken: 'for-prometheus' });
});
afterAll(() => server.remove());

describe('the metrics', () => {
  const asked = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${server.url}/metrics`, { headers })).status;

  /** As a page does whose name was made to lead here; `fetch` does not lie about the name. */
  const askedAs = (host: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      request(`${server.url}/metrics`, { headers: { host } }, (response) =>
        resolve(response.resume().statusCode),
      ).end();
    });

  test('are for the machine itself and for whoever has the token', async () => {
    expect(await asked({})).toBe(200);
    expect(await askedAs('elsewhere.example')).toBe(403);
    expect(await asked({ 'x-forwarded-for': '203.0.113.9' })).toBe(403);
    expect(await asked({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer wrong' })).toBe(403);
    expect(await asked({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer for-prometheus' })).toBe(200);
  });
});

test('no page of the server can be put into a frame of another site', async () => {
  for (const path of ['/', '/api/docs', '/t/AAAAAAAAAAAAAAAAAAAAAA'])
    expect((await fetch(`${server.url}${path}`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'none'",
    );
});

test('nothing of the API is kept by browsers or on the way, and no page runs or calls what is not its own', async () => {
  for (const path of ['/api/games', '/api/matches', '/api/daily', '/api/docs', '/%61pi/matches'])
    expect((await fetch(`${server.url}${path}`)).headers.get('cache-control'), path).toBe('no-store');
  const policy = (await fetch(`${server.url}/`)).headers.get('content-security-policy');
  for (const part of ["default-src 'self'", "script-src 'self';", "connect-src 'self'"]) expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe');
});

describe('on the wire', () => {
  /** The first line of the answer to a request as it stands. */
  const answerTo = (...lines: readonly string[]): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('data', (chunk) => {
        resolve(chunk.toString().split('\r\n')[0]);
        socket.destroy();
      });
      socket.on('error', () => resolve(''));
      socket.on('close', () => resolve(''));
    });

  test.each(['TRACE', 'CONNECT', 'PROPFIND'])('%s is not answered', async (method) => {
    expect(await answerTo(`${method} /health HTTP/1.1`, 'Host: here')).not.toContain('200');
  });

  test.each([
    ['both ways to tell its length', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 5']],
    ['a length that is none', ['Content-Length: +4']],
    ['a header that is cut in two', ['X-One: a\n b: c']],
  ])('a request with %s is refused', async (_what, headers) => {
    expect(await answerTo('POST /api/mine HTTP/1.1', 'Host: here', ...headers)).toBe('HTTP/1.1 400 Bad Request');
  });
});

test('a link with a broken escape is answered like any other', async () => {
  const webRoot = join(server.folder, 'web');
  await mkdir(webRoot);
  await writeFile(join(webRoot, 'index.html'), 'the page');
  const pages = await testServer({ webRoot });
  for (const path of ['/t/%', '/t/%zz', '/%C3', '/t/%00'])
    expect(await (await fetch(`${pages.url}${path}`)).text()).toBe('the page');
  const api = await fetch(`${pages.url}/api/matches/%`);
  expect(await api.json()).toMatchObject({ code: 'unknown-match' });
  await pages.remove();
});

test('an address gets the page that was made for it, every other one the page for all', async () => {
  const webRoot = join(server.folder, 'shells');
  await mkdir(join(webRoot, 'play'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), 'any page');
  await writeFile(join(webRoot, 'home.html'), 'home');
  await writeFile(join(webRoot, 'play', 'a-game.html'), 'the curtain');
  const pages = await testServer({ webRoot });
  const got = async (path: string): Promise<string> => (await fetch(pages.url + path)).text();
  expect([await got('/'), await got('/play/a-game?again'), await got('/play/another'), await got('/matches')]).toEqual([
    'home',
    'the curtain',
    'any page',
    'any page',
  ]);
  await pages.remove();
});

test('files that were compressed at the build are sent that way to whoever understands it', async () => {
  const webRoot = join(server.folder, 'compressed');
  await mkdir(join(webRoot, 'assets'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), 'the page');
  await writeFile(join(webRoot, 'assets', 'a.js'), 'plain');
  await writeFile(join(webRoot, 'assets', 'a.js.br'), brotliCompressSync('as brotli'));
  await writeFile(join(webRoot, 'assets', 'a.js.gz'), gzipSync('as gzip'));
  const pages = await testServer({ webRoot });
  const got = async (encoding: string): Promise<string> => {
    const answer = await fetch(`${pages.url}/assets/a.js`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    return answer.text();
  };
  expect([await got('br'), await got('gzip'), await got('identity')]).toEqual(['as brotli', 'as gzip', 'plain']);
  await pages.remove();
});

test('storage and its backups can be read by their owner only', async () => {
  const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;
  const copy = join(server.folder, 'copy.sqlite');
  await backUp(server.settings.dataFile, copy);
  for (const file of [
    server.settings.dataFile,
    `${server.settings.dataFile}-wal`,
    `${server.settings.dataFile}-shm`,
    copy,
  ])
    expect(await modeOf(file)).toBe(0o600);
});

test('browsers are told to come by HTTPS only, where the host says that they do', async () => {
  for (const [publicUrl, header] of [
    ['https://play.example', 'max-age=31536000; includeSubDomains'],
    ['http://play.example', null],
    [undefined, null],
  ] as const) {
    const node = await testServer({ publicUrl });
    for (const path of ['/health', '/api/matches', '/nope.js'])
      expect((await fetch(`${node.url}${path}`)).headers.get('strict-transport-security')).toBe(header);
    await node.remove();
  }
});
