import { LIMITS } from '@bandstand/protocol/limits';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { keptMatches } from './keptMatch.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();
const WIDTH = 360;

/** The finished match with most people in it, all of them called as long as a name may be. */
async function longestNames(game: string): Promise<string> {
  const matches = (await keptMatches(game, () => 'kept')).map((text) => JSON.parse(text) as { players: object[] });
  const [match] = matches.toSorted((a, b) => b.players.length - a.players.length);
  const players = match.players.map((player, seat) => ({
    ...player,
    name: `${'W'.repeat(LIMITS.nameLength - 1)}${seat + 1}`,
  }));
  return JSON.stringify({ ...match, players });
}

test.for(await shelvedGames())('the end of %s is as wide as a phone, whatever people are called', async (game) => {
  const { context, page } = await visit(at.browser, { width: WIDTH });
  await page.goto(`${at.site.url}/settings`);
  await page.evaluate((kept) => localStorage.setItem('bandstand:match:kept', kept), await longestNames(game));
  await page.goto(`${at.site.url}/match/kept`);
  await page.locator('.end-poster svg').first().waitFor();
  await page.locator('.score-pad').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  await context.close();
});
