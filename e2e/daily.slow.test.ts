import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeAMove, visit } from './browser.ts';
import { shelvedGames } from './shelf.ts';
import { onServer } from './setup.ts';

const at = onServer();

test('the game of the day is played once for the list, then handed in, copied and practised', async () => {
  const { page, context, complaints } = await visit(at.browser);
  const [game] = await shelvedGames();
  await page.goto(at.server.url);
  await page.evaluate(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Ada' })),
  );
  await page.goto(`${at.server.url}/daily`);
  const row = page.locator('.ticket').first();
  await row.getByRole('button', { name: /^Play/ }).click();
  await page.waitForSelector('.table');
  await makeAMove(page);
  // Nothing else can be made of its deal while it counts.
  await page.locator('.table-links').getByRole('button', { name: 'New match' }).waitFor();
  expect(await page.getByRole('button', { name: 'Same deal again' }).count()).toBe(0);
  const match = page.url().split('/').at(-1) ?? '';
  await page.goto(`${at.server.url}/replay/${match}`);
  await page.getByText('it can be watched when it is over').waitFor();
  // A reload and a second visit go on with the same try.
  await page.goto(`${at.server.url}/daily`);
  await row.getByRole('button', { name: /^Continue/ }).click();
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  // The end itself says that it is handed in, and how it stands.
  await page
    .locator('.daily-end')
    .getByText(/The first to play it/)
    .waitFor();
  await page.locator('.daily-end a').click();
  await row.getByText(/The first to play it/).waitFor();
  await row.locator('summary').click();
  await row.getByText(/^Ada, /).waitFor();
  await row.getByRole('button', { name: /^Practise/ }).click();
  await page.waitForSelector('.table');
  const practice = page.url().split('/').at(-1) ?? '';
  expect(await page.evaluate((id) => localStorage.getItem(`bandstand:match:${id}`), practice)).toContain(
    '"deal":"same"',
  );
  const counted = await page.evaluate(() => localStorage.getItem('bandstand:daily-tries'));
  expect(Object.keys(JSON.parse(counted ?? '{}') as object)).toEqual([expect.stringContaining(game)]);
  expect(complaints).toEqual([]);
  // Home says what it was.
  await page.goto(at.server.url);
  await page.locator('.strip').getByText('The first to play it').waitFor();
  await page.locator('.strip').getByRole('link', { name: 'Results' }).click();
  await row.waitFor();
  await context.close();
});

test('two tabs that were open before share the one try', async () => {
  const { page, context } = await visit(at.browser);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${at.server.url}/daily`);
  const play = async (tab: Page): Promise<string> => {
    await tab.locator('.ticket').nth(1).locator('.ticket-play').click();
    await tab.waitForURL(/\/match\//);
    return tab.url();
  };
  expect(await play(other)).toBe(await play(page));
  await context.close();
});

test('what is played without a connection counts as soon as there is one, in the page that is open', async () => {
  const { page, context } = await visit(at.browser);
  await page.goto(`${at.server.url}/daily`);
  await page.evaluate(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Grace' })),
  );
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.locator('.ticket').first().getByRole('button', { name: /^Play/ }).click();
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  await page
    .locator('.daily-end')
    .getByText(/as soon as the server/)
    .waitFor();
  await context.setOffline(false);
  await expect.poll(() => page.locator('.daily-end').textContent()).toMatch(/place \d of 2/i);
  await context.close();
});

test('what the server will never count is not promised any more', async () => {
  const { page, context } = await visit(at.browser);
  await page.goto(`${at.server.url}/daily`);
  await page.evaluate(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Late' })),
  );
  await page.reload();
  await page.route('**/api/daily/*/*', (route) =>
    route.fulfill({ status: 400, json: { code: 'wrong-day', message: 'Too late.' } }),
  );
  await page.locator('.ticket').first().getByRole('button', { name: /^Play/ }).click();
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  await expect.poll(() => page.locator('.daily-end').textContent()).toContain('too late to count');
  await context.close();
});
