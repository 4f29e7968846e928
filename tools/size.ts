// Fails when a game's first playable screen needs more JavaScript than the game's own `budget.json` allows.
// Measured as a person would: a real browser opens the built client, starts a match, and everything it fetches counts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from './browser.mjs';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Budget {
  /** Gzipped kilobytes (1000 bytes) of JavaScript up to the first playable screen. */
  readonly firstScreenKb: number;
}

interface Sizes {
  readonly firstScreen: number;
  /** What comes later, when a bot starts to think. */
  readonly bot: number;
}

const root = projectRoot();

const budgetOf = (game: string): Budget | undefined => {
  const file = join(root, 'games', game, 'budget.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : undefined;
};

async function measure(browser: Browser, site: string, game: string): Promise<Sizes> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  const total = async (): Promise<number> => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.goto(`${site}/game/${game}`);
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-move]');
  const firstScreen = await total();
  await page.click('[data-move]');
  await page.waitForLoadState('networkidle');
  const bot = (await total()) - firstScreen;
  await context.close();
  return { firstScreen, bot };
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const site = await serveSite();
const browser = await chromium.launch(await browserOptions());
let isOver = false;
for (const game of gamesIn(root)) {
  const budget = budgetOf(game);
  if (budget === undefined) continue;
  const { firstScreen, bot } = await measure(browser, site.url, game);
  const line = `${game}: ${kb(firstScreen)} of JavaScript to the first playable screen, at most ${budget.firstScreenKb} kB; bots ${kb(bot)} more\n`;
  process.stderr.write(line);
  isOver ||= firstScreen > budget.firstScreenKb * 1000;
}
await browser.close();
await site.stop();
if (isOver) {
  process.stderr.write('The first screen has become too heavy: load what it does not need later.\n');
  process.exit(1);
}
