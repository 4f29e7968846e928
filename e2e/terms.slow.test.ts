import { loadGame } from '@bandstand/games';
import { expect, test } from 'vitest';
import { axeViolations, makeAMove, startMatch, untilMyTurn, visit } from './browser.ts';
import { onSite } from './setup.ts';
import { gameForTwo, shelvedGames } from './shelf.ts';
import { namelessSigns } from './signs.ts';

const at = onSite();

/** The kinds of things that each game can explain; a game without terms explains nothing. */
async function kindsByGame(): Promise<[string, string[]][]> {
  const kinds: [string, string[]][] = [];
  for (const id of await shelvedGames()) {
    const folder = await loadGame(id);
    const terms = folder.ok ? folder.value.glossaryOf?.(folder.value.game).terms : undefined;
    if (terms !== undefined) kinds.push([id, Object.keys(terms)]);
  }
  return kinds;
}

test.each(await kindsByGame())('nothing on the board of %s is without a name', async (game, kinds) => {
  const { context, page } = await visit(at.browser);
  await startMatch(page, at.site.url, game);
  for (let move = 0; move < 25 && (await untilMyTurn(page)); move++) {
    expect(await page.evaluate(namelessSigns, kinds)).toEqual([]);
    await makeAMove(page);
  }
  await context.close();
});

test('whoever rests on a thing, or asks where the focus is, is told what it is, and where the rules tell more', async () => {
  const { context, page, complaints } = await visit(at.browser);
  await startMatch(page, at.site.url, await gameForTwo());
  await untilMyTurn(page);
  const answer = page.locator('.what-is-this');
  const asked = page.locator('[data-term=penalties]:visible').first();
  // Whoever listens comes a moment after the board.
  for (let tries = 0; tries < 10 && !(await answer.isVisible()); tries++) {
    await page.mouse.move(0, 0);
    await asked.hover();
    await answer.waitFor({ timeout: 1_500 }).catch(() => undefined);
  }
  expect(await axeViolations(page)).toEqual([]);
  const [thing, said] = [await asked.boundingBox(), await answer.boundingBox()];
  if (thing === null || said === null) throw new Error('nothing to see');
  expect(said.y + said.height <= thing.y || said.y >= thing.y + thing.height, 'it lies over what it tells about').toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await answer.waitFor({ state: 'detached' });

  const spot = page.locator('[data-move]:visible').first();
  await page.mouse.move(0, 0);
  await spot.focus();
  await page.keyboard.press('?');
  await answer.getByText('You can take it').waitFor();
  await answer.getByRole('button', { name: 'In the rules' }).click();
  await page.locator('.rules-drawer').waitFor();
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a finger that holds a thing asks and does not play', async () => {
  const { context, page } = await visit(at.browser, { width: 360, touch: true });
  await startMatch(page, at.site.url, await gameForTwo());
  await untilMyTurn(page);
  const version = await page.getAttribute('.table', 'data-version');
  const box = await page.locator('[data-move]:visible').first().boundingBox();
  if (box === null) throw new Error('nothing to hold');
  const client = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.locator('.what-is-this').waitFor();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.locator('.what-is-this').getByRole('button', { name: 'Close' }).tap();
  await page.locator('.what-is-this').waitFor({ state: 'detached' });
  expect(await page.getAttribute('.table', 'data-version')).toBe(version);
  await context.close();
});
