import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();
const games = await shelvedGames();
/** As wide and high as the phones are for which the client is drawn. */
const PHONE = { width: 360, height: 740 };

/** How much of the page lies below the screen with each number of seats. */
async function hidden(path: string): Promise<readonly number[]> {
  const { context, page } = await visit(at.browser, { width: PHONE.width });
  await page.setViewportSize(PHONE);
  await page.goto(at.site.url + path);
  await page.locator('.setup-bar button').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const counts = page.locator('.seat-buttons label');
  const below: number[] = [];
  for (let choice = 0; choice < Math.max(1, await counts.count()); choice++) {
    if ((await counts.count()) > 0) await counts.nth(choice).click();
    below.push(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  }
  await context.close();
  return below;
}

test.for(games)('%s is set up on one screen of a phone, with any number of seats', async (game) => {
  const below = await hidden(`/game/${game}`);
  expect(below).toEqual(below.map(() => 0));
});

test.for(games)('a table of %s for friends is made on one screen of a phone', async (game) => {
  const below = await hidden(`/tables/${game}`);
  expect(below).toEqual(below.map(() => 0));
});
