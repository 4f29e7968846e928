import { chromium, type Browser, type Page } from 'playwright-core';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from '../tools/browser.mjs';
import { gamesIn, projectRoot } from '../tools/layers/check.ts';
import { under } from './measure.ts';
import { longestOf, traced, type Task } from './trace.ts';

/**
 * A slow phone takes so many times the CPU time of this machine. The browser's own brake takes more than that, by how
 * often the thread is interrupted meanwhile: frames behind it are held against a loop behind it, in the same page.
 */
const SLOWER = 4;
const BAR_MS = 50;
const MOVES = 40;
/** One match may be lucky. */
const MATCHES = 3;
/** So many of a match are told. */
const TOLD = 5;

/** Runs in the page, so that nobody else keeps it busy: presses what can be pressed, as soon as it can. */
async function playByItself(moves: number): Promise<void> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  let idle = 0;
  for (let move = 0; move < moves && idle < 40 && document.querySelector('section.end') === null;) {
    await pause(250);
    const spots = [...document.querySelectorAll<HTMLElement>('[data-move]')].filter((spot) => spot.checkVisibility());
    const spot = spots.at(spots.length / 2) ?? document.querySelector<HTMLElement>('[data-opens]');
    idle = spot === null ? idle + 1 : 0;
    if (spot === null) continue;
    spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    move++;
  }
  await pause(2000);
}

/** Runs in the page: as many tasks as there are moves, each as much work as takes a quarter of the bar without a brake. */
async function loopByItself({ tasks, rounds }: { tasks: number; rounds: number }): Promise<void> {
  for (let task = 0; task < tasks; task++)
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        let sum = 0;
        for (let round = 0; round < rounds; round++) sum += Math.sqrt(round);
        performance.mark(`loop ${sum}`);
        resolve();
      }, 50);
    });
}

/** How many rounds of that loop take so long without a brake: the quickest of some tries, as nobody interrupts it. */
const roundsFor = (page: Page, ms: number): Promise<number> =>
  page.evaluate((wanted) => {
    const ROUNDS = 2_000_000;
    const tries = Array.from({ length: 12 }, () => {
      const began = performance.now();
      let sum = 0;
      for (let round = 0; round < ROUNDS; round++) sum += Math.sqrt(round);
      return performance.now() - began + (sum < 0 ? 1 : 0);
    });
    return Math.round((ROUNDS * wanted) / Math.min(...tries));
  }, ms);

/** What the brake makes of tasks that would be just within the bar, longest first. */
async function brakedLoops(browser: Browser, site: string): Promise<Task[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${site}/settings`);
  const rounds = await roundsFor(page, BAR_MS / SLOWER);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = await traced(await browser.newBrowserCDPSession(), () =>
    page.evaluate(loopByItself, { tasks: MOVES, rounds }),
  );
  await context.close();
  return longestOf(events, MOVES);
}

/** The longest tasks while a title is played with all its motion, behind the browser's brake or without it. */
async function longestTasks(browser: Browser, site: string, game: string, brake: number): Promise<Task[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  await context.addInitScript(() =>
    localStorage.setItem('bandstand:settings', JSON.stringify({ quickBots: true, looksFirst: false })),
  );
  const page = await context.newPage();
  await page.goto(`${site}/play/${game}`);
  await page.locator('[data-move], [data-opens]').first().waitFor();
  // The driver brings a script of its own along when it first asks for something.
  await page.evaluate(() => undefined);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: brake });
  const events = await traced(await browser.newBrowserCDPSession(), () => page.evaluate(playByItself, MOVES));
  await context.close();
  return longestOf(events, TOLD);
}

const told = (tasks: readonly Task[], slower = 1): string => tasks.map(({ ms }) => Math.round(ms * slower)).join(', ');

const madeOf = ({ steps }: Task): string =>
  [...steps].map(([step, ms]) => `${step} ${Math.round(ms * SLOWER)}`).join(', ');

/** No frame of a match takes longer than people notice, on a device four times as slow. */
export const measure: Bench['measure'] = async (say) => {
  const site = await serveSite();
  const browser = await chromium.launch(await browserOptions());
  const lines: BenchLine[] = [];
  for (const game of gamesIn(projectRoot())) {
    const matches: Task[][] = [];
    for (let match = 0; match < MATCHES; match++) matches.push(await longestTasks(browser, site.url, game, 1));
    matches.sort(([a], [b]) => b.ms - a.ms);
    const [[longest]] = matches;
    lines.push(
      under(`${game}: longest task in ${MATCHES} × ${MOVES} moves, CPU ms × ${SLOWER}`, longest.ms * SLOWER, BAR_MS),
    );
    say(`${game}: the longest of each match ${matches.map((tasks) => told(tasks, SLOWER)).join(' | ')} ms`);
    say(`${game}: the very longest was ${madeOf(longest)} ms`);
    const braked = await longestTasks(browser, site.url, game, SLOWER);
    const loops = await brakedLoops(browser, site.url);
    say(`${game}: behind the browser's brake ${told(braked)} ms`);
    say(`${game}: loops of ${BAR_MS / SLOWER} ms behind it ${told([loops[0], loops[MOVES / 2], loops[MOVES - 1]])} ms`);
    lines.push(under(`${game}: the longest behind the brake, and the longest loop`, braked[0].ms, loops[0].ms));
  }
  await browser.close();
  await site.stop();
  return lines;
};
