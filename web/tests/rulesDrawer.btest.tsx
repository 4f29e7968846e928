import { defaultOptions, fastRandom, firstSeat, must, type Game } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import { createSignal, Show } from 'solid-js';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rules } from '../pages/Rules.tsx';
import { loadFigures, loadRules } from '../rules/load.ts';
import { PageTable } from '../session/pageTable.ts';
import { loadBoard, loadGame, shelf } from '../shelf.ts';
import { RulesDrawer } from '../table/RulesDrawer.tsx';
import { Table } from '../table/Table.tsx';
import { PageSession, settled } from './pageSession.ts';

afterEach(cleanup);

describe.each(shelf.map(({ id }) => id))('the rules of %s', (id) => {
  test('have a paragraph for every moment of a match', async () => {
    const [game, html] = await Promise.all([loadGame(id), loadRules(id)]);
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

/** A table of the first game on the shelf with its own board, for two people at this device. */
async function showTable(): Promise<Game> {
  const [entry] = shelf;
  const [game, Board] = await Promise.all([loadGame(entry.id), loadBoard(entry.id)]);
  if (game === undefined) throw new Error('no game');
  const players = ['Ada', 'Bert'].map((name) => ({ kind: 'person', name }) as const);
  const table = PageTable.start(
    game,
    { players, options: defaultOptions(game.options) },
    {
      think: () => Promise.resolve(0),
      save: () => ({ how: 'kept', droppedMatches: 0 }),
      reread: () => undefined,
      now: () => 1,
    },
  );
  const session = new PageSession(must(table));
  await settled();
  render(() => (
    <main>
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
  const term = game.text.terms?.[kind];
  if (term === undefined) throw new Error(`no term ${kind}`);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByLabelText('Search the rules').fill(term.name);
  const answer = page.getByRole('region', { name: 'On the board now' });
  await expect.element(answer.getByText(term.what)).toBeVisible();
  await answer.getByRole('button', { name: 'Show it on the board' }).first().click();
  await expect.poll(() => document.querySelector('.what-is-this')?.textContent).toContain(term.what);
  expect(document.querySelector('.rules-drawer')).toBeNull();
});
