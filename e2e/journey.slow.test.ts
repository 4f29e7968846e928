import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FEWEST_DECISIONS, LAST_RESORT } from './byName.ts';
import {
  makeAMove,
  startMatch,
  stepOf,
  untilDrawn,
  untilMyTurn,
  untilStepAfter,
  visit,
  withoutLots,
} from './browser.ts';
import { shelvedGames } from './shelf.ts';
import { onSite } from './setup.ts';
import { rememberShortMatch } from './shortMatch.ts';

const at = onSite();

const games = await shelvedGames();

/** Runs in the page: whether something that can be done lies whole between the top and the prompt. */
function isAnythingInSight(): boolean {
  const end = document.querySelector('.prompt-bar')?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll('[data-move], [data-opens]')].some((choice) => {
    const { top, bottom, width } = choice.getBoundingClientRect();
    return width > 0 && top >= 0 && bottom <= end;
  });
}

/** A place that shows what its move does, after as many moves as it takes until there is one. */
async function somethingToLookAt(page: Page): Promise<Locator> {
  const place = page.locator('[data-move][data-looks]:visible').first();
  await untilMyTurn(page);
  for (let move = 0; move < 30 && (await place.count()) === 0; move++) {
    await makeAMove(page);
    await untilMyTurn(page);
  }
  return place;
}

/** What a key opened or changed is numbered anew within some frames, unless the match has gone on meanwhile. */
const untilNumbered = (page: Page, before: number): Promise<void> =>
  page.evaluate(async (step) => {
    const isOn = (): boolean => Number(document.querySelector<HTMLElement>('.table')?.dataset.version) > step;
    for (let frame = 0; frame < 6 && !isOn(); frame++) await new Promise(requestAnimationFrame);
  }, before);

/** Runs in the page: the numbers of what can be done; ways to give up only where there is nothing else. */
function numbersToPlay(lastResort: string): number[] {
  const numbered = [...document.querySelectorAll<HTMLElement>('[data-move], [data-opens]')]
    .filter((spot) => spot.checkVisibility() && spot.getAttribute('aria-disabled') !== 'true')
    .slice(0, 9);
  const isLast = (spot: HTMLElement): boolean =>
    new RegExp(lastResort).test(spot.getAttribute('aria-label') ?? spot.textContent);
  const all = numbered.map((_, index) => index + 1);
  const acts = all.filter((number) => !isLast(numbered[number - 1]));
  return acts.length > 0 ? acts : all;
}

/** Runs in the page: Enter on something that plays, else the number of the first thing that does, else the first number. */
function nextKey(): string {
  if (document.activeElement?.matches('[data-move]') === true) return 'Enter';
  const numbered = [...document.querySelectorAll('[data-move], [data-opens]')].filter(
    (spot) => spot.checkVisibility() && spot.getAttribute('aria-disabled') !== 'true',
  );
  const plays = numbered.slice(0, 9).findIndex((spot) => spot.matches('[data-move]'));
  return String(1 + Math.max(0, plays));
}

describe.each(games)('%s in the browser', (game) => {
  test('on a phone, whoever is asked for something has it in sight', async () => {
    const { context, page } = await visit(at.browser, { width: 360 });
    await startMatch(page, at.site.url, game);
    for (let move = 0; move < 15 && (await untilMyTurn(page)); move++) {
      // The board moves to it some frames later, which a busy machine draws slowly.
      await expect.poll(() => page.evaluate(isAnythingInSight), { timeout: 5000 }).toBe(true);
      await makeAMove(page);
    }
    await context.close();
  });

  test('a finger looks with its first tap and plays with its second', async () => {
    const { context, page, complaints } = await visit(at.browser, { width: 360, touch: true });
    await startMatch(page, at.site.url, game);
    const place = await somethingToLookAt(page);
    const move = await place.getAttribute('data-move');
    const board = async (): Promise<string> =>
      (await page.locator('.board').innerHTML()).replaceAll(/ data-looked=""/g, '');
    // The mouse that has pressed the buttons before shows what it rests on.
    await page.mouse.move(0, 0);
    const before = await board();
    await place.tap();
    await page.locator('.do-it').waitFor();
    expect(await page.locator('[data-looked]').getAttribute('data-move')).toBe(move);
    expect(await board(), 'what the move does is shown').not.toBe(before);
    const step = await stepOf(page);
    await page.locator('[data-looked]').tap();
    await untilStepAfter(page, step);
    await page.locator('.do-it').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a whole match from the shelf to the replay; a reload on the way loses nothing', async () => {
    const { context, page, complaints } = await visit(at.browser);
    await startMatch(page, at.site.url, game);
    for (let move = 0; move < 3; move++) await makeAMove(page);
    await untilMyTurn(page);
    await untilDrawn(page);
    const before = await page.locator('.log li').allTextContents();
    await page.reload();
    await untilMyTurn(page);
    await untilDrawn(page);
    expect(await page.locator('.log li').allTextContents()).toEqual(before);

    await page.goto(at.site.url);
    await page.getByRole('link', { name: /^Continue/ }).click();
    while (await makeAMove(page)) await untilMyTurn(page);
    expect(await page.textContent('section.end h2')).not.toBe('');
    expect(await page.title()).toMatch(/^Over/);

    await page.click('section.end a[href^="/replay/"]');
    await page.getByRole('button', { name: 'End', exact: true }).click();
    const last = await stepOf(page);
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await stepOf(page)).toBe(last - 1);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    // The log follows the board by a frame.
    await expect.poll(() => page.locator('.log li').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a whole match by keyboard alone, in three keys a decision or fewer', async () => {
    const { context, page, complaints } = await visit(at.browser);
    await rememberShortMatch(context, game);
    await page.goto(`${at.site.url}/game/${game}`);
    await page.waitForSelector('.setup');
    await page.focus('#main');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys++;
      await page.keyboard.press(key);
    };
    let decisions = 0;
    for (; await untilMyTurn(page); decisions++) {
      const before = await stepOf(page);
      await page.waitForFunction(() => document.querySelector('.key-numbers kbd') !== null);
      const numbers = await page.evaluate(numbersToPlay, LAST_RESORT.source);
      const number = String(numbers[decisions % numbers.length]);
      for (let tries = 0; tries < 16 && (await stepOf(page)) === before; tries++) {
        await press(tries === 0 ? number : await page.evaluate(nextKey));
        await untilNumbered(page, before);
      }
      await untilStepAfter(page, before);
    }
    expect(decisions).toBeGreaterThanOrEqual(FEWEST_DECISIONS);
    expect(keys / decisions).toBeLessThanOrEqual(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('end-title');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('once loaded, everything works without a network, bots included', async () => {
  const { context, page } = await visit(at.browser);
  await page.goto(at.site.url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${at.site.url}/game/${games[0]}`);
  await page.click('button[type=submit]');
  await makeAMove(page);
  expect(await untilMyTurn(page)).toBe(true);
  await page.reload();
  expect(await untilMyTurn(page)).toBe(true);
  await context.close();
});

test('two tabs on one match show the same', async () => {
  const { context, page } = await visit(at.browser);
  await startMatch(page, at.site.url, games[0]);
  await untilMyTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await untilMyTurn(other);
  await makeAMove(page);
  await untilMyTurn(page);
  await untilDrawn(page);
  const lines = await page.locator('.log li').allTextContents();
  await other.waitForFunction((count) => document.querySelectorAll('.log li').length >= count, lines.length);
  await untilDrawn(other);
  expect(await other.locator('.log li').allTextContents()).toEqual(lines);
  await context.close();
});

test('undo takes the bots’ answers back with the move, redo brings them again', async () => {
  const { context, page } = await visit(at.browser);
  await startMatch(page, at.site.url, games[0]);
  await untilMyTurn(page);
  await makeAMove(page);
  await untilMyTurn(page);
  await untilDrawn(page);
  const after = await page.locator('.log li').allTextContents();
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.log li').count()).toBeLessThan(after.length);
  await page.keyboard.press('r');
  await expect.poll(() => page.locator('.log li').allTextContents()).toEqual(after);
  await context.close();
});

test('the same deal again is the same deal', async () => {
  const { context, page } = await visit(at.browser);
  await page.goto(`${at.site.url}/game/${games[0]}`);
  // Whoever is first sees just what was dealt: a bot's choice is no part of the deal.
  await withoutLots(page);
  await page.click('button[type=submit]');
  await untilMyTurn(page);
  const spots = () => page.locator('[data-move]').evaluateAll((each) => each.map((spot) => spot.outerHTML));
  const deal = await spots();
  const first = page.url();
  await page.getByRole('button', { name: 'Same deal again' }).click();
  await page.waitForURL((url) => url.href !== first);
  await untilMyTurn(page);
  expect(await spots()).toEqual(deal);
  await context.close();
});

test('whoever wants to play with a single tap says so in the settings', async () => {
  const { context, page } = await visit(at.browser, { width: 360, touch: true });
  await page.goto(`${at.site.url}/settings`);
  await page.getByLabel('the first tap shows what a move does').uncheck();
  const [game] = games;
  await startMatch(page, at.site.url, game);
  const place = await somethingToLookAt(page);
  const step = await stepOf(page);
  await place.tap();
  await untilStepAfter(page, step);
  expect(await page.locator('.do-it').count()).toBe(0);
  await context.close();
});
