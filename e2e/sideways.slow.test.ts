import { LIMITS } from '@bandstand/protocol/limits';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { untilDrawn, visit } from './browser.ts';
import { keptMatches } from './keptMatch.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();
const games = await shelvedGames();

interface Kept {
  readonly id: string;
  readonly players: readonly object[];
  readonly record: { readonly moves: readonly unknown[] };
}

/** A running and a finished match of every title, everybody in them called as long as a name may be. */
async function fullShelf(): Promise<readonly Kept[]> {
  const all: Kept[] = [];
  for (const game of games) {
    const finished = (await keptMatches(game, (place) => `${game}-over-${place}`)).map(
      (text) => JSON.parse(text) as Kept,
    );
    const over = finished.toSorted((a, b) => b.players.length - a.players.length)[0];
    const players = over.players.map((player, seat) => ({
      ...player,
      name: `${'W'.repeat(LIMITS.nameLength - 1)}${seat + 1}`,
    }));
    const record = { ...over.record, moves: over.record.moves.slice(0, -1), hash: undefined, checksum: undefined };
    all.push({ ...over, players }, {
      ...over,
      players,
      id: `${game}-on`,
      isOver: false,
      outcome: undefined,
      record,
    } as Kept);
  }
  return all;
}

/** What reaches over the right edge of the page, although nothing beside it can be scrolled to. */
const widerThanThePage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const near = new CSSStyleSheet();
    near.replaceSync('[data-far] { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(near);
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth && document.body.scrollWidth <= root.clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 6);
  });

test.each([320, 360])(
  'no page of %i px scrolls sideways, whatever is kept and whatever people are called',
  async (width) => {
    const { context, page } = await visit(at.browser, { width, touch: true });
    const kept = await fullShelf();
    await page.goto(`${at.site.url}/settings`);
    await page.evaluate(
      (matches) => {
        for (const { id, text } of matches) localStorage.setItem(`bandstand:match:${id}`, text);
      },
      kept.map((match) => ({ id: match.id, text: JSON.stringify(match) })),
    );
    const paths = [
      ...['/', '/matches', '/progress', '/tables', '/daily', '/settings', '/about', '/replay', '/nowhere'],
      ...games.flatMap((game) => [`/game/${game}`, `/tables/${game}`, `/rules/${game}`, `/daily/${game}`]),
      ...kept.map(({ id }) => `/match/${id}`),
    ];
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(at.site.url + path);
      await page.locator('main h1, main h2').first().waitFor({ state: 'attached' });
      await untilDrawn(page);
      const parts = await widerThanThePage(page);
      if (parts.length > 0) wide.push(`${path}: ${parts.join(', ')}`);
    }
    expect(wide).toEqual([]);
    await context.close();
  },
  240_000,
);
