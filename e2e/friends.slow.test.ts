import { expect, test } from 'vitest';
import { visit, type Visit } from './browser.ts';
import { onServer } from './setup.ts';
import { gameForTwo } from './shelf.ts';

const game = await gameForTwo();
const at = onServer({ unlimited: true });

async function resign({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.locator('section.end').waitFor();
}

test('whoever was played with is invited again with one press, finds the table among theirs, and the series counts', async () => {
  const [host, guest] = [await visit(at.browser, { width: 360 }), await visit(at.browser)];
  for (const { page } of [host, guest]) page.on('dialog', (dialog) => void dialog.accept());
  await host.page.goto(`${at.server.url}/tables/${game}`);
  await host.page.getByLabel('Name of seat 1').fill('Ada');
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await host.page.locator('.share input').first().inputValue();
  await guest.page.goto(link);
  await guest.page.locator('.join input').first().fill('Grace');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.waitForSelector('.table');
  await host.page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(guest);
  await host.page.locator('section.end').waitFor();
  await expect.poll(() => host.page.evaluate(() => localStorage.getItem('bandstand:meetings'))).toContain('Grace');
  // Grace has gone home; Ada asks her days later.
  await guest.page.goto(at.server.url);
  await host.page.goto(`${at.server.url}/tables`);
  await host.page.getByText('1 match: 1 won, 0 lost').waitFor();
  await host.page.getByRole('button', { name: /^Invite again: Grace/ }).click();
  await host.page.waitForURL(/\/t\//);
  const again = host.page.url();
  await guest.page.reload();
  const invitation = guest.page.locator('.match-row').filter({
    has: guest.page.locator(`a[href="${new URL(again).pathname}"]`),
  });
  await invitation.getByText('Ada would like to play again').waitFor();
  await invitation.getByRole('button', { name: 'Play again' }).click();
  await guest.page.getByRole('button', { name: 'Resign' }).waitFor();
  await resign(guest);
  for (const { page } of [host, guest]) await page.getByText('Series after 2 matches: Ada 2, Grace 0').waitFor();
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await host.context.close();
  await guest.context.close();
}, 90_000);
