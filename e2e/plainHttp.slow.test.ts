import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeAMove, PLAIN_HOST, stepOf, untilMyTurn, visit } from './browser.ts';
import { onServer } from './setup.ts';
import { gameForTwo } from './shelf.ts';

// Friends in the same network come over plain http, where browsers withhold a part of what pages can do.
const at = onServer();

const site = (): string => at.server.url.replace('127.0.0.1', PLAIN_HOST);
/** The browser says itself that it passes over a header that only counts over https. */
const withoutHeaders = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => !line.includes('Cross-Origin-Opener-Policy'));

/** What a person would get who pastes now. */
async function pasted(page: Page, field: string): Promise<string> {
  await page.locator(field).fill('');
  await page.locator(field).press('ControlOrMeta+V');
  return page.locator(field).inputValue();
}

test('over plain http a match is played at one device, and its result is copied', async () => {
  const { page, context, complaints } = await visit(at.browser);
  await page.goto(`${site()}/game/${await gameForTwo()}`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.click('button[type=submit]');
  while (await makeAMove(page));
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Copied.').waitFor();
  await page.goto(site());
  expect(await pasted(page, '.strip-join input')).toContain(site());
  expect(withoutHeaders(complaints)).toEqual([]);
  await context.close();
}, 120_000);

test('over plain http friends meet at a table by a copied link and play', async () => {
  const [ada, grace] = [await visit(at.browser), await visit(at.browser, { width: 360, touch: true })];
  await ada.page.goto(`${site()}/tables/${await gameForTwo()}`);
  await ada.page.locator('.setup-bar button[type=submit]').click();
  await ada.page.getByRole('button', { name: 'Copy the link' }).click();
  await ada.page.getByText('Copied.').waitFor();
  const link = await ada.page.locator('.share input').first().inputValue();
  expect(await pasted(ada.page, '.chat input')).toBe(link);

  await grace.page.goto(link);
  await grace.page.locator('.join input').first().fill('Grace');
  await grace.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([ada, grace].map(({ page }) => page.locator('.table').waitFor()));
  const mover = await Promise.any(
    [ada, grace].map(async ({ page }) => {
      await untilMyTurn(page);
      return page;
    }),
  );
  await makeAMove(mover);
  expect(await stepOf(mover)).toBeGreaterThan(0);
  expect(withoutHeaders([...ada.complaints, ...grace.complaints])).toEqual([]);
  await Promise.all([ada, grace].map(({ context }) => context.close()));
}, 120_000);

test('whoever makes a table at an address of this machine only is told that friends cannot come by it', async () => {
  const { page, context } = await visit(at.browser, { width: 360 });
  await page.goto(`${at.server.url}/tables/${await gameForTwo()}`);
  await page.locator('.setup-bar button[type=submit]').click();
  await page.getByText('Only this machine can open the link.').first().waitFor();
  await page.goto(`${site()}/tables/${await gameForTwo()}`);
  await page.locator('.setup-bar button[type=submit]').click();
  await page.locator('.share input').first().waitFor();
  expect(await page.getByText('Only this machine can open the link.').count()).toBe(0);
  await context.close();
});
