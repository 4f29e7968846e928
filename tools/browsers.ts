// The journeys in Firefox and WebKitGTK, where this machine has them: every page, and a match of each title with a reload on
// the way. Not part of `npm test`. `npm run test:browsers -- firefox` takes one browser, the folder of a game one title.
import { testServer } from '../server/tests/setup.ts';
import { NotHere, type Driver } from './browsers/driver.ts';
import { openFirefox } from './browsers/firefox.ts';
import { playMatch, walkPages } from './browsers/journey.ts';
import { openWebKit } from './browsers/webkit.ts';
import { gamesIn, projectRoot } from './layers/check.ts';

const BROWSERS: Readonly<Record<string, (width: number, height: number) => Promise<Driver>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};
const PAGES = ['/', '/daily', '/tables', '/matches', '/progress', '/settings'];

const words = process.argv.slice(2);
const chosen = (all: readonly string[]): readonly string[] => {
  const named = all.filter((name) => words.includes(name));
  return named.length > 0 ? named : all;
};
const games = gamesIn(projectRoot());

async function attempt(what: string, work: () => Promise<string | void>): Promise<boolean> {
  try {
    process.stdout.write(`ok    ${what}: ${(await work()) ?? 'nothing to complain about'}\n`);
    return true;
  } catch (error) {
    process.stdout.write(`FAIL  ${what}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

/** Everything in one browser; false when something failed. */
async function tryOut(driver: Driver, site: string): Promise<boolean> {
  await driver.open(site);
  await driver.run(() => localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true })));
  const rules = games.flatMap((game) => [`/rules/${game}`, `/learn/${game}`, `/tables/${game}`]);
  let isGood = await attempt(`${driver.name}, all pages`, () => walkPages(driver, site, [...PAGES, ...rules]));
  for (const game of chosen(games))
    isGood = (await attempt(`${driver.name}, ${game}`, () => playMatch(driver, site, game))) && isGood;
  return isGood;
}

const server = await testServer({ unlimited: true });
for (const name of chosen(Object.keys(BROWSERS))) {
  const driver = await BROWSERS[name](1280, 800).catch((error: unknown) => {
    if (!(error instanceof NotHere)) throw error;
    process.stdout.write(`none  ${error.message}\n`);
  });
  if (driver === undefined) continue;
  try {
    if (!(await tryOut(driver, server.url))) process.exitCode = 1;
  } finally {
    await driver.close();
  }
}
await server.remove();
