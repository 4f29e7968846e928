import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserOptions } from '../tools/browser.mjs';

/** A name of this machine under which pages count as plain http does elsewhere: only 127.0.0.1 and localhost are trusted. */
export const PLAIN_HOST = 'bandstand.lan';

export async function openBrowser(): Promise<Browser> {
  const options = await browserOptions();
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  });
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything the page complained about: errors thrown and errors logged. */
  readonly complaints: readonly string[];
}

/** A person with a fresh device whose bots answer at once. */
export async function visit(
  browser: Browser,
  options: { theme?: 'light' | 'dark'; width?: number; touch?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
    hasTouch: options.touch ?? false,
    viewport: { width: options.width ?? 1280, height: 800 },
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(() => {
    if (localStorage.getItem('bandstand:settings') === null) {
      localStorage.setItem('bandstand:settings', JSON.stringify({ theme: 'auto', quickBots: true }));
    }
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { context, page, complaints };
}

/** From the shelf to the table, with the seats as they are proposed. */
export async function startMatch(page: Page, site: string, game: string): Promise<void> {
  await page.goto(site);
  await page.click(`.wall a[href="/game/${game}"]`);
  await page.click('button[type=submit]');
  await page.waitForSelector('.table');
}

/** On a page where a match is set up: everybody sits where they were seated. */
export async function withoutLots(page: Page): Promise<void> {
  await page.locator('.setup-options > summary').click();
  await page.getByLabel('Draw lots for the seats').uncheck();
}

/** A place that plays a move at once, or one that opens a choice of moves. */
const SPOT = '[data-move]:visible, [data-opens]:visible';

/** Waits until the person has something to decide; false when the match is over. */
export async function untilMyTurn(page: Page): Promise<boolean> {
  await page.locator(`${SPOT}, section.end, .hand-over`).first().waitFor();
  const handOver = page.locator('.hand-over button');
  if ((await handOver.count()) > 0) await handOver.click();
  await page.locator(`${SPOT}, section.end`).first().waitFor();
  return (await page.locator('section.end').count()) === 0;
}

/** Boards draw their parts one after the other, some frames after a move: then all of them show the same. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });

/** Plays on with the middle one of the legal moves; false when the match is over. */
export async function makeAMove(page: Page): Promise<boolean> {
  if (!(await untilMyTurn(page))) return false;
  await untilDrawn(page);
  const before = await stepOf(page);
  const spots = page.locator('[data-move]:visible');
  if ((await spots.count()) === 0) await page.locator('[data-opens]:visible').first().click();
  await spots.first().waitFor();
  await spots.nth(Math.floor((await spots.count()) / 2)).click();
  await untilStepAfter(page, before);
  return true;
}

/** How many moves were made, as the table says. */
export const stepOf = async (page: Page): Promise<number> => Number(await page.getAttribute('.table', 'data-version'));

export async function untilStepAfter(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.table')?.dataset.version) > before,
    step,
  );
}

/** What axe finds, as "rule: first place". */
export async function axeViolations(page: Page): Promise<string[]> {
  // What is far out of sight is not laid out, and has the size of last time: axe is to see it as whoever scrolls there.
  await page.evaluate(() => {
    const near = new CSSStyleSheet();
    near.replaceSync('[data-far] { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(near);
  });
  await untilDrawn(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}
