// Fails when home needs more JavaScript than a wall of posters should, or when a title needs more than its share up to its first
// playable screen; a game's own `budget.json` may allow it less.
// Measured as a person would: a real browser opens the built client as a phone, starts a match, and everything counts that was
// asked for before something could be played.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Response } from 'playwright-core';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from './browser.mjs';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Budget {
  /** Gzipped kilobytes (1000 bytes) of JavaScript that a title needs beside what home has, by the longest way to its first playable screen. */
  readonly titleKb: number;
}

/** Gzipped kilobytes of JavaScript before a title is chosen, what a title may add to it, and what its lesson may add to that. */
const HOME_KB = 60;
const TITLE_KB = 90;
const LESSON_KB = 10;

/** Files of JavaScript: on a phone each takes a way there and back, six at a time. */
const HOME_FILES = 8;
const TITLE_FILES = 12;

/** Gzipped bytes of each script by its address within the site. */
type Scripts = ReadonlyMap<string, number>;

const bytesOf = (scripts: Scripts): number => [...scripts.values()].reduce((sum, size) => sum + size, 0);

/** On a phone, which every byte costs most; a wide screen also hangs the title's poster beside its set-up. */
const PHONE = { width: 412, height: 823 };

/** The ways to a match of a title: by its set-up, by one tap on its poster, and as a lesson. */
const WAYS = ['game', 'play', 'learn'] as const;
type Way = (typeof WAYS)[number];

interface Heard {
  /** Asked for before something could be played. */
  readonly first: Scripts;
  readonly later: Scripts;
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

/** Runs in the page: notes when the curtain is up and something of the board is seen. */
function notePlayable(): void {
  const look = (): void => {
    const parts = document.querySelector('.board')?.querySelectorAll('button, svg') ?? [];
    if (document.querySelector('.curtain') === null && [...parts].some((part) => part.checkVisibility()))
      performance.mark('playable');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What had been asked for when the match could be played, by address within the site. */
const askedInTime = (): string[] => {
  const [{ startTime: playable }] = performance.getEntriesByName('playable');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= playable)
    .map(({ name }) => new URL(name).pathname);
};

/** Everything that the way to a match fetches; a bot may start to think before or after the board is there, so it is kept out at will. */
async function scriptsTo(browser: Browser, address: string, way: Way, hasBots: boolean): Promise<Heard> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
  await context.addInitScript(notePlayable);
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
  if (way === 'game') await page.click('button[type=submit]');
  await page.waitForFunction(() => performance.getEntriesByName('playable').length > 0);
  if (hasBots) await page.click('[data-move]');
  await page.waitForLoadState('networkidle');
  const inTime = new Set(await page.evaluate(askedInTime));
  const heard = [...(await scripts())];
  await context.close();
  return {
    first: new Map(heard.filter(([file]) => inTime.has(file))),
    later: new Map(heard.filter(([file]) => !inTime.has(file))),
  };
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

const beyondHome = ({ first }: Heard): number => bytesOf(new Map([...first].filter(([file]) => !home.has(file))));

for (const game of gamesIn(root)) {
  const titleKb = budgetOf(game)?.titleKb ?? TITLE_KB;
  const ways = existsSync(join(root, 'games', game, 'lesson.ts')) ? WAYS : WAYS.slice(0, 2);
  const heard = new Map<Way, Heard>();
  for (const way of ways) heard.set(way, await scriptsTo(browser, `${site.url}/${way}/${game}`, way, false));
  const thinking = await scriptsTo(browser, `${site.url}/play/${game}`, 'play', true);
  const more = [...heard].map(([way, scripts]) => ({ way, bytes: beyondHome(scripts) }));
  const files = Math.max(...[...heard.values()].map(({ first }) => first.size));
  process.stderr.write(
    `${game}: more than home has, up to the first playable screen, ${more.map(({ way, bytes }) => `/${way} ${kb(bytes)}`).join(', ')}; at most ${titleKb} kB and ${LESSON_KB} for a lesson; in at most ${files} files of ${TITLE_FILES}; afterwards ${kb(bytesOf(thinking.later))}, bots among it\n`,
  );
  isOver ||= files > TITLE_FILES || titleKb > TITLE_KB;
  isOver ||= more.some(({ way, bytes }) => bytes > (titleKb + (way === 'learn' ? LESSON_KB : 0)) * 1000);
}
await browser.close();
await site.stop();
if (isOver) {
  process.stderr.write('A screen has become too heavy: load what it does not need later.\n');
  process.exit(1);
}
