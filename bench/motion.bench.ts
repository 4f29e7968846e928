import { chromium, type Browser, type CDPSession } from 'playwright-core';
import type { Bench, BenchLine } from '../cli/commands/bench.ts';
import { serveSite } from '../e2e/site.ts';
import { browserOptions } from '../tools/browser.mjs';
import { gamesIn, projectRoot } from '../tools/layers/check.ts';
import { under } from './measure.ts';

/**
 * A slow phone takes so many times the CPU time of this machine. The browser's own brake is not used for the bar: it
 * makes 65 to 105 ms of a task of 15, by how often the thread is interrupted meanwhile.
 */
const SLOWER = 4;
const BAR_MS = 50;
const MOVES = 40;

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds of CPU time of its thread: what other processes of the machine take does not count. */
  readonly tdur?: number;
}

const CATEGORIES = ['disabled-by-default-lighthouse', 'disabled-by-default-devtools.timeline', '__metadata'];

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** CPU milliseconds of every task of the page's main thread. */
function tasksOf(events: readonly TraceEvent[]): number[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

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
async function longestTasks(browser: Browser, site: string, game: string, brake: number): Promise<number[]> {
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
  return tasksOf(events).toSorted((a, b) => b - a);
}

const told = (times: readonly number[]): string => times.slice(0, 5).map(Math.round).join(', ');

/** No frame of a match takes longer than people notice, on a device four times as slow. */
export const measure: Bench['measure'] = async (say) => {
  const site = await serveSite();
  const browser = await chromium.launch(await browserOptions());
  const lines: BenchLine[] = [];
  for (const game of gamesIn(projectRoot())) {
    const [longest, ...others] = (await longestTasks(browser, site.url, game, 1)).map((ms) => ms * SLOWER);
    lines.push(under(`${game}: longest task in ${MOVES} moves, CPU ms × ${SLOWER}`, longest, BAR_MS));
    say(`${game}: the next longest ${told(others)} ms`);
    say(`${game}: behind the browser's brake ${told(await longestTasks(browser, site.url, game, SLOWER))} ms`);
  }
  await browser.close();
  await site.stop();
  return lines;
};
