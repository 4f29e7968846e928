// Fails when home needs more JavaScript than a wall of posters should, or when a game's first playable screen needs more than
// that and a title's share together, or than the game's own `budget.json` allows.
// Measured as a person would: a real browser opens the built client, starts a match, and everything it fetches counts.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Response } from 'playwright-core';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from './browser.mjs';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Budget {
  /** Gzipped kilobytes (1000 bytes) of JavaScript up to the first playable screen. */
  readonly firstScreenKb: number;
}

/** Gzipped kilobytes of JavaScript before a title is chosen, and what a title may add up to its first playable screen. */
const HOME_KB = 60;
const TITLE_KB = 90;

/** Files of JavaScript: on a phone each takes a way there and back, six at a time. */
const HOME_FILES = 8;
const TITLE_FILES = 18;

/** Gzipped bytes of each script by its address within the site. */
type Scripts = ReadonlyMap<string, number>;

const bytesOf = (scripts: Scripts): number => [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** On a phone, which every byte costs most; a wide screen also hangs the title's poster beside its set-up. */
const PHONE = { width: 412, height: 823 };

interface Sizes {
  readonly firstScreen: Scripts;
  /** What comes later, when a bot starts to think. */
  readonly bot: number;
}

const root = projectRoot();

const budgetOf = (game: string): Budget | undefined => {
  const file = join(root, 'games', game, 'budget.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Budget) : undefined;
};

/** Counts the scripts that come until it is asked. */
function listen(context: BrowserContext): () => Promise<Scripts> {
  const sizes: Promise<readonly [string, number]>[] = [];
  const hear = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sizes.push(response.body().then((body) => [pathname, gzipSync(body).length]));
  };
  context.on('response', hear);
  return async () => {
    context.off('response', hear);
    return new Map(await Promise.all(sizes));
  };
}

/** Everything that the way to a match fetches; a bot may start to think before or after the board is there, so it is kept out at will. */
async function scriptsTo(browser: Browser, address: string, hasBots: boolean): Promise<Scripts> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
  if (!hasBots)
    await context.addInitScript(() => {
      globalThis.Worker = class extends EventTarget {
        postMessage(): void {}
        terminate(): void {}
      } as unknown as typeof Worker;
    });
  const page = await context.newPage();
  const scripts = listen(context);
  await page.goto(address);
  await page.click('button[type=submit]');
  // Without bots the person may have to wait for one, where lots or letters say who begins.
  await page
    .locator(hasBots ? '[data-move]' : '.board :is(button, svg):visible')
    .first()
    .waitFor();
  if (!hasBots) await page.waitForLoadState('networkidle');
  if (hasBots) {
    await page.click('[data-move]');
    await page.waitForLoadState('networkidle');
  }
  const heard = await scripts();
  await context.close();
  return heard;
}

async function measure(browser: Browser, site: string, game: string): Promise<Sizes> {
  const firstScreen = await scriptsTo(browser, `${site}/game/${game}`, false);
  const withBots = await scriptsTo(browser, `${site}/game/${game}`, true);
  return { firstScreen, bot: bytesOf(withBots) - bytesOf(firstScreen) };
}

/** What the wall of posters loads for somebody who looks at all of them. */
async function measureHome(browser: Browser, site: string): Promise<Scripts> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
  const page = await context.newPage();
  const scripts = listen(context);
  await page.goto(site);
  // The page comes with its first poster; the notice board is the app's.
  await page.locator('.wall .notices').waitFor();
  for (const poster of await page.locator('.wall .poster').all()) {
    await poster.scrollIntoViewIfNeeded();
    await poster.locator('.art').waitFor();
  }
  await page.locator('.wall .notices').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const heard = await scripts();
  await context.close();
  return heard;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const site = await serveSite();
const browser = await chromium.launch(await browserOptions());
const home = await measureHome(browser, site.url);
process.stderr.write(
  `home: ${kb(bytesOf(home))} of JavaScript in ${home.size} files, at most ${HOME_KB} kB in ${HOME_FILES}\n`,
);
let isOver = bytesOf(home) > HOME_KB * 1000 || home.size > HOME_FILES;
for (const game of gamesIn(root)) {
  const firstScreenKb = budgetOf(game)?.firstScreenKb ?? HOME_KB + TITLE_KB;
  const { firstScreen, bot } = await measure(browser, site.url, game);
  const unseen = [...firstScreen].filter(([file]) => !home.has(file));
  process.stderr.write(
    `${game}: ${kb(bytesOf(firstScreen))} of JavaScript to the first playable screen, at most ${firstScreenKb} kB, of which home had not ${kb(bytesOf(new Map(unseen)))}; in ${firstScreen.size} files, at most ${TITLE_FILES}; bots ${kb(bot)} more\n`,
  );
  isOver ||= bytesOf(firstScreen) > firstScreenKb * 1000 || firstScreen.size > TITLE_FILES;
}
await browser.close();
await site.stop();
if (isOver) {
  process.stderr.write('A screen has become too heavy: load what it does not need later.\n');
  process.exit(1);
}
