import type { Driver } from './driver.ts';

const PATIENCE_MS = 30_000;
const POLL_MS = 60;
const HURRIED_MS = 1500;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks the page again and again until it says something; else it tells what is there instead. */
async function until<Value>(
  what: string,
  look: () => Promise<Value | null | false>,
  instead?: () => Promise<string>,
): Promise<Value> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look();
    if (seen !== null && seen !== false) return seen;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}${(await instead?.()) ?? ''}`);
    await sleep(POLL_MS);
  }
}

/** Runs in the page: from now on what goes wrong is written down. */
function watch(): void {
  const page = globalThis as unknown as { complaints?: string[] };
  if (page.complaints !== undefined) return;
  const heard: string[] = (page.complaints = []);
  addEventListener('error', (event) => heard.push(event.message));
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
}

const complaintsOf = (driver: Driver): Promise<string[]> =>
  driver.run(() => (globalThis as unknown as { complaints?: string[] }).complaints ?? []);

async function open(driver: Driver, url: string): Promise<void> {
  await driver.open(url);
  await driver.run(watch);
}

const has = (driver: Driver, selector: string): Promise<boolean> =>
  driver.run((wanted) => document.querySelector(wanted) !== null, selector);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: the middle of what can be pressed, brought into sight; "over" at the end; null while it waits. */
function nextSpot(): Spot | 'over' | null {
  if (document.querySelector('section.end') !== null) return 'over';
  const inSight = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && element.getAttribute('aria-disabled') !== 'true',
    );
  const moves = inSight('[data-move]');
  const [opener] = inSight('.hand-over button, [data-opens]');
  const spot = moves.length > 0 ? moves[Math.floor(moves.length / 2)] : opener;
  if (spot === undefined) return null;
  // A card on its way: by the time of a press, something else may lie there.
  if (spot.getAnimations().some((motion) => !(motion instanceof CSSAnimation))) return null;
  spot.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  for (const [across, down] of [
    [0.5, 0.5],
    [0.5, 0.15],
    [0.15, 0.5],
    [0.85, 0.85],
  ]) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const [x, y] = [left + width * across, top + height * down];
    if (document.elementFromPoint(x, y)?.closest('[data-move], [data-opens], .hand-over') === spot) return { x, y };
  }
  return null;
}

/** Runs in the page: what it asks for, and what lies over the places that could be pressed. */
function whatIsThere(): string {
  const told = (element: Element | null): string =>
    element === null ? 'nothing' : element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1).slice(0, 120);
  const covers = [...document.querySelectorAll('[data-move], [data-opens]')].slice(0, 5).map((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return `${told(spot)} at ${Math.round(left)} ${Math.round(top)} under ${told(over)}`;
  });
  return `; it says "${document.querySelector('.prompt')?.textContent ?? ''}"; ${covers.join('; ')}`;
}

/** How much of the match the log tells. */
const logOf = (driver: Driver): Promise<number> => driver.run(() => document.querySelectorAll('.log li').length);

/** What the page shows just now, so that a press that only opens something counts too. */
const faceOf = (driver: Driver): Promise<string> =>
  driver.run(
    () =>
      (document.querySelector<HTMLElement>('.table')?.dataset['version'] ?? '') +
      document.querySelectorAll('[data-move], [data-opens]').length +
      (document.querySelector('.board')?.innerHTML.length ?? 0),
  );

/** Presses the next thing that can be pressed; false when the match is over. */
async function step(driver: Driver): Promise<boolean> {
  const spot = await until(
    'something to do',
    () => driver.run(nextSpot),
    () => driver.run(whatIsThere),
  );
  if (spot === 'over') return false;
  const before = await faceOf(driver);
  // What it aimed at may have moved out of the window meanwhile: then it looks again.
  await driver.press(spot.x, spot.y).catch(() => undefined);
  // A press during a chain only hurries it on; the next one plays.
  const hurried = Date.now() + HURRIED_MS;
  await until('an answer to a press', async () => (await faceOf(driver)) !== before || Date.now() > hurried);
  return true;
}

/** Long matches are left before their end. */
const MOST_STEPS = 400;

/** One match from the set-up on, with a reload on the way; tells how far it came. */
export async function playMatch(driver: Driver, site: string, game: string): Promise<string> {
  await open(driver, `${site}/game/${game}`);
  await until('the set-up', () => has(driver, 'button[type=submit]'));
  await driver.run(() => document.querySelector<HTMLElement>('button[type=submit]')?.click());
  await until('the table', () => has(driver, '.table'));
  let steps = 0;
  let isOver = false;
  while (!isOver && steps < MOST_STEPS) {
    isOver = !(await step(driver));
    steps++;
    if (steps !== 4) continue;
    await until('my turn', () => driver.run(nextSpot));
    const before = await logOf(driver);
    await open(driver, await driver.run(() => location.href));
    await until('all moves after a reload', async () => (await logOf(driver)) >= before);
  }
  if (isOver) await until('the poster', () => has(driver, '.end-poster svg, .end-poster img'));
  const complaints = await complaintsOf(driver);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
  return isOver ? `played to its end in ${steps} presses` : `played for ${steps} presses`;
}

/** Every page beside the tables shows its heading and complains about nothing. */
export async function walkPages(driver: Driver, site: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(driver, site + path);
    await until(`a heading at ${path}`, () => has(driver, 'h1'));
    await sleep(300);
    const complaints = await complaintsOf(driver);
    if (complaints.length > 0) throw new Error(`${path}: ${complaints.join('; ')}`);
  }
}
