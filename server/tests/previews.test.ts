import type { Seated } from '@bandstand/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOME, tablePreview } from '../previews/preview.ts';
import { previewSvg } from '../previews/picture.ts';
import { gameIds, loadGame } from '@bandstand/games';
import { must } from '@bandstand/engine';
import { serverWithPage, type TestServer } from './setup.ts';

let pages: TestServer;
beforeAll(async () => {
  pages = await serverWithPage('<html><head></head><body>the page</body></html>');
});
afterAll(() => pages.remove());

/** Width and height stand at a fixed place in a PNG. */
const sizeOf = async (answer: Response): Promise<readonly number[]> => {
  const png = Buffer.from(await answer.arrayBuffer());
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test.each(['home', ...(await gameIds())])('a link to %s has a picture', async (name) => {
  const answer = await fetch(`${pages.url}/api/pictures/${name}`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sizeOf(answer)).toEqual([1200, 630]);
});

test('a page tells where its picture is, as a whole address, and nobody can write into it', async () => {
  const html = async (path: string): Promise<string> => (await fetch(pages.url + path)).text();
  expect(await html('/')).toContain(`og:image" content="${pages.url}/api/pictures/home"`);
  expect(await html(`/t/${'A'.repeat(22)}`)).toContain(`${pages.url}/api/matches/${'A'.repeat(22)}/picture`);
  expect(await html('/game/"><script>')).not.toContain('<script>');
});

test('the picture of a private table tells the game and nobody who sits there', async () => {
  const [id] = await gameIds();
  const { game } = must(await loadGame(id));
  const made = await fetch(`${pages.url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: id, name: 'Secretive', seats: [{ kind: 'me' }, { kind: 'open' }] }),
  });
  const { match, invite } = (await made.json()) as Seated;
  expect((await fetch(`${pages.url}/api/matches/${match}/picture`)).status).toBe(200);
  const info = await fetch(`${pages.url}/api/matches/${match}`, { headers: { 'x-invite': invite ?? '' } });
  const preview = tablePreview(game, (await info.json()) as never, 'Secretive won');
  expect(JSON.stringify(preview)).not.toContain('Secretive');
});

test('names in a picture are text, and long ones stay inside', () => {
  const svg = previewSvg({ ...HOME, lines: [`<script>${'x'.repeat(200)}</script>`] }, undefined);
  expect(svg).not.toContain('<script>');
  expect(Math.max(...[...svg.matchAll(/>([^<]*)<\/text>/g)].map(([, text]) => text.length))).toBeLessThan(60);
});
