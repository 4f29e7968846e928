import { gameIds, loadGame } from '@bandstand/games';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, makeAMove, stepOf, untilStepAfter, visit, type Visit, withoutLots } from './browser.ts';
import { deadLine } from './deadLine.ts';
import { onServer } from './setup.ts';
import { gameForTwo, shelvedGames } from './shelf.ts';

const game = await gameForTwo();
const at = onServer({ unlimited: true });

/** Makes a table as a host would, and returns the link for friends. */
async function makeTable(page: Page, pace?: string, which = game, site = at.server.url): Promise<string> {
  await page.goto(`${site}/tables/${which}`);
  await page.getByLabel('Name of seat 1').fill('Ada');
  if (pace !== undefined) await page.locator(`select:has(option[value="${pace}"])`).selectOption(pace);
  // Who sits where is known to those who look at it here.
  await withoutLots(page);
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForSelector('.share');
  return page.locator('.share input').first().inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('.join input').first().fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForSelector('.table');
}

/** Lets whoever is to move play, until the match is over or the count is reached. */
async function playTogether(pages: readonly Page[], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await Promise.race(pages.map((page) => page.waitForSelector('[data-move], section.end').catch(() => undefined)));
    const counts = await Promise.all(pages.map((page) => page.locator('[data-move]').count()));
    const mover = counts.findIndex((moves) => moves > 0);
    if (mover < 0) {
      if ((await pages[0].locator('section.end').count()) > 0) return;
      continue;
    }
    const before = await Promise.all(pages.map(stepOf));
    await pages[mover].locator('[data-move]').first().click();
    await Promise.all(
      pages.map((page, seat) =>
        page.waitForFunction(
          (step) => Number(document.querySelector<HTMLElement>('.table')?.dataset.version) > step,
          before[seat],
        ),
      ),
    );
  }
}

const close = (...visits: readonly Visit[]): Promise<unknown> =>
  Promise.all(visits.map(({ context }) => context.close()));

test('two people play a whole game by link; one closes the tab and comes back on a phone', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  const link = await makeTable(host.page);
  expect(await host.page.locator('[data-move]').count(), 'the deal is hidden until all are there').toBe(0);
  await sitDown(guest.page, link, 'Grace');
  await playTogether([host.page, guest.page], 9);

  const seatLink = await guest.page.locator('.table-links .share input').last().inputValue();
  await guest.context.close();
  await host.page.getByText('away', { exact: true }).waitFor();
  const phone = await visit(at.browser, { width: 360 });
  await phone.page.goto(seatLink);
  await phone.page.waitForSelector('.table');
  expect(phone.page.url(), 'the key is taken out of the address').not.toContain('#');
  expect(await axeViolations(phone.page)).toEqual([]);
  await playTogether([host.page, phone.page], 40);
  await host.page.getByRole('button', { name: 'Check fairness' }).click();
  await host.page.getByText('The whole game follows from what was sealed').waitFor();

  await host.page.getByRole('link', { name: 'Replay' }).last().click();
  await host.page.getByRole('button', { name: 'Forward' }).click();
  await host.page.getByRole('button', { name: 'Play on from here against bots' }).click();
  await host.page.waitForSelector('[data-move]');
  expect(host.page.url()).toContain('/match/');
  expect([...host.complaints, ...phone.complaints]).toEqual([]);
  await close(host, phone);
}, 120_000);

/** Without scrolling. */
async function expectInSight(spot: Locator): Promise<void> {
  await spot.waitFor();
  const box = await spot.boundingBox();
  const { height = 0 } = spot.page().viewportSize() ?? {};
  expect(box !== null && box.y >= 0 && box.y + box.height <= height).toBe(true);
}

test('a spectator sees the table but cannot act; undo by consent, asked in sight of all, takes a move back', async () => {
  const host = await visit(at.browser, { width: 360 });
  const guest = await visit(at.browser, { width: 360 });
  const link = await makeTable(host.page);
  await sitDown(guest.page, link, 'Grace');
  await playTogether([host.page, guest.page], 2);
  const spectator = await visit(at.browser);
  await spectator.page.goto(link);
  await spectator.page.waitForSelector('.table');
  expect(await spectator.page.locator('[data-move]').count()).toBe(0);
  expect(await spectator.page.getByRole('button', { name: 'Undo' }).count()).toBe(0);

  await host.page.getByRole('button', { name: 'Undo' }).click();
  const ask = host.page.getByRole('button', { name: 'Ask to take it back' });
  await expectInSight(ask);
  await ask.click();
  await expectInSight(guest.page.getByRole('button', { name: 'Agree' }));
  await guest.page.getByRole('button', { name: 'Agree' }).click();
  await host.page.waitForSelector('[data-move]');
  await spectator.page.getByText('Nothing yet').waitFor();
  await close(host, guest, spectator);
}, 60_000);

test('whoever resigns sees how it ended, and so does the other one, wherever they have scrolled to', async () => {
  const host = await visit(at.browser, { width: 360 });
  const guest = await visit(at.browser, { width: 360 });
  await sitDown(guest.page, await makeTable(host.page), 'Grace');
  await playTogether([host.page, guest.page], 2);
  await host.page.getByRole('button', { name: 'Offer to end' }).scrollIntoViewIfNeeded();
  guest.page.on('dialog', (dialog) => void dialog.accept());
  await guest.page.getByRole('button', { name: 'Resign' }).click();
  for (const { page } of [host, guest]) {
    await expectInSight(page.getByRole('heading', { name: 'Grace resigned; Ada wins.' }));
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  }
  await close(host, guest);
}, 60_000);

test('by correspondence the home page and the tab title say that it is my turn', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  const link = await makeTable(host.page, '1d');
  await sitDown(guest.page, link, 'Grace');
  await host.page.goto(at.server.url);
  await host.page.getByText('your turn at 1').waitFor();
  expect(await host.page.title()).toBe('(1) Bandstand');
  const row = host.page.locator('.match-row.is-turn');
  expect(await row.textContent()).toMatch(/your turn, 2[34] h \d+ min left/);
  await host.context.setOffline(true);
  await host.page.getByText('this is how the tables stood').waitFor();
  expect(await row.count()).toBe(1);
  await host.context.setOffline(false);
  await host.page.getByText('this is how the tables stood').waitFor({ state: 'detached' });
  await row.getByRole('link', { name: 'Play', exact: true }).click();
  await host.page.waitForSelector('[data-move]');
  await host.page.getByText('23 h').or(host.page.getByText('24 h')).first().waitFor();
  await close(host, guest);
}, 60_000);

test('a lost line comes back by itself and a move made meanwhile counts once', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  await sitDown(guest.page, await makeTable(host.page), 'Grace');
  await host.page.waitForSelector('[data-move]');
  const before = await stepOf(guest.page);
  await host.context.setOffline(true);
  await host.page.locator('[data-move]').first().click();
  await host.context.setOffline(false);
  await guest.page.waitForFunction(
    (step) => Number(document.querySelector<HTMLElement>('.table')?.dataset.version) > step,
    before,
  );
  expect(await stepOf(guest.page)).toBe(before + 1);
  await close(host, guest);
}, 60_000);

test('a line that died without a word is noticed: what was missed comes, and a move made meanwhile counts', async () => {
  const line = await deadLine(at.server.url);
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  await host.page.clock.install();
  const link = await makeTable(host.page, undefined, game, line.url);
  await sitDown(guest.page, link.replace(line.url, at.server.url), 'Grace');
  await host.page.locator('[data-move]').first().click();
  await guest.page.waitForSelector('[data-move]');
  line.die();
  const before = await stepOf(host.page);
  await guest.page.locator('[data-move]').first().click();
  await untilStepAfter(guest.page, before);
  expect(await stepOf(host.page)).toBe(before);

  await host.page.clock.fastForward(26_000);
  await host.page.clock.fastForward(3_000);
  await host.page.getByText('No answer yet').waitFor();
  await host.page.clock.fastForward(9_000);
  await host.page.getByText('The connection is down').waitFor();
  await host.page.clock.fastForward(2_000);
  await untilStepAfter(host.page, before);

  while ((await host.page.locator('[data-move]').count()) === 0) await makeAMove(guest.page);
  line.die();
  const step = await stepOf(guest.page);
  await host.page.locator('[data-move]').first().click();
  for (const ms of [3_000, 9_000, 2_000]) await host.page.clock.fastForward(ms);
  await untilStepAfter(guest.page, step);
  await untilStepAfter(host.page, step);
  expect(await stepOf(guest.page)).toBe(step + 1);
  await close(host, guest);
  await line.close();
}, 60_000);

/** A game in which seats go by names of their own; its board thinks ahead at the pointer. */
async function gameWithNames(): Promise<string> {
  for (const id of await gameIds()) {
    const folder = await loadGame(id);
    if (folder.ok && folder.value.game.seatCaption !== undefined) return id;
  }
  throw new Error('no game with names for its seats');
}

test('a pointer that rests where it clicked does not break the board when the answer comes', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser);
  await sitDown(guest.page, await makeTable(host.page, undefined, await gameWithNames()), 'Grace');
  const pages = [host.page, guest.page];
  while ((await stepOf(guest.page)) < 16) {
    await Promise.race(pages.map((page) => page.waitForSelector('[data-move]').catch(() => undefined)));
    for (const page of pages) if ((await page.locator('[data-move]:visible').count()) > 0) await makeAMove(page);
  }
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await close(host, guest);
}, 60_000);

test('seats are swapped while waiting, and a name written at one screen stands at the other', async () => {
  const host = await visit(at.browser);
  const guest = await visit(at.browser, { width: 360 });
  const link = await makeTable(host.page, undefined, await gameWithNames());
  await host.page.getByRole('button', { name: 'Sit here, on seat 2' }).click();
  await host.page.locator('.waiting-room li:nth-child(2)').getByText('Ada (you)').waitFor();
  expect(await axeViolations(host.page)).toEqual([]);
  await sitDown(guest.page, link, 'Grace');
  await host.page.waitForSelector('.table');
  const name = host.page.getByRole('textbox', { name: / name$/ });
  await name.fill('Ada <i>Band</i>');
  await name.press('Enter');
  await guest.page.getByRole('tab', { name: /^Ada/ }).click();
  await guest.page.getByRole('heading', { name: 'Ada <i>Band</i>' }).waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await close(host, guest);
}, 60_000);

test('on a phone talk is noticed over the prompt, counted, and one press away', async () => {
  const host = await visit(at.browser, { width: 360 });
  const guest = await visit(at.browser, { width: 360 });
  const link = await makeTable(host.page);
  await sitDown(guest.page, link, 'Grace');
  await playTogether([host.page, guest.page], 1);
  await guest.page.getByRole('button', { name: 'Talk' }).click();
  await guest.page.getByPlaceholder('Say something').fill('Well played');
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await host.page.evaluate(() => scrollTo(0, 0));
  await expectInSight(host.page.locator('.heard.said'));
  const badge = host.page.getByRole('button', { name: 'Talk, 1 new line' });
  await expectInSight(badge);
  await badge.click();
  await expectInSight(host.page.getByPlaceholder('Say something'));
  await expect.poll(() => badge.count()).toBe(0);
  await close(host, guest);
});

test('roles are named where a table is made, joined and waited at', async () => {
  const [host, guest] = [await visit(at.browser), await visit(at.browser)];
  for (const game of await shelvedGames()) {
    const folder = await loadGame(game);
    const roles = folder.ok ? folder.value.game.text.seats : undefined;
    if (roles === undefined) continue;
    await host.page.goto(`${at.server.url}/tables/${game}`);
    const cards = host.page.locator('.seat-card');
    await cards.first().waitFor();
    expect(await cards.locator('.seat-title').allTextContents()).toEqual(roles.slice(0, await cards.count()));
    await host.page.click('button[type=submit]');
    await host.page.waitForSelector('.waiting-room');
    expect(await host.page.locator('.waiting-room .seat-title').allTextContents()).toContain(roles[1]);
    await guest.page.goto(await host.page.locator('.share input').first().inputValue());
    await guest.page.getByRole('option', { name: `Seat 2, ${roles[1]}` }).waitFor({ state: 'attached' });
  }
  await close(host, guest);
});
