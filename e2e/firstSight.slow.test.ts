import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onSite } from './setup.ts';

const place = onSite();

const WIDTHS = [360, 768, 1280] as const;
const FIRST_DAY = Date.UTC(2026, 10, 18, 12);
const DAY_MS = 86_400_000;

const newcomer = (width: number): Promise<BrowserContext> =>
  place.browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });

interface FirstScreen {
  readonly places: readonly (readonly number[])[];
  readonly words: string | undefined;
  readonly links: readonly (readonly (string | null)[])[];
}

/** Where the parts of the first screen are, and what they say. */
const firstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate(() => {
    const parts = ['.poster .art svg', '.masthead', '.lead', '.strip', '.poster', '.poster-play', '.poster-meta'];
    const places = parts.map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    });
    const poster = document.querySelector('.poster');
    const links = [...(poster?.querySelectorAll('a') ?? [])].map((link) => [link.href, link.ariaLabel]);
    return { places, words: poster?.textContent, links };
  });

/** The page as it came, with a script that never arrives. */
async function withoutScript(width: number): Promise<FirstScreen> {
  const context = await newcomer(width);
  const page = await context.newPage();
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto(place.site.url, { waitUntil: 'networkidle' });
  const seen = await firstScreen(page);
  await context.close();
  return seen;
}

describe.each(WIDTHS)('home at %i px', (width) => {
  test('a newcomer sees the first poster before any script has come, where it will hang on any day', async () => {
    const before = await withoutScript(width);
    expect(before.places[0]).not.toEqual([0, 0, 0, 0]);
    for (let day = 0; day < 5; day++) {
      const context = await newcomer(width);
      const page = await context.newPage();
      await page.clock.setFixedTime(FIRST_DAY + day * DAY_MS);
      await page.goto(place.site.url);
      await page.locator('.strip-join').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await firstScreen(page), `day ${day}`).toEqual(before);
      await context.close();
    }
  });
});

test('whoever was here before sees no wall that would give way to what waits to go on', async () => {
  const context = await newcomer(360);
  await context.addInitScript(() => localStorage.setItem('bandstand:settings', '{}'));
  const page = await context.newPage();
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto(place.site.url, { waitUntil: 'networkidle' });
  expect(await page.locator('.poster').isVisible()).toBe(false);
  await context.close();
});

test('posters far below are hung before somebody gets there', async () => {
  const context = await newcomer(360);
  const page = await context.newPage();
  await page.goto(place.site.url);
  const wall = page.locator('.wall .poster');
  await wall.nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  const hung = page.locator('.wall .art');
  expect(await hung.count()).toBeLessThan(await wall.count());
  for (const poster of await wall.all()) {
    await poster.scrollIntoViewIfNeeded();
    await poster.locator('.art svg').waitFor();
  }
  await context.close();
});
