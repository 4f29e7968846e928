import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAMove, openBrowser, stepOf, visit } from './browser.ts';
import { shelvedGames } from './shelf.ts';

let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({
    configFile: join(import.meta.dirname, '../web/vite.config.ts'),
    server: { port: 0, host: '127.0.0.1', ws: false },
    logLevel: 'error',
  });
  await server.listen();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test('the client that developers see works as the built one does', async () => {
  const [game] = await shelvedGames();
  const site = server.resolvedUrls?.local[0] ?? '';
  const { context, page } = await visit(browser);
  page.setDefaultTimeout(60_000);
  await page.goto(`${site}game/${game}`);
  await page.waitForSelector('.setup');
  await page.waitForLoadState('networkidle');
  await page.click('button[type=submit]');
  await page.waitForSelector('.table');
  await makeAMove(page);
  expect(await stepOf(page)).toBeGreaterThan(0);
  expect(await page.textContent('main')).not.toContain('[object');
  await context.close();
});
