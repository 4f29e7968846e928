import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { playByName } from './byName.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();

/** No match that is played with some sense takes as many presses. */
const MOST_PRESSES = 400;

/** Whole matches take their time: the draft games are played to their end in the long run only. */
const games =
  process.env.BANDSTAND_WHOLE_MATCHES === undefined
    ? (await shelvedGames()).filter((id) => !id.startsWith('draft-'))
    : await shelvedGames();

test.each(games)('a whole match of %s by roles and names alone', async (game) => {
  const { context, page, complaints } = await visit(at.browser);
  await page.goto(`${at.site.url}/play/${game}`);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const { isOver } = await playByName(page, MOST_PRESSES);
  expect(isOver).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
