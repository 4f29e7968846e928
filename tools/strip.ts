// The strip of pictures in the README: home, a board of each game, a result as a poster, three screens of a phone.
// `npm run strip` writes docs/images/strip.png from the client as it is now.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { makeAMove, untilMyTurn } from '../e2e/browser.ts';
import { keptMatch } from '../e2e/keptMatch.ts';
import { testServer } from '../server/tests/setup.ts';
import { browserOptions } from './browser.mjs';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Picture {
  readonly path: string;
  readonly isPhone?: boolean;
  readonly theme?: 'dark';
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const HEIGHT = 258;
const root = projectRoot();
const games = gamesIn(root);

async function play(page: Page): Promise<void> {
  for (let move = 0; move < 7 && (await makeAMove(page)); move++);
  await untilMyTurn(page);
  await page.mouse.move(0, 0);
}

async function end(page: Page): Promise<void> {
  const text = await keptMatch(games.at(-1) ?? games[0]);
  await page.evaluate((kept) => localStorage.setItem('bandstand:match:kept', kept), text);
  await page.goto(new URL('/match/kept', page.url()).href);
  await page.locator('.end-poster-art').waitFor();
}

/** A worked example with its picture. */
const showAFigure = (page: Page): Promise<void> =>
  page
    .locator('.rules .example figure')
    .nth(1)
    .evaluate((figure) => figure.scrollIntoView({ block: 'end' }));

const PICTURES: readonly Picture[] = [
  { path: '/' },
  ...games.map((game) => ({ path: `/play/${game}`, prepare: play })),
  { path: '/', prepare: end },
  { path: '/', isPhone: true, theme: 'dark' },
  { path: `/rules/${games[1]}`, isPhone: true, prepare: showAFigure },
  { path: `/learn/${games[1]}`, isPhone: true, prepare: (page) => page.locator('.coach:not(.silent)').waitFor() },
];

async function shoot(browser: Browser, site: string, picture: Picture): Promise<string> {
  const context = await browser.newContext({
    colorScheme: picture.theme ?? 'light',
    reducedMotion: 'reduce',
    viewport: picture.isPhone === true ? { width: 360, height: 740 } : { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Ada' })),
  );
  const page = await context.newPage();
  await page.goto(site + picture.path);
  await page.waitForLoadState('networkidle');
  await picture.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ type: 'jpeg', quality: 90 });
  await context.close();
  return `<img src="data:image/jpeg;base64,${taken.toString('base64')}" height="${HEIGHT}">`;
}

const server = await testServer();
const browser = await chromium.launch(await browserOptions());
const pictures: string[] = [];
for (const picture of PICTURES) pictures.push(await shoot(browser, server.url, picture));
const page = await browser.newPage({ viewport: { width: 1728, height: 100 } });
await page.setContent(
  `<style>body{margin:0;padding:16px;display:flex;flex-wrap:wrap;gap:16px 12px;justify-content:space-between;background:#e6decf}
img{border-radius:8px;box-shadow:0 1px 3px #0004}</style>${pictures.join('')}`,
);
const file = join(root, 'docs/images/strip.png');
await page.locator('body').screenshot({ path: file });
await browser.close();
await server.remove();
process.stderr.write(`${file}, ${(await readFile(file)).length} bytes\n`);
