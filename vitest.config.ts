import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import solid from 'vite-plugin-solid';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { browserOptions } from './tools/browser.mjs';
import { markdown } from './web/build/markdown.ts';

/** `quick`: Node tests only. `all`: a missing browser is a failure. Unset: whatever this machine can run. */
const wanted = process.env.BANDSTAND_TESTS;

const SLOW = '**/*.slow.test.ts';
const NEVER = ['**/node_modules/**', '**/dist/**', '.cache/**'];

/** What is waited for may take its time on a busy machine. */
const patient = { expect: { poll: { timeout: 15_000 } } };

const quick: TestProjectConfiguration = {
  test: {
    ...patient,
    name: 'node',
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: [SLOW, ...NEVER],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share what they import: reading it anew for each of two hundred took two fifths of the CPU time.
    isolate: false,
  },
};

const slow: TestProjectConfiguration = {
  test: {
    ...patient,
    name: 'slow',
    environment: 'node',
    include: [SLOW],
    exclude: NEVER,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Real browsers, processes and databases on a noisy machine: a test may be tried again before it counts as failed.
    retry: 2,
  },
};

async function browser(): Promise<TestProjectConfiguration[]> {
  const launchOptions = await browserOptions().catch((reason: unknown) => {
    if (wanted === 'all') throw reason;
    process.stderr.write('Browser tests are left out: no Chromium here. `npm test` fetches one.\n');
  });
  if (launchOptions === undefined) return [];
  return [
    {
      plugins: [solid(), markdown()],
      optimizeDeps: {
        // What is found only on the way has pages loaded anew in the middle of a test.
        include: [
          '@noble/hashes/hmac.js',
          '@noble/hashes/sha2.js',
          '@noble/hashes/utils.js',
          '@solidjs/testing-library',
          'axe-core',
          'solid-js',
          'solid-js/web',
          'solid-js/store',
          'uqr',
          'valibot',
        ],
      },
      test: {
        ...patient,
        name: 'browser',
        // A drag or a scroll on a busy machine may need another try, as in the slow tests.
        retry: 2,
        testTimeout: 30_000,
        environment: 'node',
        include: ['**/*.btest.tsx'],
        exclude: NEVER,
        browser: {
          enabled: true,
          headless: true,
          screenshotFailures: false,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ];
}

export default defineConfig({
  // Vitest leaves one core to itself, which of two is half: most of the time it only waits.
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: wanted === 'quick' ? [quick] : [quick, slow, ...(await browser())],
  },
});
