import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeAMove, startMatch, untilMyTurn, visit } from './browser.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();
const games = await shelvedGames();
const MOVES = 12;
/** A few are no burden; a whole row of meters that is told what it was with every move is laid out with every move. */
const PER_MOVE = 2;

/** Counts in the page, from now on, what is set to what it was; gives a way to read the count by name. */
async function countUnchanged(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.evaluate(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, { counts });
    const count = ({ target, attributeName, oldValue }: MutationRecord): void => {
      if (!(target instanceof Element) || attributeName === null) return;
      if (target.getAttribute(attributeName) !== oldValue) return;
      const name = `${attributeName} of ${target.tagName.toLowerCase()}.${target.getAttribute('class') ?? ''}`;
      counts[name] = (counts[name] ?? 0) + 1;
    };
    new MutationObserver((changes) => changes.forEach(count)).observe(
      document.querySelector('.board') ?? document.body,
      {
        subtree: true,
        attributes: true,
        attributeOldValue: true,
      },
    );
  });
  return () => page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
}

test.for(games)('a move of %s touches nothing on the board that stays as it was', async (game) => {
  const { context, page } = await visit(at.browser, { width: 412 });
  await startMatch(page, at.site.url, game);
  await untilMyTurn(page);
  const counts = await countUnchanged(page);
  for (let move = 0; move < MOVES && (await makeAMove(page)); move++);
  const told = Object.entries(await counts()).filter(([, times]) => times > PER_MOVE * MOVES);
  expect(told).toEqual([]);
  await context.close();
});
