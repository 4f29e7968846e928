import { defaultOptions, fastRandom, firstSeat, must, type Game } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rules } from '../pages/Rules.tsx';
import { loadFigures, loadRules } from '../rules/load.ts';
import { PageTable } from '../session/pageTable.ts';
import { loadBoard, loadGame, loadGlossary, shelf } from '../shelf.ts';
import { RulesDrawer } from '../table/RulesDrawer.tsx';
import { Table } from '../table/Table.tsx';
import { PageSession, settled } from './pageSession.ts';
import '../app.css';
import '../table/table.css';

afterEach(cleanup);

describe.each(shelf.map(({ id }) => id))('the rules of %s', (id) => {
  test('have a paragraph for every moment of a match', async () => {
    const { game, html } = await loadRules(id);
    if (game === undefined || html === undefined) throw new Error('no game');
    const headings = new Set([...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, heading]) => heading));
    const asked = new Set<string>();
    for (let match = 0; match < 3; match++) {
      const random = fastRandom(match);
      const state = game.setup(defaultOptions(game.options), game.seats.max, random);
      for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
        asked.add(game.text.chapter?.(game.view(state, 0)) ?? 'none');
        const seat = firstSeat(toAct);
        const moves = game.legalMoves(state, seat);
        game.play(state, seat, moves[random.below(moves.length)], random);
      }
      asked.add(game.text.chapter?.(game.view(state, 0)) ?? 'none');
    }
    expect([...asked].filter((chapter) => !headings.has(chapter))).toEqual([]);
  });
});

describe.each(shelf.map(({ id }) => id))('the pictures of %s', (id) => {
  test('are all there, none is empty, and nothing on the page sticks out of a phone', async () => {
    const entry = shelf.find((each) => each.id === id);
    const drawn = await loadFigures(id);
    if (entry === undefined || drawn === undefined) throw new Error('no pictures');
    await page.viewport(360, 740);
    render(() => <Rules entry={entry} />);
    await expect.poll(() => document.querySelectorAll('[data-figure] svg').length).toBeGreaterThan(2);
    const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
    expect(new Set(figures.map(({ dataset }) => dataset['figure']))).toEqual(new Set(Object.keys(drawn.figures)));
    const empty = figures.filter((figure) => (figure.firstElementChild?.getBoundingClientRect().height ?? 0) < 20);
    expect(empty.map(({ dataset }) => dataset['figure'])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  });

  test('explain their parts to whoever rests on one of them', async () => {
    const entry = shelf.find((each) => each.id === id);
    if (entry === undefined) throw new Error('no game');
    await page.viewport(1280, 800);
    render(() => <Rules entry={entry} />);
    await expect.poll(() => document.querySelectorAll('[data-figure] [data-term]').length).toBeGreaterThan(0);
    const part = document.querySelector('[data-figure] [data-term]');
    const picture = part?.closest('[data-figure]')?.firstElementChild;
    if (!part || !picture) throw new Error('no picture');
    part.scrollIntoView({ block: 'center' });
    await expect
      .poll(
        () => {
          const { left, top, width, height } = part.getBoundingClientRect();
          const [clientX, clientY] = [left + width / 2, top + height / 2];
          if (document.querySelector('.what-is-this') === null)
            picture.dispatchEvent(
              new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType: 'mouse' }),
            );
          return document.querySelector('.what-is-this h3')?.textContent ?? '';
        },
        { interval: 600, timeout: 5000 },
      )
      .not.toBe('');
  });
});

test('the contents lead to every paragraph, on a phone by a button', async () => {
  await page.viewport(360, 740);
  const [entry] = shelf;
  render(() => <Rules entry={entry} />);
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('button', { name: 'The end' }).click();
  await expect.poll(() => document.querySelector('#the-end')?.getBoundingClientRect().top ?? -1).toBeLessThan(740);
  await expect.element(page.getByRole('button', { name: 'The end' })).not.toBeInTheDocument();
});

test('the drawer opens at what is played now, finds words, and gives the focus back', async () => {
  const [{ id }] = shelf;
  const [isOpen, setIsOpen] = createSignal(false);
  render(() => (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Show when={isOpen()}>
        <RulesDrawer game={id} chapter="the-end" onClose={() => setIsOpen(false)} />
      </Show>
    </>
  ));
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByText('You are here')).toBeInTheDocument();
  const heading = document.querySelector('#the-end');
  await expect.poll(() => heading?.getBoundingClientRect().top ?? 1e9).toBeLessThan(innerHeight);
  await page.getByLabelText('Search the rules').fill('qqqq');
  await expect.element(page.getByText(/Nothing about/)).toBeVisible();
  expect([...document.querySelectorAll('.rules [hidden]')].filter((part) => part.getClientRects().length > 0)).toEqual(
    [],
  );
  await expect.element(page.getByText('You are here')).not.toBeVisible();
  await page.getByLabelText('Search the rules').fill('worst');
  await expect.element(page.getByText(/paragraphs say “worst”/)).toBeVisible();
  expect(new Set([...document.querySelectorAll('mark')].map((found) => found.textContent.toLowerCase()))).toEqual(
    new Set(['worst']),
  );
  await page.getByLabelText('Search the rules').fill('');
  expect(document.querySelector('mark')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.rules-drawer')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Open');
});

/** A table with the game's own board, where somebody plays against bots. */
async function showTable(entry = shelf[0]): Promise<Game> {
  const [game, Board] = await Promise.all([loadGame(entry.id), loadBoard(entry.id)]);
  if (game === undefined) throw new Error('no game');
  const players = Array.from({ length: game.seats.min }, (_, seat) =>
    seat === 0
      ? ({ kind: 'person', name: 'Ada' } as const)
      : ({ kind: 'bot', level: 'gentle', name: `Bot ${seat}` } as const),
  );
  const table = PageTable.start(
    game,
    { players, options: defaultOptions(game.options) },
    {
      think: ({ moves }) => Promise.resolve(moves[0]),
      save: () => ({ how: 'kept', droppedMatches: 0 }),
      reread: () => undefined,
      now: () => 1,
    },
  );
  const session = new PageSession(must(table));
  await settled();
  render(() => (
    <main class="wide">
      <Table session={session} card={entry.card} board={Board} />
    </main>
  ));
  return game;
}

test('a searched word is explained as it stands on the board now, and the board shows it', async () => {
  await page.viewport(1280, 800);
  const game = await showTable();
  await expect.poll(() => document.querySelector('[data-term]')).not.toBeNull();
  const kind = document.querySelector('[data-term]')?.getAttribute('data-term')?.split(':')[0] ?? '';
  const term = (await loadGlossary(game))?.terms[kind];
  if (term === undefined) throw new Error(`no term ${kind}`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByLabelText('Search the rules').fill(term.name);
  const answer = page.getByRole('region', { name: 'On the board now' });
  await expect.element(answer.getByText(term.what)).toBeVisible();
  await answer.getByRole('button', { name: 'Show it on the board' }).first().click();
  await expect.poll(() => document.querySelector('.what-is-this')?.textContent).toContain(term.what);
  expect(document.querySelector('.rules-drawer')).toBeNull();
});

const CHOICES = '.board :is([data-move], [data-opens])';

const rightOf = (element: Element): number => element.getBoundingClientRect().right;

/** A choice that a pointer meets where it stands, as a person would find one. */
const inReach = (): Element | undefined =>
  [...document.querySelectorAll(CHOICES)].find((choice) => {
    const { left, top, width, height } = choice.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && met !== null && (choice.contains(met) || met.contains(choice));
  });

describe.each(shelf)('beside the match of $id', (entry) => {
  test.each([1100, 1280, 1600])('rules leave all of it in sight and in play at %i px', async (width) => {
    await page.viewport(width, 800);
    await showTable(entry);
    await expect.poll(() => document.querySelector(CHOICES)).not.toBeNull();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Close the rules' })).toBeVisible();
    const edge = width - 440;
    await expect.poll(() => document.querySelector('.rules-drawer')?.getBoundingClientRect().left).toBe(edge);
    await expect.poll(inReach).toBeDefined();
    const covered = [...document.querySelectorAll('.table *')].filter(
      (part) => part.closest('.rules-drawer, .visually-hidden') === null && rightOf(part) > edge,
    );
    // What is moved sideways in a frame of its own may be longer than the frame.
    const isCut = (part: Element): boolean => {
      for (let box = part.parentElement; box !== null; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible' && rightOf(box) <= edge) return true;
      return false;
    };
    expect(covered.filter((part) => !isCut(part)).map(({ className }) => className)).toEqual([]);
    const version = () => document.querySelector<HTMLElement>('.table')?.dataset['version'];
    const before = `${version()} ${document.querySelector('.board')?.innerHTML}`;
    await userEvent.click(inReach() ?? document.body);
    await expect.poll(() => `${version()} ${document.querySelector('.board')?.innerHTML}`).not.toBe(before);
    expect(document.querySelector('.rules-drawer')).not.toBeNull();
  });
});

test('rules beside the match let the board keep the focus, and Esc closes them from there', async () => {
  await page.viewport(1280, 800);
  await showTable();
  await expect.poll(() => document.querySelector(CHOICES)).not.toBeNull();
  const opener = page.getByRole('button', { name: 'Rules', exact: true });
  await opener.click();
  await expect.poll(() => document.activeElement?.className).toBe('rules-drawer');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.rules-drawer')).toBeNull();
  expect(document.activeElement).toBe(opener.element());
  await opener.click();
  await expect.poll(() => document.activeElement?.className).toBe('rules-drawer');
  const choice = document.querySelector<HTMLElement>(CHOICES);
  choice?.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector('.rules-drawer')).toBeNull();
  expect(document.activeElement).toBe(choice);
});

test('below 1100 px they are a sheet over the match, and it keeps the width it had', async () => {
  await page.viewport(1024, 800);
  await showTable();
  const table = () => document.querySelector('.table')?.getBoundingClientRect().width;
  const before = table();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Back to the match' })).toBeVisible();
  expect(table()).toBe(before);
  await page.viewport(1280, 800);
  await expect.poll(table).toBeLessThanOrEqual(840);
  await userEvent.keyboard('{Escape}');
  await expect.poll(table).toBeGreaterThan(1200);
});
