import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeAMove, untilMyTurn, visit } from './browser.ts';
import { keptMatch } from './keptMatch.ts';
import { wordFaults } from './room.ts';
import { onServer } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onServer({ unlimited: true });

const games = await shelvedGames();

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-zà-ÿ’']{4,}/g) ?? [];

/** Names on cards are content, not words of the language files; so are the names of people and keys. */
const namesOf = (game: string): string[] => {
  const folder = join(import.meta.dirname, '../games', game, 'content');
  const packs = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return packs.flatMap((file) => wordsIn(readFileSync(join(folder, file), 'utf8')));
};
/** Cut short where a card has no room. */
const SHORTENED = ['prin', 'bari'];
const NAMES = ['bandstand', 'shift', 'enter', 'space', ...SHORTENED, ...games.flatMap(namesOf)];

async function opened(width: number): Promise<Awaited<ReturnType<typeof visit>>> {
  const visitor = await visit(at.browser, { width });
  await visitor.page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
  await visitor.context.addInitScript(() => localStorage.setItem('bandstand:language', 'en-XA'));
  return visitor;
}

const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(wordFaults, NAMES);
};

/** Screens that are not a table, by what is there when they are. */
const PAGES: readonly string[] = ['/', '/settings', '/about', '/tables', '/matches', '/daily', '/progress', '/replay'];

test('every page has room for longer words on a phone, and no plain English', async () => {
  const { context, page } = await opened(360);
  const faults: Record<string, string[]> = {};
  for (const path of [...PAGES, ...games.map((game) => `/game/${game}`), `/tables/${games[0]}`]) {
    await page.goto(at.server.url + path);
    await page.waitForSelector('main h1, main h2');
    const found = await faultsOf(page);
    if (found.length > 0) faults[path] = found;
  }
  expect(faults).toEqual({});
  await context.close();
});

describe.each(games)('in longer words, %s', (game) => {
  test.each([360, 1280])(
    'has room at the table, in the rules, in the lesson and at the end at %i px',
    async (width) => {
      const { context, page, complaints } = await opened(width);
      const faults: string[] = [];
      await page.goto(`${at.server.url}/play/${game}`);
      for (let move = 0; move < 3 && (await untilMyTurn(page)); move++) {
        faults.push(...(await faultsOf(page)));
        await makeAMove(page);
      }
      await page.locator('.rules-button').click();
      await page.locator('.rules-drawer').waitFor();
      faults.push(...(await faultsOf(page)));
      await page.goto(`${at.server.url}/learn/${game}`);
      await page.waitForSelector('.coach:not(.silent)');
      faults.push(...(await faultsOf(page)));
      await page.evaluate((kept) => localStorage.setItem('bandstand:match:kept', kept), await keptMatch(game));
      await page.goto(`${at.server.url}/match/kept`);
      await page.locator('.end-poster').waitFor();
      faults.push(...(await faultsOf(page)));
      expect([...new Set(faults)]).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
