// Lighthouse with its mobile preset over the home page and a table of each title, in the browser of the tests. Not part of `npm test`:
// performance follows the machine, so each page is measured several times and its median counts. Exit code 1 when a bar is missed.
// `npm run lighthouse -- home` measures only this page (or a title by its folder), `--runs 5` each page five times.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
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
const RUNS = 3;

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

const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { runs: { type: 'string' } } });
const runs = Number(values.runs ?? RUNS);
const pages: readonly (readonly [string, string, readonly number[]])[] = [
  ['home', '/', [HOME_BAR, HOME_BAR, HOME_BAR, HOME_BAR]],
  ...gamesIn(projectRoot()).map((game) => [game, `/play/${game}`, TABLE_BARS] as const),
];
const strange = words.filter((word) => pages.every(([page]) => page !== word));
if (strange.length > 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(`pages are ${pages.map(([page]) => page).join(', ')}; --runs takes a whole number from 1 on`);
  process.exit(2);
}
const server = await testServer({ unlimited: true });
const port = await freePort();
const options = await browserOptions();
const browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
});

async function measured(name: string, path: string): Promise<Report> {
  const result = await lighthouse(server.url + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${name}`);
  return result.lhr;
}

const scoresOf = ({ categories }: Report): number[] =>
  CATEGORIES.map((category) => Math.round(100 * (categories[category].score ?? 0)));

let isGood = true;
for (const [name, path, bars] of pages.filter(([page]) => words.length === 0 || words.includes(page))) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await measured(name, path));
  reports.sort((a, b) => scoresOf(a)[0] - scoresOf(b)[0]);
  const median = reports[Math.floor((runs - 1) / 2)];
  const { audits } = median;
  const scores = scoresOf(median);
  const holds = scores.every((score, i) => score >= bars[i]);
  isGood &&= holds;
  const number = (audit: string): number => audits[audit].numericValue ?? 0;
  const each = runs === 1 ? '' : ` of ${reports.map((report) => scoresOf(report)[0]).join(', ')}`;
  console.log(
    `${holds ? 'ok  ' : 'MISS'} ${name}: ${scores.join(', ')}${each} (bars ${bars.join(', ')}); largest paint ${(number('largest-contentful-paint') / 1000).toFixed(1)} s, blocked ${Math.round(number('total-blocking-time'))} ms, shift ${number('cumulative-layout-shift').toFixed(3)}`,
  );
  for (const fault of faults(median)) console.log(`       ${fault}`);
}
await browser.close();
await server.remove();
process.exitCode = isGood ? 0 : 1;
