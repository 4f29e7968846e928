import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodingFor } from '../http/compressedPages.ts';
import { serverWithPage, type TestServer } from './setup.ts';

let pages: TestServer;
beforeAll(async () => {
  pages = await serverWithPage(`<html><head></head><body>${'the page '.repeat(400)}</body></html>`);
});
afterAll(() => pages.remove());

/** As it comes over the line; fetch would unpack it. */
const bytesOf = (
  path: string,
  accepted: string,
): Promise<{ encoding: string | undefined; vary: string; body: Buffer }> =>
  new Promise((resolve, reject) => {
    request(`${pages.url}${path}`, { headers: { 'accept-encoding': accepted } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          encoding: answer.headers['content-encoding'],
          vary: String(answer.headers.vary),
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });

test.each(['/', '/game/any', `/t/${'A'.repeat(22)}`])(
  'the page of %s comes compressed, as the browser likes it',
  async (path) => {
    const plain = await bytesOf(path, 'identity');
    const brotli = await bytesOf(path, 'gzip, deflate, br');
    const gzip = await bytesOf(path, 'gzip, br;q=0');
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
    expect(plain.vary).toContain('accept-encoding');
  },
);

test.each([
  [undefined, undefined],
  ['', undefined],
  ['*', undefined],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0.000', 'gzip'],
  ['br ; q=1.0, gzip', 'br'],
  ['brotli, x-gzip', undefined],
])('whoever accepts %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
