import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from './browser.ts';
import { onServer } from './setup.ts';
import { shelvedGames } from './shelf.ts';

// What Lighthouse weighs and no slow minute of a machine can change: bytes over the line, requests, layout shift, complaints.
const at = onServer({ unlimited: true });
const PHONE = { width: 412, height: 823 };

interface Weight {
  /** Over the line, compressed, with their headers. */
  readonly kilobytes: number;
  readonly requests: number;
}

/** Counts whatever is fetched until it is asked. */
async function weigh(page: Page): Promise<() => Weight> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  let [bytes, requests] = [0, 0];
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  return () => ({ kilobytes: Math.ceil(bytes / 1000), requests });
}

/** Sums up what jumped under the reader, as browsers count it, until somebody has moved: a bot may be asked first. */
const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const sum = { shift: 0, what: [] as string[] };
    Object.assign(window, { shifted: sum });
    let movedAt = Infinity;
    new MutationObserver(() => (movedAt = Math.min(movedAt, performance.now()))).observe(document, {
      subtree: true,
      attributeFilter: ['data-version'],
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput || entry.startTime > movedAt - 100) continue;
        sum.shift += entry.value;
        for (const { node } of entry.sources) if (node instanceof Element) sum.what.push(node.outerHTML.slice(0, 80));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const shifts = (page: Page): Promise<{ shift: number; what: string[] }> =>
  page.evaluate(() => (window as unknown as { shifted: { shift: number; what: string[] } }).shifted);

async function open(path: string, ready: string) {
  const visitor = await visit(at.browser, { width: PHONE.width, touch: true });
  const { page } = visitor;
  await page.setViewportSize(PHONE);
  // What the service worker fetches for later is another matter.
  await page.route('**/sw.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const weight = await weigh(page);
  await watchShifts(page);
  await page.goto(at.server.url + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return { ...visitor, weight };
}

test('home is light, comes in few requests and stays where it is', async () => {
  const { page, weight, complaints, context } = await open('/', '.wall svg');
  const { kilobytes, requests } = weight();
  expect([kilobytes <= 140, requests <= 10, kilobytes, requests]).toEqual([true, true, kilobytes, requests]);
  const { shift, what } = await shifts(page);
  expect([shift < 0.001, shift, what]).toEqual([true, shift, what]);
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each(await shelvedGames())('the table of %s', (game) => {
  test('is light, comes in few requests and stays where it is', async () => {
    const { page, weight, complaints, context } = await open(
      `/play/${game}`,
      '[data-move]:visible, [data-opens]:visible',
    );
    const { kilobytes, requests } = weight();
    expect([kilobytes <= 300, requests <= 26, kilobytes, requests]).toEqual([true, true, kilobytes, requests]);
    const { shift, what } = await shifts(page);
    expect([shift < 0.02, shift, what]).toEqual([true, shift, what]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
