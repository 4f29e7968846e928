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
  // A reload and a second visit go on with the same try.
  await page.goto(`${at.server.url}/daily`);
  await row.getByRole('button', { name: /^Continue/ }).click();
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  // The end itself says that it is handed in, and how it stands.
  await page
    .locator('.daily-end')
    .getByText(/place 1 of 1/)
    .waitFor();
  await page.locator('.daily-end a').click();
  await row.getByText(/place 1 of 1/).waitFor();
  await row.locator('summary').click();
  await row.getByText(/^Ada, /).waitFor();
  await row.getByRole('button', { name: /^Practise/ }).click();
  await page.waitForSelector('.table');
  const counted = await page.evaluate(() => localStorage.getItem('bandstand:daily-tries'));
  expect(Object.keys(JSON.parse(counted ?? '{}') as object)).toEqual([expect.stringContaining(game)]);
  expect(complaints).toEqual([]);
  await context.close();
});
