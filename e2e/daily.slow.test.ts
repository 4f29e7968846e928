import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeAMove, visit } from './browser.ts';
import { onServer } from './setup.ts';

const at = onServer();

const row = (page: Page, place = 0) => page.locator('.ticket').nth(place);

/** Somebody with a name, at the games of the day. */
async function comeAs(page: Page, name: string): Promise<void> {
  await page.goto(at.server.url);
  await page.evaluate(
    (mine) =>
      localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false, name: mine })),
    name,
  );
  await page.goto(`${at.server.url}/daily`);
}

/** Everything that pages are sent from now on. */
function overhear(context: BrowserContext): string[] {
  const heard: string[] = [];
  const listen = (page: Page): void => {
    page.on(
      'response',
      (response) =>
        void response.text().then(
          (text) => heard.push(text),
          () => undefined,
        ),
    );
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  };
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return heard;
}

async function secrets(): Promise<string[]> {
  const { store } = at.server.context;
  const day = new Date().toISOString().slice(0, 10);
  const keys = (await store.keptKeys('daily:')).filter((key) => key.slice('daily:'.length) >= day);
  return Promise.all(keys.map((key) => store.keep(key, '')));
}

test('the one try is dealt by the server, goes on after a closed tab, is listed, and another deal is practised', async () => {
  const { page: first, context, complaints } = await visit(at.browser);
  const heard = overhear(context);
  await comeAs(first, 'Ada');
  await row(first).getByRole('button', { name: /^Play/ }).click();
  await first.waitForURL(/\/t\//);
  await first.waitForSelector('.table');
  await makeAMove(first);
  const table = first.url();
  expect(await first.getByRole('button', { name: /offline|bot play|Offer/ }).count()).toBe(0);
  await first.close();
  const page = await context.newPage();
  await page.goto(`${at.server.url}/daily`);
  await row(page)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await page.waitForSelector('.table');
  expect(page.url()).toBe(table);
  while (await makeAMove(page));
  // The end itself says how it stands.
  await page
    .locator('.daily-end')
    .getByText(/The first to play it/)
    .waitFor();
  // What it was dealt from is told to nobody, by no door of the page.
  await page.goto(`${at.server.url}/replay/t-${table.split('/').at(-1)}`);
  await page.getByText('its deal is told when the day is over').waitFor();
  await page.goto(`${at.server.url}/daily`);
  await row(page)
    .getByText(/The first to play it/)
    .waitFor();
  await row(page).locator('summary').click();
  await row(page)
    .getByText(/^Ada, /)
    .waitFor();
  const seeds = await secrets();
  expect(seeds.length).toBeGreaterThan(5);
  expect(heard.some((text) => text.includes('"commitment"'))).toBe(true);
  expect(seeds.filter((seed) => heard.some((text) => text.includes(seed)))).toEqual([]);
  await row(page)
    .getByRole('button', { name: /^Practise/ })
    .click();
  await page.waitForURL(/\/match\//);
  await page.waitForSelector('.table');
  const practice = page.url().split('/').at(-1) ?? '';
  expect(await page.evaluate((id) => localStorage.getItem(`bandstand:match:${id}`), practice)).toContain(
    '"deal":"same"',
  );
  // Home says what it was.
  await page.goto(at.server.url);
  await page.locator('.strip').getByText('The first to play it').waitFor();
  await page.locator('.strip').getByRole('link', { name: 'Results' }).click();
  await row(page).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two tabs that were open before share the one try', async () => {
  const { page, context } = await visit(at.browser);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${at.server.url}/daily`);
  const play = async (tab: Page): Promise<string> => {
    await row(tab, 1).locator('.ticket-play').click();
    await tab.waitForURL(/\/t\//);
    return tab.url();
  };
  expect(await play(other)).toBe(await play(page));
  await context.close();
});

test('another device that has the same device key goes on with the try', async () => {
  const phone = await visit(at.browser);
  await comeAs(phone.page, 'Grace');
  await row(phone.page).getByRole('button', { name: /^Play/ }).click();
  await phone.page.waitForSelector('.table');
  await makeAMove(phone.page);
  const key = await phone.page.evaluate(() => localStorage.getItem('bandstand:device'));
  const desk = await visit(at.browser);
  await comeAs(desk.page, 'Grace');
  await desk.page.evaluate((known) => localStorage.setItem('bandstand:device', known ?? ''), key);
  await row(desk.page).getByRole('button', { name: /^Play/ }).click();
  await desk.page.waitForSelector('.table');
  expect(desk.page.url()).toBe(phone.page.url());
  while (await makeAMove(desk.page));
  await expect.poll(() => desk.page.locator('.daily-end').textContent()).toMatch(/first to play it|place \d/i);
  await Promise.all([phone.context.close(), desk.context.close()]);
});

test('without a connection the page says that the try needs the server, and offers a practice that counts nowhere', async () => {
  const { page, context } = await visit(at.browser);
  await comeAs(page, 'Away');
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await row(page).getByRole('button', { name: /^Play/ }).click();
  await row(page)
    .getByText(/dealt by the server, which cannot be reached/)
    .waitFor();
  await row(page)
    .getByRole('button', { name: /^Practise/ })
    .click();
  await page.waitForURL(/\/match\//);
  await page.waitForSelector('.table');
  while (await makeAMove(page));
  await context.setOffline(false);
  await page.goto(`${at.server.url}/daily`);
  // The try is still there to be played.
  await row(page).getByRole('button', { name: /^Play/ }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('bandstand:daily-tries'))).toBe(null);
  await context.close();
});

test('what was given up is not promised a place', async () => {
  const { page, context } = await visit(at.browser);
  await comeAs(page, 'Late');
  // For two: who resigns ends it.
  const twoHanded = page.locator('.ticket', { hasText: 'Against 1 bot' }).first();
  await twoHanded.getByRole('button', { name: /^Play/ }).click();
  await page.waitForSelector('.table');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.locator('.table-links').getByRole('button', { name: 'Resign' }).click();
  await expect.poll(() => page.locator('.daily-end').textContent()).toContain('Not counted');
  await page.goto(`${at.server.url}/daily`);
  await page
    .locator('.ticket', { hasText: 'Not counted' })
    .getByRole('button', { name: /^Practise/ })
    .waitFor();
  await context.close();
});
