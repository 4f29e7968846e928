import { defaultOptions, Match, must, secretFor } from '@bandstand/engine';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { game } from '../index.ts';
import type { Event, Move } from '../state.ts';
import { Board } from '../ui/index.tsx';
import { drawingOf, shortName } from '../ui/instruments.ts';

afterEach(cleanup);

/** A board of seat 0 on a match that is really played. */
function show(options: { seats?: number; moves?: number; plays?: boolean; length?: 'full' | 'rehearsal' } = {}) {
  const match = must(
    Match.start(game, {
      seats: options.seats ?? 2,
      secret: secretFor('board'),
      options: { ...defaultOptions(game.options), length: options.length ?? 'full' },
    }),
  );
  let events: readonly Event[] = [];
  const playFirst = (): void => {
    const seat = game.legalMoves(match.state, 0).length > 0 ? 0 : 1;
    events = must(match.play(seat, match.legalMoves(seat)[0].id)).events;
  };
  for (let move = 0; move < (options.moves ?? 0); move++) playFirst();
  const [version, setVersion] = createSignal(0);
  const taken: Move[] = [];
  const current = <Value,>(value: Value): Value => (version(), value);
  render(() => (
    <main>
      <h1>Table</h1>
      <Board
        game={game}
        view={current(match.view(0))}
        viewer={0}
        moves={current(match.legalMoves(0))}
        names={['Ada', 'Bert'].slice(0, match.seatCount)}
        events={current(events)}
        preview={() => undefined}
        captions={{}}
        whyNot={(move) => (match.legalMoves(0).includes(move) ? undefined : game.whyNot(match.view(0), move).message)}
        onMove={(move) => {
          taken.push(move);
          if (options.plays !== true) return;
          events = must(match.play(0, move.id)).events;
          setVersion(version() + 1);
        }}
      />
    </main>
  ));
  return {
    match,
    taken,
    /** As the table's own button does, which leaves the focus where it is. */
    play: (): void => {
      playFirst();
      setVersion(version() + 1);
    },
  };
}

test('a card that is taken while it is looked at is asked no questions about', async () => {
  const { play } = show();
  const told = () => document.querySelector('.pick-effect')?.textContent;
  await userEvent.hover(slots()[0]);
  await expect.poll(told).toContain('will take place 1 of column 1');
  play();
  await expect.poll(told).not.toContain('will take place');
  expect(told()).not.toContain('has been taken');
});

test('a card that is dealt to the place of the last one taken has not been looked at', async () => {
  const { play } = show({ moves: 7 });
  const told = () => document.querySelector('.pick-effect')?.textContent;
  slots()[7].focus();
  await expect.poll(told).toContain('will take place 4 of column 1');
  play();
  await expect.poll(told).toContain('Every voice should show three times');
});

test('a pointer that rests where a card was taken is told nothing about it', async () => {
  show({ moves: 3 });
  const told = () => document.querySelector('.pick-effect')?.textContent;
  const empty = slots().find((slot) => slot.classList.contains('empty'));
  if (empty !== undefined) await userEvent.hover(empty);
  expect(told()).toContain('Every voice should show three times');
});

const slots = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.slot')];
/** Columns come first, then rows, both from the first. */
const marginOf = (grid: number, line: number): number[] =>
  [...document.querySelectorAll('svg.grid')[grid].querySelectorAll<SVGElement>('.margin [data-count]')]
    .slice(line * 4, line * 4 + 4)
    .map((voice) => Number(voice.dataset.count));

test('all nine cards are lit on the first pick, and only the open ones later', () => {
  show();
  expect(slots().map((slot) => slot.classList.contains('legal'))).toEqual(Array.from({ length: 9 }, () => true));
  cleanup();
  const { match } = show({ moves: 3 });
  const legal = match.legalMoves(0).map((move) => move.slot);
  expect(slots().flatMap((slot, i) => (slot.classList.contains('legal') ? [i] : []))).toEqual(legal);
});

test('nothing is lit while the rival picks', () => {
  show({ moves: 1 });
  expect(document.querySelectorAll('.slot.legal')).toHaveLength(0);
});

test('a tap takes the card', async () => {
  const { taken } = show();
  await userEvent.click(slots()[4]);
  expect(taken.map((move) => move.slot)).toEqual([4]);
});

test('whoever has taken a card is not told that it is gone', async () => {
  show({ plays: true });
  await userEvent.click(slots()[4]);
  await expect.element(page.getByText(/^Every voice should show three times/)).toBeVisible();
});

test('focus shows the card in its place and what it does to column and row', async () => {
  const { match } = show();
  const { voices, instrument } = game.pack.content.cards[match.view(0).row[2]];
  slots()[2].focus();
  const counts = ['S', 'A', 'T', 'B'].map((voice) => voices.split(voice).length - 1);
  expect(document.querySelector('.ghost-card')?.textContent.trim().replaceAll(/\s+/g, ' ')).toBe(shortName(instrument));
  const shown = [...document.querySelectorAll('.effect')].map((effect) =>
    [...effect.querySelectorAll('b')].map((count) => Number(count.textContent)),
  );
  expect(shown).toEqual([counts, counts]);
  expect(marginOf(0, 0)).toEqual(counts);
  expect(marginOf(0, 4)).toEqual(counts);
  slots()[2].blur();
  expect(document.querySelector('.ghost-card')).toBeNull();
});

test('a card that cannot be taken says why', async () => {
  show({ moves: 1 });
  const empty = slots().findIndex((slot) => slot.classList.contains('empty'));
  slots()[empty].focus();
  await expect.element(page.getByText(/has been taken/)).toBeVisible();
});

test('arrow keys walk along the row, Enter takes, and the focus stays in the row', async () => {
  const { taken } = show({ plays: true });
  slots()[0].focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(document.activeElement).toBe(slots()[1]);
  await userEvent.keyboard('{Enter}');
  expect(taken.map((move) => move.slot)).toEqual([1]);
  expect(document.activeElement).toBe(slots()[1]);
  expect(document.querySelectorAll('svg.grid')[0].querySelectorAll('.card-face')).toHaveLength(1);
});

test('the end shows all eight performances of both directors, adding up to the scores', () => {
  const { match } = show({ moves: 32 });
  const tables = [...document.querySelectorAll<HTMLTableElement>('.performances')];
  expect(tables).toHaveLength(2);
  for (const [director, table] of tables.entries()) {
    const rows = [...table.tBodies[0].rows].map((row) =>
      [...row.querySelectorAll('.penalty')].map((penalty) => Number(penalty.textContent)),
    );
    expect(rows).toHaveLength(8);
    const sums = [0, 1, 2, 3].map((voice) => rows.reduce((sum, row) => sum + row[voice], 0));
    expect(sums).toEqual(match.state.scores.slice(director * 4, director * 4 + 4));
  }
});

test('alone, the visiting conductor has a grid and no score', () => {
  show({ seats: 1, moves: 2 });
  expect(document.querySelectorAll('svg.grid')).toHaveLength(2);
  expect(document.querySelectorAll('.lanes')).toHaveLength(1);
});

test.each([0, 9, 32])('axe finds nothing after %i moves', async (moves) => {
  document.documentElement.lang = 'en';
  document.title = 'Board';
  show({ moves });
  expect((await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});

test('a rehearsal shows two columns and no rows', () => {
  show({ length: 'rehearsal' });
  const [grid] = document.querySelectorAll('svg.grid');
  expect(grid.querySelectorAll('.place')).toHaveLength(8);
  expect(grid.querySelectorAll('.margin')).toHaveLength(2);
});

test('every instrument of the pack is drawn', () => {
  expect(game.pack.content.cards.filter(({ instrument }) => drawingOf(instrument) === undefined)).toEqual([]);
});

test('what is still to come is counted voice by voice', () => {
  const { match } = show();
  const { coming } = match.view(0);
  const wanted = ['S', 'A', 'T', 'B'].map((voice) =>
    coming.reduce((sum, card) => sum + game.pack.content.cards[card].voices.split(voice).length - 1, 0),
  );
  const [next] = document.querySelectorAll('.totals');
  expect([...next.children].map((each) => Number(each.textContent.replaceAll(/\D/g, '')))).toEqual(wanted);
});

test('a card comes from its slot of the row', async () => {
  show({ plays: true });
  slots()[4].click();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const [grid] = document.querySelectorAll('svg.grid');
  const moving = [...grid.querySelectorAll('g')].flatMap((face) => face.getAnimations());
  expect(moving).toHaveLength(1);
  const [from, to] = moving[0].effect instanceof KeyframeEffect ? moving[0].effect.getKeyframes() : [];
  expect(from?.['translate'] ?? from?.['opacity']).not.toBe(to?.['translate'] ?? to?.['opacity']);
});

test('with room beside the grid the stops hang there, and below it on a phone', async () => {
  await page.viewport(1280, 800);
  show({ moves: 9 });
  const box = (name: string): DOMRect => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
  expect(box('.organ').left).toBeGreaterThan(box('svg.grid').right - 1);
  expect(Math.abs(box('.organ').bottom - box('svg.grid').bottom)).toBeLessThan(40);
  await page.viewport(360, 740);
  expect(box('.organ').top).toBeGreaterThan(box('svg.grid').bottom - 1);
  await page.viewport(414, 896);
});

test('names on the cards are never smaller than 13 px on a phone', async () => {
  await page.viewport(360, 740);
  show({ moves: 4 });
  const sizes = [...document.querySelectorAll<SVGTextElement>('.card-name')].map(
    (name) => Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.d ?? 0),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.95);
  await page.viewport(414, 896);
});
