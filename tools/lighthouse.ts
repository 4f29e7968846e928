// Lighthouse with its mobile preset over the home page and a table of each title, in the browser of the tests. Not part of `npm test`:
// performance follows the machine. Exit code 1 when a bar is missed.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { testServer } from '../server/tests/setup.ts';
import { browserOptions } from './browser.mjs';
import { gamesIn, projectRoot } from './layers/check.ts';

interface Audit {
  readonly numericValue?: number;
  readonly score: number | null;
  readonly title: string;
}
interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const HOME_BAR = 98;
const TABLE_BARS = [92, 100, 100, 100];

const require = createRequire(join(projectRoot(), 'tools/lighthouse/package.json'));
const { default: lighthouse } = (await import(pathToFileURL(require.resolve('lighthouse')).href)) as {
  default: Lighthouse;
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What keeps a category from full marks. */
const faults = ({ categories, audits }: Report): string[] =>
  CATEGORIES.slice(1).flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id].title}`),
  );

const words = process.argv.slice(2);
const pages: readonly (readonly [string, string, readonly number[]])[] = [
  ['home', '/', [HOME_BAR, HOME_BAR, HOME_BAR, HOME_BAR]],
  ...gamesIn(projectRoot()).map((game) => [game, `/play/${game}`, TABLE_BARS] as const),
];
const server = await testServer({ unlimited: true });
const port = await freePort();
const options = await browserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});
let isGood = true;
for (const [name, path, bars] of pages.filter(([page]) => words.length === 0 || words.includes(page))) {
  const result = await lighthouse(server.url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${name}`);
  const { lhr } = result;
  const scores = CATEGORIES.map((category) => Math.round(100 * (lhr.categories[category].score ?? 0)));
  const seconds = (audit: string): string => ((lhr.audits[audit].numericValue ?? 0) / 1000).toFixed(1);
  const holds = scores.every((score, i) => score >= bars[i]);
  isGood &&= holds;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${name}: ${scores.join(', ')} (bars ${bars.join(', ')}); largest paint ${seconds('largest-contentful-paint')} s, blocked ${Math.round(lhr.audits['total-blocking-time'].numericValue ?? 0)} ms, shift ${(lhr.audits['cumulative-layout-shift'].numericValue ?? 0).toFixed(3)}`,
  );
  for (const fault of faults(lhr)) console.log(`       ${fault}`);
}
await browser.close();
await server.remove();
process.exitCode = isGood ? 0 : 1;
