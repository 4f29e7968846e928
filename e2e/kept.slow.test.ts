import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { visit } from './browser.ts';
import { onSite } from './setup.ts';

const at = onSite();

/** A page whose worker has kept everything. */
async function visited(): Promise<{ page: Page; close: () => Promise<void> }> {
  at.site.mood = 'well';
  const { context, page } = await visit(at.browser);
  await page.goto(at.site.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { page, close: () => context.close() };
}

const showsHome = (page: Page): Promise<boolean> => page.getByRole('heading', { level: 1 }).isVisible();

test('an error page of a proxy does not stand in the way of what is kept', async () => {
  const { page, close } = await visited();
  at.site.mood = 'sick';
  await page.goto(at.site.url);
  await expect.poll(() => showsHome(page)).toBe(true);
  await close();
});

test('a server that never answers is not waited for', async () => {
  const { page, close } = await visited();
  at.site.mood = 'silent';
  await page.goto(at.site.url);
  await expect.poll(() => showsHome(page)).toBe(true);
  await close();
});

test('what a browser threw away is kept again', async () => {
  const { page, close } = await visited();
  const clear = () =>
    page.evaluate(async () => void (await Promise.all((await caches.keys()).map((name) => caches.delete(name)))));
  await clear();
  await page.goto(at.site.url);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/matches')) !== undefined)).toBe(true);
  at.site.mood = 'sick';
  await page.goto(at.site.url);
  await expect.poll(() => showsHome(page)).toBe(true);
  await close();
});

test('the files of the version before stay for tabs that are still open, older ones go', async () => {
  const { page, close } = await visited();
  await page.evaluate(async () => {
    await (
      await caches.open('bandstand-versions')
    ).put('/versions', new Response(JSON.stringify(['bandstand-before', 'bandstand-older'])));
    for (const name of ['bandstand-before', 'bandstand-older']) await caches.open(name);
    const [own] = (await caches.keys()).filter((name) => /^bandstand-[0-9a-f]{12}$/.test(name));
    await caches.delete(own);
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /before|older/.test(name))))
    .toEqual(['bandstand-before']);
  await close();
});
