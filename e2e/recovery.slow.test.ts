import { parseRecord } from '@bandstand/engine';
import { gameIds } from '@bandstand/games';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit, type Visit } from './browser.ts';
import { onServer } from './setup.ts';

const at = onServer({ unlimited: true });

/** Finished matches of the archives as a file of progress. */
async function progressFiles(): Promise<string[]> {
  const files: string[] = [];
  for (const game of await gameIds()) {
    const folder = join(import.meta.dirname, '../games', game, 'tests/records');
    const [name] = (await readdir(folder)).filter((file) => file.endsWith('.json'));
    const parsed = parseRecord(JSON.parse(await readFile(join(folder, name), 'utf8')));
    if (!parsed.ok) throw new Error(parsed.problem.message);
    const record = parsed.value;
    const numbers = Array.from({ length: record.seats }, () => 1);
    const match = {
      id: record.checksum,
      at: 1,
      game,
      players: numbers.map((_, seat) => ({ name: `Seat ${seat + 1}` })),
      mine: [0],
      outcome: { shares: numbers, ranks: numbers, scores: numbers },
      record,
    };
    files.push(JSON.stringify({ format: 'bandstand-progress-1', played: [match] }));
  }
  return files;
}
const files = await progressFiles();

async function opened(): Promise<Visit> {
  const guest = await visit(at.browser);
  guest.page.on('dialog', (dialog) => void dialog.accept());
  await guest.page.goto(`${at.server.url}/progress`);
  return guest;
}

async function bring(page: Page, file: string): Promise<void> {
  const buffer = Buffer.from(file);
  await page.setInputFiles('input[type=file]', { name: 'progress.json', mimeType: 'application/json', buffer });
  await page.getByText('added.').waitFor();
}

const counted = (page: Page, matches: number): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Save ${matches} match`) }).waitFor();

const enter = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('I have a code').fill(code);
  await page.getByRole('button', { name: 'Bring my matches' }).click();
};

/** A day that was handed in, as a device keeps it. */
const STREAK = JSON.stringify({
  '2026-11-16 some-game': { match: 'm', standing: { score: 9, place: 1, of: 2, percentile: 50, isCounted: true } },
});

test('two devices and a wrong code: all matches are on both, the shared one counts once, deletion goes everywhere', async () => {
  const [first, second] = [await opened(), await opened()];
  for (const file of files.slice(0, 3)) await bring(first.page, file);
  for (const file of files.slice(2)) await bring(second.page, file);
  await first.page.evaluate((tries) => localStorage.setItem('bandstand:daily-tries', tries), STREAK);
  await first.page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = (await first.page.locator('.recovery-letters').textContent()) ?? '';

  await enter(second.page, 'ABCD-EFGH');
  await second.page.getByRole('alert').getByText('has 24 letters').waitFor();
  await enter(second.page, code.toLowerCase());
  await counted(second.page, files.length);
  expect(await second.page.evaluate(() => localStorage.getItem('bandstand:daily-tries'))).toBe(STREAK);
  await first.page.getByRole('button', { name: 'Bring together now' }).click();
  await counted(first.page, files.length);

  // Without a connection a match is deleted here; the server and the other device hear of it later.
  await first.context.setOffline(true);
  await first.page.getByRole('link', { name: 'Matches' }).first().click();
  await first.page.locator('.match-row').getByRole('button').first().click();
  await expect.poll(() => first.page.locator('.match-row').count()).toBe(files.length - 1);
  await first.context.setOffline(false);
  await first.page.goto(`${at.server.url}/progress`);
  await first.page.getByText('All devices have the same.').waitFor();
  await second.page.reload();
  await counted(second.page, files.length - 1);

  await first.page.getByRole('button', { name: 'Delete everything' }).click();
  await first.page.getByRole('link', { name: 'Choose a title' }).waitFor();
  await first.page.reload();
  await first.page.getByRole('link', { name: 'Choose a title' }).waitFor();
  await second.page.reload();
  await second.page.getByRole('alert').getByText('was deleted from another device').waitFor();
  await counted(second.page, files.length - 1);
  await enter(second.page, code);
  await second.page.getByRole('alert').waitFor();
  expect(first.complaints.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await first.context.close();
  await second.context.close();
});
