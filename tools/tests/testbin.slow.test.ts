import { Client } from 'pg';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserOptions } from '../browser.mjs';
import { startPg } from '../pg.mjs';

test('PostgreSQL starts from npm packages and answers', async () => {
  const server = await startPg();
  const client = new Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ sum: number }>('select 1 + 1 as sum');
  expect(rows).toEqual([{ sum: 2 }]);
  await client.end();
  await server.stop();
});

test('a real Chromium starts and runs a page', async () => {
  const browser = await chromium.launch(await browserOptions());
  const page = await browser.newPage();
  await page.setContent('<h1>Bandstand</h1>');
  expect(await page.textContent('h1')).toBe('Bandstand');
  await browser.close();
});
