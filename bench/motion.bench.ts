import { chromium, type Browser } from 'playwright-core';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from '../tools/browser.mjs';
import { gamesIn, projectRoot } from '../tools/layers/check.ts';
import { under } from './measure.ts';
import { longestOf, traced, type Task } from './trace.ts';

/**
 * A slow phone takes so many times the CPU time of this machine. The browser's own brake is not used for the bar: it
 * makes 65 to 105 ms of a task of 15, by how often the thread is interrupted meanwhile.
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
    say(`${game}: behind the browser's brake ${told(await longestTasks(browser, site.url, game, SLOWER))} ms`);
  }
  await browser.close();
  await site.stop();
  return lines;
};
