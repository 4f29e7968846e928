import { expect, test } from 'vitest';
import { visit } from './browser.ts';
import { onServer } from './setup.ts';
import { gameForTwo } from './shelf.ts';

const at = onServer({ unlimited: true });

test('home tells of public tables: where somebody waits, and what can be watched', async () => {
  const [host, guest, onlooker] = [
    await visit(at.browser),
    await visit(at.browser, { width: 360 }),
    await visit(at.browser),
  ];
  await guest.page.goto(at.server.url);
  await guest.page.locator('.notices').scrollIntoViewIfNeeded();
  await guest.page.waitForLoadState('networkidle');
  expect(await guest.page.locator('.around').count()).toBe(0);

  await host.page.goto(`${at.server.url}/tables/${await gameForTwo()}`);
  await host.page.getByLabel('Name of seat 1').fill('Ada');
  await host.page.getByLabel(/^Public/).check();
  await host.page.getByRole('button', { name: 'Make the table' }).click();
  await host.page.locator('.share input').first().waitFor();

  await guest.page.reload();
  await guest.page.locator('.notices').scrollIntoViewIfNeeded();
  await guest.page.getByRole('link', { name: /Ada waits/ }).click();
  await guest.page.locator('.join input').first().fill('Grace');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.locator('.table').waitFor();

  await onlooker.page.goto(at.server.url);
  await onlooker.page.locator('.notices').scrollIntoViewIfNeeded();
  await onlooker.page.getByRole('link', { name: /watch Ada|watch Grace/ }).click();
  await onlooker.page.locator('.table').waitFor();
  await onlooker.page
    .getByText(/You are watching/)
    .first()
    .waitFor();
  expect([...host.complaints, ...guest.complaints, ...onlooker.complaints]).toEqual([]);
  await Promise.all([host, guest, onlooker].map(({ context }) => context.close()));
});
