import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { FEWEST_DECISIONS, playByName } from './byName.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';
import { rememberShortMatch } from './shortMatch.ts';

const at = onSite();

/** A choice is pressed at once, or opened and then pressed; sometimes a look aside. */
const PRESSES_A_DECISION = 2;

test.each(await shelvedGames())('a whole match of %s by roles and names alone', async (game) => {
  const { context, page, complaints } = await visit(at.browser);
  await rememberShortMatch(context, game);
  await page.goto(`${at.site.url}/play/${game}`);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const { presses, decisions } = await playByName(page);
  expect(decisions).toBeGreaterThanOrEqual(FEWEST_DECISIONS);
  expect(presses / decisions).toBeLessThanOrEqual(PRESSES_A_DECISION);
  expect(complaints).toEqual([]);
  await context.close();
});
