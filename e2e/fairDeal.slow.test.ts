import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, withoutLots } from './browser.ts';
import { onServer } from './setup.ts';
import { gameForTwo } from './shelf.ts';

const game = await gameForTwo();
const at = onServer({ unlimited: true });

async function resign(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.waitForSelector('section.end');
}

test('two devices make the deal together; a rematch begins with a yes; the same deal is asked for', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  await host.page.goto(`${at.server.url}/tables/${game}`);
  await host.page.getByLabel('Name of seat 1').fill('Ada');
  await withoutLots(host.page);
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  await host.page.getByText('Every player’s device adds to the shuffle').waitFor();
  const link = await host.page.locator('.share input').first().inputValue();
  await guest.page.goto(link);
  await guest.page.locator('.join input').first().fill('Grace');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.table')));

  const watcher = await visit(at.browser);
  await watcher.page.goto(link);
  await watcher.page.waitForSelector('.table');

  await resign(host.page);
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Check fairness' }).click();
    await page.getByText('devices of Ada and Grace together').waitFor();
    await page.getByText('Your part is in it').waitFor();
  }

  // A phone offers in the thumb's reach what most people want then.
  for (const { page } of [host, watcher]) await page.setViewportSize({ width: 360, height: 740 });
  const inBar = (page: Page) => page.locator('.prompt-bar');
  const another = inBar(watcher.page).getByRole('link', { name: 'To the tables' });
  const again = inBar(host.page).getByRole('button', { name: 'Rematch', exact: true });
  for (const next of [another, again]) expect((await next.boundingBox())?.y).toBeGreaterThan(740 * 0.7);
  await another.click();
  await watcher.page.waitForURL(/\/tables$/);

  // Nothing begins before the guest, who is still at the old table, has said yes.
  const first = host.page.url();
  await again.click();
  await host.page.setViewportSize({ width: 1280, height: 800 });
  await host.page.waitForURL((url) => url.href !== first);
  await host.page.getByText('The match begins when Grace says yes.').waitFor();
  await guest.page.getByRole('heading', { name: 'Ada would like to play again' }).waitFor();
  expect(await host.page.locator('.table').count()).toBe(0);
  await guest.page.locator('.invitation').getByRole('button', { name: 'Play again' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.table')));
  const match = host.page.url().split('/').at(-1) ?? '';
  const table = await at.server.context.tables.get(match);
  const whoIsIn = () => table.ok && table.value.info().shuffle?.seats.map((seat) => seat?.isIn);
  await expect.poll(whoIsIn).toEqual([true, true]);

  await resign(host.page);
  await host.page.getByRole('button', { name: 'Same deal, seats swapped' }).click();
  await host.page.getByText('The match begins when Grace says yes.').waitFor();
  // By the line in the talk one comes to the new table, where the question stands as well.
  await guest.page.getByRole('link', { name: 'Go to the new table' }).last().click();
  await guest.page.getByText('With the same cards as in the last match').waitFor();
  await guest.page.getByRole('button', { name: 'Play again' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.table')));
  await host.page.getByText('The deal is that of an earlier match').first().waitFor();

  await resign(host.page);
  await host.page.getByRole('button', { name: 'Same deal, seats swapped' }).click();
  await host.page.getByText('The match begins when Grace says yes.').waitFor();
  await guest.page.locator('.invitation').getByRole('button', { name: 'Not now' }).click();
  await host.page.getByText('Grace would rather not play now.').waitFor();
  await expect.poll(() => guest.page.locator('.invitation').count()).toBe(0);
  expect([...host.complaints, ...guest.complaints, ...watcher.complaints]).toEqual([]);
  await Promise.all([host.context.close(), guest.context.close(), watcher.context.close()]);
}, 120_000);

test('the host sends somebody away: their words leave the open page, and they cannot act any more', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  await host.page.goto(`${at.server.url}/tables/${game}`);
  await withoutLots(host.page);
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.page.locator('.share input').first().inputValue();
  await guest.page.goto(link);
  await guest.page.locator('.join input').first().fill('Rude');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map(({ page }) => page.waitForSelector('.table')));
  await guest.page.getByPlaceholder('Say something').fill('something rude');
  await guest.page.getByRole('button', { name: 'Send', exact: true }).click();
  await host.page.locator('.chat').getByText('something rude').waitFor();
  expect(await guest.page.getByText('Send somebody away').count()).toBe(0);
  await host.page.getByText('Send somebody away').click();
  host.page.once('dialog', (dialog) => void dialog.accept());
  await host.page.getByRole('button', { name: 'Rude', exact: true }).click();
  await host.page.getByText('(removed)').waitFor();
  expect(await host.page.getByText('something rude').count()).toBe(0);
  await guest.page.getByText('has sent you away from this table').waitFor();
  await Promise.all([host.context.close(), guest.context.close()]);
}, 120_000);
