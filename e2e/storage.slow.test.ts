import { expect, test } from 'vitest';
import { untilMyTurn } from './browser.ts';
import { onSite } from './setup.ts';
import { shelvedGames } from './shelf.ts';

const at = onSite();

/** What browsers do that keep nothing: run in the page before anything else. */
const BLOCKED: Readonly<Record<string, () => void>> = {
  'no room at all': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'no access': () => {
    const forbid = (name: string): void => {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) forbid(name);
  },
  'no such thing': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
};

test.each(Object.keys(BLOCKED))('with %s every page works and says that nothing is kept', async (kind) => {
  const context = await at.browser.newContext({ viewport: { width: 360, height: 740 } });
  await context.addInitScript(BLOCKED[kind]);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const [game] = await shelvedGames();
  for (const path of [
    '/',
    '/matches',
    '/progress',
    '/daily',
    '/settings',
    '/about',
    `/game/${game}`,
    `/learn/${game}`,
  ]) {
    await page.goto(at.site.url + path);
    await page.getByText('This browser keeps nothing').waitFor();
    expect(await page.getByText('Something broke').count()).toBe(0);
  }
  for (const id of await shelvedGames()) {
    await page.goto(`${at.site.url}/play/${id}`);
    expect(await untilMyTurn(page)).toBe(true);
    await page.getByText('This browser keeps nothing').waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** What databases do that keep nothing. */
const SPOILT: Readonly<Record<string, () => void>> = {
  refuses: () => {
    IDBFactory.prototype.open = (): never => {
      throw new DOMException('no', 'InvalidStateError');
    };
  },
  'is silent': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};

test.each(Object.keys(SPOILT))('where the database %s, the pages of what was played open and say so', async (kind) => {
  const context = await at.browser.newContext();
  await context.addInitScript(SPOILT[kind]);
  const page = await context.newPage();
  for (const path of ['/matches', '/progress']) {
    await page.goto(at.site.url + path);
    await expect.poll(() => page.locator('main').textContent()).toContain('only the last few stay');
  }
  await context.close();
});
