import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { firstMinutes } from './newcomer.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();

/** About what ten minutes of a newcomer hold. */
const DECISIONS = 16;

describe.each(await shelvedGames())('a newcomer at %s', (game) => {
  test.each([360, 1280])('is never asked for what cannot be seen and pressed at %i px', async (width) => {
    const { context, page, complaints } = await visit(at.browser, { width });
    await page.setViewportSize({ width, height: width < 500 ? 740 : 800 });
    await page.goto(at.site.url);
    expect(await firstMinutes(page, game, DECISIONS)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
