import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../server/tests/setup.ts';
import { makeAMove, openBrowser, visit } from './browser.ts';
import { shelvedGames } from './shelf.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await testServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.remove();
});

test('the game of the day is played once for the list, then handed in, copied and practised', async () => {
  const { page, context, complaints } = await visit(browser);
  const [game] = await shelvedGames();
  await page.goto(server.url);
  await page.evaluate(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: 'Ada' })),
  );
  await page.goto(`${server.url}/daily`);
  const row = page.locator('.match-row').first();
  await row.getByRole('button', { name: /^Play/ }).click();
  await page.waitForSelector('.table');
  await makeAMove(page);
  // A reload and a second visit go on with the same try.
  await page.goto(`${server.url}/daily`);
  await row.getByRole('button', { name: /^Continue/ }).click();
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  await page.goto(`${server.url}/daily`);
  await row.getByText(/place 1 of \d+, better than/).waitFor();
  await row.locator('summary').click();
  await row.getByText(/^Ada, /).waitFor();
  await row.getByRole('button', { name: /^Practise/ }).click();
  await page.waitForSelector('.table');
  const counted = await page.evaluate(() => localStorage.getItem('bandstand:daily-tries'));
  expect(Object.keys(JSON.parse(counted ?? '{}') as object)).toEqual([expect.stringContaining(game)]);
  expect(complaints).toEqual([]);
  await context.close();
});
