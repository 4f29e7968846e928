import type { Game, GameCard } from '@bandstand/engine';
import type { BoardProps } from '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import type { Component } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boardDrawnBy } from '../FallbackBoard.tsx';
import '../table/table.css';
import { Table } from '../table/Table.tsx';
import { PageSession, settled, toyTable } from './pageSession.ts';
import { toyGame } from './toyGame.ts';

afterEach(cleanup);

const game: Game = toyGame;
const card: GameCard = {
  name: 'Counting up',
  tagline: '',
  minSeats: 1,
  maxSeats: 3,
  minutes: 1,
  hidden: false,
  inks: ['#204080', '#802040'],
};

async function show(names: readonly string[], isHidden = false, board = boardDrawnBy(undefined)): Promise<PageSession> {
  const session = new PageSession(toyTable(game, names), isHidden);
  await settled();
  render(() => (
    <main>
      <Table session={session} card={card} board={board} next={<button type="button">Once more</button>} />
    </main>
  ));
  return session;
}

test('a game without a board of its own is played with buttons', async () => {
  await show(['Ada', 'Bert']);
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bert adds.');
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect.element(page.getByRole('heading', { name: 'Bert wins.' })).toBeVisible();
  await expect.element(page.getByText('Nothing to decide right now.')).toBeVisible();
});

test('a way back that leads nowhere says why when it is pressed, until the match goes on', async () => {
  await show(['Ada', 'Bert']);
  const why = () => document.querySelector('.why-not')?.textContent;
  // Somebody's finger does not wait until it is enabled.
  page
    .getByRole('button', { name: 'Undo' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(why()).toBe('Nobody has moved yet.');
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect.poll(why).toBe('');
});

test('without a status line, as at the end, the prompt stands beside the board and not over it', async () => {
  await page.viewport(1280, 800);
  await show(['Ada', 'Bert']);
  const boxOf = (selector: string): DOMRect =>
    document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  // The page hears of its new width a moment later.
  await expect.poll(() => boxOf('.prompt-bar').left - boxOf('.board').right).toBeGreaterThanOrEqual(0);
  expect(boxOf('.prompt-bar').top).toBeCloseTo(boxOf('.board').top, 0);
});

test('once it is over, a phone has the next match in the thumb’s reach; a wide screen shows it beside the result', async () => {
  await page.viewport(360, 740);
  await show(['Ada', 'Bert']);
  const next = page.getByRole('button', { name: 'Once more' });
  await expect.element(next).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add 2' }).click();
  await page.getByRole('button', { name: 'Add 2' }).click();
  await expect.element(next).toBeVisible();
  expect(next.element().closest('.prompt-bar')).not.toBeNull();
  await page.viewport(1280, 800);
  await expect.element(next).not.toBeInTheDocument();
});

test('a move that was tapped twice by mistake is made once', async () => {
  await show(['Ada', 'Bert']);
  await page.getByRole('button', { name: 'Add 1' }).dblClick();
  await expect.element(page.getByRole('status')).toHaveTextContent('Bert adds.');
  expect(document.querySelector<HTMLElement>('.table')?.dataset['version']).toBe('1');
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Ada adds.');
});

/** The frame stays where it is, and has another thing in it after every move. */
const Frame: Component<BoardProps> = (props) => (
  <button type="button" data-move={props.moves[0]?.id} data-looks onClick={() => props.onMove(props.moves[0])}>
    The frame
  </button>
);

test('after the button has played what a finger looked at, the next thing in its place is not looked at yet', async () => {
  await show(['Ada'], false, Frame);
  const doIt = () => document.querySelector<HTMLElement>('.do-it');
  const frame = page.getByRole('button', { name: 'The frame' }).element();
  frame.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
  frame.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(doIt()?.textContent).toBe('Add 1');
  doIt()?.click();
  await expect.poll(() => document.querySelector('.table')?.getAttribute('data-version')).toBe('1');
  expect(doIt()).toBeNull();
});

test('a board that breaks says so in its own place, and the match goes on with everything else', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Fragile: Component<BoardProps> = (props) => {
    const sum = () => {
      const { total } = props.view as { total: number };
      if (total === 2) throw new Error('two is too many');
      return total;
    };
    return <p>The sum is {sum()}</p>;
  };
  const session = await show(['Ada'], false, Fragile);
  await expect.element(page.getByText('The sum is 0')).toBeVisible();
  session.play(game.moves[1]);
  await expect.element(page.getByText(/^This part of the page met a fault/)).toBeVisible();
  expect(logged).toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with the match' }).click();
  await expect.element(page.getByText(/^This part of the page met a fault/)).toBeVisible();
  session.play(game.moves[0]);
  await expect.element(page.getByText('The sum is 3')).toBeVisible();
  logged.mockRestore();
});

test('the title tells whose turn it is', async () => {
  await show(['Ada']);
  expect(document.title).toBe('Your turn · Counting up');
  await page.getByRole('button', { name: 'Add 3' }).click();
  await page.getByRole('button', { name: 'Add 3' }).click();
  expect(document.title).toBe('Over · Counting up');
});

test('undo by key and by button; when it cannot be, it says why', async () => {
  await show(['Ada', 'Bert']);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveAttribute('title', 'Nobody has moved yet.');
  await page.getByRole('button', { name: 'Add 1' }).click();
  await userEvent.keyboard('u');
  await expect.element(page.getByText(/^Nothing yet/)).toBeVisible();
  await userEvent.keyboard('r');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Ada adds 1.' })).toBeVisible();
});

test('a question mark opens the help on keys, Escape closes it', async () => {
  await show(['Ada']);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('hidden things stay covered until the next person has the device', async () => {
  await show(['Ada', 'Bert'], true);
  await expect.element(page.getByRole('button', { name: 'Add 1' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'I am Ada' }).click();
  await page.getByRole('button', { name: 'Add 1' }).click();
  await expect.element(page.getByRole('heading', { name: 'Pass the device to Bert' })).toBeVisible();
  await expect.element(page.getByText('Ada adds 1.')).not.toBeInTheDocument();
});

test('axe finds nothing at the table and at its end', async () => {
  document.documentElement.lang = 'en';
  await show(['Ada', 'Bert']);
  expect((await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Add 3' }).click();
  await page.getByRole('button', { name: 'Add 3' }).click();
  expect((await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
});
