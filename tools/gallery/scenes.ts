import type { Browser, Page } from 'playwright-core';
import { makeAMove, untilMyTurn } from '../../e2e/browser.ts';
import { keptMatches } from '../../e2e/keptMatch.ts';

export interface Scene {
  readonly name: string;
  readonly path: string;
  /** Brings the page to what is to be seen. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const playSome =
  (moves: number) =>
  async (page: Page): Promise<void> => {
    for (let i = 0; i < moves && (await makeAMove(page)); i++);
    await untilMyTurn(page);
  };

const keptAs = (game: string, place: number): string => `kept-${game}-${place}`;

/** Lays finished matches of these games into the browser. */
async function keep(page: Page, games: readonly string[]): Promise<void> {
  for (const game of games)
    for (const [place, text] of (await keptMatches(game, (at) => keptAs(game, at))).entries())
      await page.evaluate(
        ([id, kept]) => localStorage.setItem(`bandstand:match:${id}`, kept),
        [keptAs(game, place), text],
      );
}

const openKept =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await keep(page, [game]);
    await page.goto(new URL(`/match/${keptAs(game, 0)}`, page.url()).href);
    await page.locator('.end-poster svg').first().waitFor();
  };

/** Somebody who has played each title and left one match open. */
const returning =
  (games: readonly string[], path: string) =>
  async (page: Page): Promise<void> => {
    const home = page.url();
    await keep(page, games);
    await page.goto(new URL(`/play/${games[0]}`, home).href);
    await playSome(3)(page);
    await page.goto(new URL(path, home).href);
    await page.waitForLoadState('networkidle');
  };

/** Makes a table as a host would; it stands open, or is played with bots at once. */
async function makeTable(page: Page, game: string, isPublic: boolean): Promise<string> {
  await page.goto(new URL(`/tables/${game}`, page.url()).href);
  if (isPublic) await page.getByLabel(/^Public/).check();
  await page.locator('.setup-bar button[type=submit]').click();
  await page.locator('.share input').first().waitFor();
  return page.locator('.share input').first().inputValue();
}

const waiting =
  (game: string) =>
  async (page: Page): Promise<void> =>
    void (await makeTable(page, game, false));

const elsewhere = async <T>(page: Page, act: (other: Page) => Promise<T>): Promise<T> => {
  const browser = page.context().browser() as Browser;
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('bandstand:settings', JSON.stringify({ name: 'Grace' })));
  const other = await context.newPage();
  await other.goto(page.url());
  return act(other);
};

/** Somebody else's table, before one sits down. */
const joining =
  (game: string) =>
  async (page: Page): Promise<void> => {
    const link = await elsewhere(page, (host) => makeTable(host, game, false));
    await page.goto(link);
    await page.locator('.join').waitFor();
  };

const atTable =
  (game: string) =>
  async (page: Page): Promise<void> => {
    const link = await makeTable(page, game, false);
    await elsewhere(page, async (guest) => {
      await guest.goto(link);
      await guest.locator('.join input').first().fill('Grace');
      await guest.getByRole('button', { name: 'Sit down' }).click();
      await guest.locator('.table').waitFor();
    });
    await page.locator('.table').waitFor();
  };

const lobby =
  (game: string) =>
  async (page: Page): Promise<void> => {
    await elsewhere(page, (host) => makeTable(host, game, true));
    await page.goto(new URL('/tables', page.url()).href);
    await page.locator('.match-row').first().waitFor();
  };

const pressing =
  (name: string | RegExp, moves = 1) =>
  async (page: Page): Promise<void> => {
    await playSome(moves)(page);
    await page.getByRole('button', { name }).first().click();
  };

/** What something on the board is, as the keyboard asks for it. */
async function asking(page: Page): Promise<void> {
  await playSome(1)(page);
  await page.locator('[data-move]:visible, [data-opens]:visible').first().focus();
  await page.keyboard.press('?');
}

const ofGame = (game: string): Scene[] => [
  { name: `${game} set-up`, path: `/game/${game}` },
  { name: `${game} lesson`, path: `/learn/${game}` },
  { name: `${game} start`, path: `/play/${game}`, prepare: playSome(0) },
  { name: `${game} middle`, path: `/play/${game}`, prepare: playSome(8) },
  { name: `${game} later`, path: `/play/${game}`, prepare: playSome(30) },
  { name: `${game} help`, path: `/play/${game}`, prepare: asking },
  { name: `${game} end`, path: '/', prepare: openKept(game) },
  { name: `${game} rules`, path: `/rules/${game}` },
];

/** Every screen that people meet, those of the whole place first. */
export function scenesFor(games: readonly string[]): readonly Scene[] {
  const [first] = games;
  return [
    { name: 'home', path: '/' },
    { name: 'home again', path: '/', prepare: returning(games, '/') },
    { name: 'daily', path: '/daily' },
    { name: 'tables', path: '/tables' },
    { name: 'tables open', path: '/', prepare: lobby(first) },
    { name: 'table new', path: `/tables/${first}` },
    { name: 'table waiting', path: '/', prepare: waiting(first) },
    { name: 'table joining', path: '/', prepare: joining(first) },
    { name: 'table playing', path: '/', prepare: atTable(first) },
    {
      name: 'seat sheet',
      path: `/game/${first}`,
      prepare: (page) => page.getByRole('button', { name: 'Change seat 1' }).click(),
    },
    { name: 'rules over match', path: `/play/${first}`, prepare: pressing('Rules') },
    { name: 'bring online', path: `/play/${first}`, prepare: pressing('Bring this match online') },
    { name: 'matches', path: '/matches' },
    { name: 'matches kept', path: '/', prepare: returning(games, '/matches') },
    { name: 'progress', path: '/progress' },
    { name: 'progress kept', path: '/', prepare: returning(games, '/progress') },
    { name: 'replay', path: '/', prepare: returning(games, `/replay/${keptAs(first, 0)}`) },
    { name: 'nothing there', path: '/nowhere' },
    { name: 'settings', path: '/settings' },
    ...games.flatMap(ofGame),
  ];
}
