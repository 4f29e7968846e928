import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { makeAMove, openBrowser, startMatch, untilDrawn, untilMyTurn, visit } from './browser.ts';
import { shelvedGames } from './shelf.ts';
import { DIST, serveSite, type Site } from './site.ts';

let folder: string;
/** Another version of the client: BANDSTAND_OLD_DIST, or this one under other names, as if every part had changed. */
let other: string;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandstand-upgrade-'));
  other = process.env.BANDSTAND_OLD_DIST ?? (await renamed(join(folder, 'dist')));
  site = await serveSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A copy of the build in which every script has another name and the worker another version. */
async function renamed(target: string): Promise<string> {
  await cp(DIST, target, { recursive: true });
  const scripts = (await readdir(join(target, 'assets'))).filter((name) => name.endsWith('.js'));
  const files = (await readdir(target, { recursive: true })).filter((name) => /\.(js|css|html|json)$/.test(name));
  const after = (name: string): string => name.replace(/\.js$/, '_.js');
  for (const file of files) {
    let text = await readFile(join(target, file), 'utf8');
    for (const name of scripts) text = text.replaceAll(name, after(name));
    await writeFile(join(target, file), text.replaceAll(/bandstand-[0-9a-f]{12}/g, 'bandstand-0123456789ab'));
  }
  for (const name of scripts) await rename(join(target, 'assets', name), join(target, 'assets', after(name)));
  // What was compressed beforehand is the old text.
  for (const name of await readdir(target, { recursive: true }))
    if (/\.(br|gz)$/.test(name)) await rm(join(target, name));
  return target;
}

/** The version that looks after the page now. */
const version = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const notes = await (await caches.open('bandstand-versions')).match('/versions');
    const [newest] = notes === undefined ? [] : ((await notes.json()) as string[]);
    return newest;
  });

const versionIn = async (root: string): Promise<string | undefined> =>
  /bandstand-[0-9a-f]{12}/.exec(await readFile(join(root, 'sw.js'), 'utf8'))?.[0];

/** Puts another version on the host; the open page hears of it as it does when it looks for a new one. */
async function deploy(page: Page, root: string): Promise<void> {
  const wanted = await versionIn(root);
  expect(await version(page)).not.toBe(wanted);
  site.root = root;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => version(page)).toBe(wanted);
}

async function told(page: Page): Promise<string[]> {
  await untilDrawn(page);
  return page.locator('.log li').allTextContents();
}

test('a match goes on across a new version and back again, in the open tab and after a reload', async () => {
  const [game] = await shelvedGames();
  site.root = other;
  const { context, page } = await visit(browser);
  await page.goto(site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  if (process.env.BANDSTAND_OLD_DIST === undefined) await startMatch(page, site.url, game);
  else {
    await page.goto(`${site.url}/game/${game}`);
    await page.click('button[type=submit]');
    await page.waitForSelector('.table');
  }
  for (const root of [DIST, other, DIST]) {
    await makeAMove(page);
    await deploy(page, root);
    // The open tab is of the version before, and nothing of it is on the host any more.
    await makeAMove(page);
    await untilMyTurn(page);
    const before = await told(page);
    const rules = await context.newPage();
    await rules.goto(`${site.url}/rules/${game}`);
    await rules.getByRole('heading', { level: 1 }).first().waitFor();
    await rules.close();
    // The tab says so, and one press is enough. (Older versions said nothing.)
    if (process.env.BANDSTAND_OLD_DIST === undefined) {
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Load it' }).click();
      await loaded;
    } else await page.reload();
    await untilMyTurn(page);
    expect(await told(page)).toEqual(before);
  }
  await makeAMove(page);
  await page.goto(site.url);
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .click();
  await untilMyTurn(page);
  expect((await told(page)).length).toBeGreaterThan(5);
  await context.close();
}, 180_000);

test('a part that an open tab has not loaded yet is still there after a new version', async () => {
  const [game, another] = await shelvedGames();
  site.root = DIST;
  const { context, page, complaints } = await visit(browser);
  await page.goto(`${site.url}/game/${game}`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await deploy(page, other);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/game/${another}`);
  await page.click('button[type=submit]');
  await page.waitForSelector('.table');
  await makeAMove(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(await shelvedGames())(
  '%s: a line that breaks once the first screen stands takes nothing away, and what is missing comes with the line',
  async (game) => {
    site.root = DIST;
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    let isBroken = true;
    let missed = 0;
    const isSeen = (): Promise<boolean> =>
      page.evaluate(
        () => document.querySelector('.curtain') === null && document.querySelector('.board :is(button, svg)') !== null,
      );
    await context.route('**/*', async (route) => {
      const isLost = isBroken && !route.request().isNavigationRequest() && (await isSeen());
      missed += Number(isLost);
      await (isLost ? route.abort() : route.continue());
    });
    await page.goto(`${site.url}/play/${game}`);
    await expect.poll(() => missed, { timeout: 15_000 }).toBeGreaterThan(0);
    await untilDrawn(page);
    expect(await isSeen()).toBe(true);
    const loaded = page.waitForEvent('load');
    isBroken = false;
    await loaded;
    await makeAMove(page);
    await context.close();
  },
);
