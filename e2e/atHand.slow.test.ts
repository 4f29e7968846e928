import type { NewTable, Seated } from '@bandstand/protocol';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { onServer } from './setup.ts';
import { gameForTwo } from './shelf.ts';

const game = await gameForTwo();
const at = onServer({ unlimited: true });
const PHONE = { width: 360, touch: true } as const;

async function post<Answer>(path: string, body: object, invite = ''): Promise<Answer> {
  const response = await fetch(`${at.server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(invite === '' ? {} : { 'x-invite': invite }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

/** The link to the seat of Ada, who has made a table for two; the other seat is taken by a guest, if one is named. */
async function linkTo(wish: Partial<NewTable>, guest?: string): Promise<string> {
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const { match, token, invite } = await post<Seated>('/api/matches', { game, name: 'Ada', seats, ...wish });
  if (guest !== undefined) await post(`/api/matches/${match}/seats`, { name: guest }, invite ?? '');
  return `${at.server.url}/t/${match}#seat=${token ?? ''}`;
}

const isOnScreen = (part: Locator): Promise<boolean> =>
  part.evaluate((shown) => {
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  });

test('on a phone both clocks, who is away, and that my time ran out are in sight without scrolling', async () => {
  const ada = await linkTo({ pace: { type: 'perMove', seconds: 10 } }, 'Bo');
  const { context, page, complaints } = await visit(at.browser, PHONE);
  await page.goto(ada);
  const clock = page.locator('.my-clock');
  await clock.waitFor();
  expect(await isOnScreen(clock)).toBe(true);
  const away = page.getByText('Bo is away.');
  await away.waitFor();
  expect(await isOnScreen(away)).toBe(true);
  await page.locator('.my-clock.late').waitFor();
  const ranOut = page.getByText('Your time ran out. A bot plays for you.');
  await ranOut.waitFor();
  expect(await isOnScreen(ranOut)).toBe(true);
  expect(await isOnScreen(page.getByRole('button', { name: 'Take my seat back' }))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(complaints).toEqual([]);
  await context.close();
}, 60_000);

test('in the waiting room of a match for days a bot of a level takes the seat of a friend who does not come', async () => {
  const ada = await linkTo({ seats: [{ kind: 'open' }, { kind: 'me' }], pace: { type: 'perMove', seconds: 86_400 } });
  const { context, page } = await visit(at.browser, PHONE);
  await page.goto(ada);
  await page.getByRole('button', { name: 'Tell me when it begins' }).waitFor();
  await page.getByText('Nobody need keep this page open').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByLabel('Who comes to seat 1').selectOption({ label: 'Bot: Fair' });
  await page.locator('.table').waitFor();
  await page.getByText('bot, Fair').waitFor();
  await context.close();
}, 60_000);

test('who was sent away reads that, and nothing of keys', async () => {
  const host = await visit(at.browser, PHONE);
  host.page.on('dialog', (dialog) => void dialog.accept());
  await host.page.goto(`${at.server.url}/tables/${game}`);
  await host.page.getByLabel('Name of seat 1').fill('Ada');
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.page.locator('.share input').first().inputValue();
  const guest = await visit(at.browser, PHONE);
  await guest.page.goto(link);
  await guest.page.locator('.join input').first().fill('Bo');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForSelector('.table');
  await host.page.getByText('Send somebody away').click();
  await host.page.locator('details').getByRole('button', { name: 'Bo', exact: true }).click();
  await guest.page.getByText('Ada has sent you away from this table').waitFor();
  expect(await guest.page.locator('main').innerText()).not.toMatch(/key/i);
  await guest.page.getByRole('button', { name: 'To the tables' }).click();
  await guest.page.waitForURL(/\/tables$/);
  await host.context.close();
  await guest.context.close();
}, 60_000);
