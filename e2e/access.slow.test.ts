import { describe, expect, test } from 'vitest';
import { axeViolations, makeAMove, startMatch, untilDrawn, untilMyTurn, visit } from './browser.ts';
import { shelvedGames } from './shelf.ts';
import { onSite } from './setup.ts';

const at = onSite();

const games = await shelvedGames();
const fitsTheWidth = (): boolean => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

describe.each(['light', 'dark'] as const)('in the %s look', (theme) => {
  test.each([1280, 360])('the pages around the tables are accessible and fit %i px', async (width) => {
    const { context, page } = await visit(at.browser, { theme, width });
    for (const path of [
      '/',
      '/replay',
      '/settings',
      '/match/nowhere',
      '/tables',
      `/tables/${games[0]}`,
      `/game/${games[0]}`,
      ...games.map((game) => `/rules/${game}`),
    ]) {
      await page.goto(at.site.url + path);
      await page.waitForSelector('main h1, main h2');
      expect(await axeViolations(page), path).toEqual([]);
      expect(await page.evaluate(fitsTheWidth), `${path} is wider than the screen`).toBe(true);
    }
    await page.goto(`${at.site.url}/game/${games[0]}`);
    await page.getByRole('button', { name: 'Change seat 2' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page), 'the sheet of a seat').toEqual([]);
    await context.close();
  });

  test.each(games.flatMap((game) => [1280, 360].map((width) => [game, width] as const)))(
    'the table of %s is accessible and fits %i px',
    async (game, width) => {
      const { context, page } = await visit(at.browser, { theme, width });
      await startMatch(page, at.site.url, game);
      await makeAMove(page);
      await untilMyTurn(page);
      await page.locator('[data-move]:visible').first().focus();
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(fitsTheWidth)).toBe(true);
      await context.close();
    },
  );
});

/** Whether the last line of a box can be seen: it is above the fold, and nothing lies over it. */
const showsItsEnd = (box: Element): boolean => {
  const { left, width, bottom } = box.getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, bottom - 8);
  return bottom <= innerHeight && shown !== null && box.contains(shown);
};

test.each([
  [1440, 900],
  [1280, 800],
])('what a board promises to show as a whole is on one screen of %i × %i', async (width, height) => {
  const { context, page } = await visit(at.browser, { width });
  await page.setViewportSize({ width, height });
  let promised = 0;
  for (const game of games) {
    await startMatch(page, at.site.url, game);
    await makeAMove(page);
    await untilMyTurn(page);
    await untilDrawn(page);
    await page.evaluate(() => scrollTo(0, 0));
    for (const box of await page.locator('[data-one-screen]').all()) {
      promised++;
      expect(await box.evaluate(showsItsEnd), game).toBe(true);
    }
  }
  expect(promised).toBeGreaterThan(0);
  await context.close();
});
