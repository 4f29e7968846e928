import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeAMove, untilMyTurn, visit } from './browser.ts';
import { inVainStill } from './newcomer.ts';
import { isTooWide, smallTargets } from './reach.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();

const games = await shelvedGames();
/** About what a phone with a notch takes away above and below. */
const EDGE = 34;
/** What a finger needs, in pixels. */
const FINGER = 44;

test('on every page a finger finds room', async () => {
  const { context, page } = await visit(at.browser, { width: 360, touch: true });
  const faults: Record<string, string[]> = {};
  for (const path of [
    '/',
    '/settings',
    '/about',
    '/tables',
    '/matches',
    '/daily',
    '/progress',
    '/replay',
    `/game/${games[0]}`,
  ]) {
    await page.goto(at.site.url + path);
    await page.waitForSelector('main h1, main h2');
    const small = await page.evaluate(smallTargets, FINGER);
    if (small.length > 0) faults[path] = small;
  }
  expect(faults).toEqual({});
  await context.close();
});

test('a table keeps clear of what a phone takes away at its edges', async () => {
  const { context, page } = await visit(at.browser, { width: 360, touch: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${at.site.url}/play/${games[0]}`);
  await untilMyTurn(page);
  await page.evaluate((edge) => {
    for (const side of ['top', 'bottom']) document.documentElement.style.setProperty(`--safe-${side}`, `${edge}px`);
  }, EDGE);
  const lowest = (): Promise<number> =>
    page
      .locator('.prompt-bar button:visible')
      .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().bottom)));
  await expect.poll(lowest).toBeLessThanOrEqual(740 - EDGE);
  const top = await page.locator('.masthead').evaluate((bar) => bar.getBoundingClientRect().top + scrollY);
  expect(top).toBeGreaterThanOrEqual(EDGE);
  await context.close();
});

/** Runs in the page: where the reason stands that was given last; undefined while none is. */
function reasonPlace(): { readonly top: number; readonly bottom: number } | undefined {
  const reason = document.querySelector('.why-not');
  if (reason === null || reason.textContent === '') return undefined;
  const { top, bottom } = reason.getBoundingClientRect();
  return { top, bottom };
}

test('whoever presses what cannot be done on a phone reads why at once, however far down it is', async () => {
  const { context, page } = await visit(at.browser, { width: 360, touch: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const refused: string[] = [];
  for (const game of games) {
    await page.goto(`${at.site.url}/play/${game}`);
    const closed = page.locator('.board [data-spot][aria-disabled="true"]:not([data-looks]):visible').last();
    for (let move = 0; move < 4 && (await untilMyTurn(page)) && (await closed.count()) === 0; move++)
      await makeAMove(page);
    if ((await closed.count()) === 0) continue;
    refused.push(game);
    await closed.evaluate((spot) => spot.scrollIntoView({ block: 'center' }));
    // A reason is gone as soon as somebody else has moved.
    const pressed = async (): Promise<ReturnType<typeof reasonPlace>> => {
      await closed.tap({ force: true });
      return page.evaluate(reasonPlace);
    };
    let place: ReturnType<typeof reasonPlace>;
    await expect.poll(async () => (place = await pressed()), { message: game }).toBeDefined();
    expect(place?.top, game).toBeGreaterThanOrEqual(0);
    expect(place?.bottom, game).toBeLessThanOrEqual(740);
  }
  expect(refused.length).toBeGreaterThan(0);
  await context.close();
});

test('a page is light or dark as chosen before any other script has come', async () => {
  const context = await at.browser.newContext({ colorScheme: 'light', serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('bandstand:settings', JSON.stringify({ theme: 'dark' })));
  await context.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  const page = await context.newPage();
  for (const path of ['/', '/settings', `/play/${games[0]}`]) {
    await page.goto(at.site.url + path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme), path).toBe('dark');
  }
  await context.close();
});

/** Plays a little; what could not be seen or pressed when it was asked for, or made the page too wide. */
async function troubleAt(page: Page, game: string): Promise<string[]> {
  const trouble: string[] = [];
  await page.goto(`${at.site.url}/play/${game}`);
  for (let move = 0; move < 3 && (await untilMyTurn(page)); move++) {
    trouble.push(...(await inVainStill(page)));
    if (await page.evaluate(isTooWide)) trouble.push('the page is too wide');
    await makeAMove(page);
  }
  return trouble;
}

describe.each(games)('%s', (game) => {
  test('has nothing that is too small for a finger on a phone', async () => {
    const { context, page } = await visit(at.browser, { width: 360, touch: true });
    await page.goto(`${at.site.url}/play/${game}`);
    await untilMyTurn(page);
    expect(await page.evaluate(smallTargets, FINGER)).toEqual([]);
    await context.close();
  });

  test('can be played on a phone that lies on its side', async () => {
    const { context, page } = await visit(at.browser, { width: 740 });
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await troubleAt(page, game)).toEqual([]);
    await context.close();
  });

  test('can be played with letters twice as large', async () => {
    const { context, page } = await visit(at.browser, { width: 360 });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    expect(await troubleAt(page, game)).toEqual([]);
    await context.close();
  });
});
