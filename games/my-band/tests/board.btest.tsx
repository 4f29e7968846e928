import { defaultOptions, fastRandom } from '@bandstand/engine';
import '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import type { Event, Move, State } from '../state.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

interface Wish {
  readonly phase: State['phase'];
  readonly seats?: number;
  readonly seed?: number;
  readonly turn?: number;
  readonly viewer?: 0 | 'spectator';
  readonly theme?: 'light' | 'dark';
}

/** A board of seat 0 on a match that rule-based players brought to the wished phase. */
function show(wish: Wish) {
  const seats = wish.seats ?? 3;
  const viewer = wish.viewer ?? 0;
  const dice = fastRandom(wish.seed ?? 1);
  const state = game.setup(defaultOptions(game.options), seats, dice);
  const { greedy } = knowledge.policies(game);
  let events: Event[] = [];
  const isThere = () =>
    state.phase === wish.phase && state.turn >= (wish.turn ?? 1) && (viewer === 'spectator' || state.actor === 0);
  const play = (move: Move): void => {
    events = [];
    game.play(state, state.actor, move, dice, (event) => events.push(event));
  };
  for (let moves = 0; !isThere(); moves++) {
    if (state.phase === 'over' || moves > 3000) throw new Error(`no ${wish.phase} with this seed`);
    play(greedy(state, state.actor, game.legalMoves(state, state.actor), dice));
  }
  const [version, setVersion] = createSignal(0);
  const played: Move[] = [];
  const current = <Value,>(value: Value): Value => (version(), value);
  const moves = () => (viewer === 'spectator' ? [] : game.legalMoves(state, viewer));
  document.documentElement.dataset.theme = wish.theme ?? 'light';
  document.documentElement.lang = 'en';
  document.title = 'Board';
  document.body.style.margin = '0';
  render(() => (
    <main
      style={{
        '--ink-1': '#d4342c',
        '--ink-2': '#c98b4b',
        background: 'var(--paper)',
        color: 'var(--ink)',
        padding: '8px',
      }}
    >
      <h1>Table</h1>
      <Board
        game={game}
        view={current(game.view(state, viewer))}
        viewer={viewer}
        moves={current(moves())}
        names={['Ada', 'Bert', 'Cho', 'Dora'].slice(0, seats)}
        events={current(events)}
        preview={() => undefined}
        captions={{}}
        whyNot={(move) => (moves().includes(move) ? undefined : game.whyNot(game.view(state, 0), move).message)}
        onMove={(move) => {
          played.push(move);
          play(move);
          setVersion(version() + 1);
        }}
      />
    </main>
  ));
  return { state, played };
}

test('a tap on a card of the row puts it up, and the bidding opens', async () => {
  const { played } = show({ phase: 'nominate' });
  const lots = [...document.querySelectorAll<HTMLElement>('.mb-lot.legal')];
  await userEvent.click(lots[0]);
  expect(played.map(({ type }) => type)).toEqual(['nominate']);
  expect(document.querySelector('.mb-bid-now')?.textContent).toContain('You open the bidding for');
});

test('a card of the row stays the same thing on the page, and is a button only while it can be pressed', async () => {
  show({ phase: 'nominate' });
  const lots = [...document.querySelectorAll<HTMLElement>('.mb-lot')];
  expect(lots.map((lot) => [lot.getAttribute('role'), lot.tabIndex])).toEqual(lots.map(() => ['button', 0]));
  await userEvent.click(lots.at(-1) ?? document.body);
  expect(document.querySelectorAll('.mb-lot')).toHaveLength(0);
  expect(lots.map((lot) => [lot.isConnected, lot.getAttribute('role'), lot.tabIndex])).toEqual(
    lots.map(() => [true, null, -1]),
  );
});

test('a bid can be raised by one, to what nobody can top, to all chips, or to any amount', async () => {
  const { state, played } = show({ phase: 'bid', turn: 3 });
  const [bid, chips] = [state.bid, state.chips[0]];
  const richest = Math.max(...[1, 2].map((seat) => (state.bidders & (1 << seat) ? state.chips[seat] : 0)));
  const buttons = [...document.querySelectorAll<HTMLElement>('.mb-raise > [data-move]')];
  const amounts = buttons.map(({ dataset }) => game.moves[Number(dataset.move)]);
  expect(amounts.flatMap((move) => (move.type === 'bid' ? [move.amount] : []))).toEqual(
    [...new Set([bid + 1, richest, chips])].filter((amount) => amount > bid && amount <= chips),
  );
  await userEvent.fill(page.getByLabelText('Another amount'), String(chips));
  await userEvent.click(page.getByRole('button', { name: 'Bid', exact: true }));
  expect(played).toMatchObject([{ type: 'bid', amount: chips }]);
});

test('a place of the row says who bought what lay there, and for how much', async () => {
  const { state, played } = show({ phase: 'bid', turn: 3 });
  const chips = state.chips[0];
  const bids = [...document.querySelectorAll<HTMLElement>('.mb-raise > [data-move]')].filter(
    ({ dataset }) => game.moves[Number(dataset.move)].type === 'bid',
  );
  bids.at(-1)?.click();
  expect(played).toMatchObject([{ type: 'bid' }]);
  const [move] = played;
  const price = move.type === 'bid' ? move.amount : 0;
  expect(state.chips[0]).toBe(chips - price);
  await expect
    .poll(() => [...document.querySelectorAll('.mb-gone')].map(({ textContent }) => textContent))
    .toContain(`yours for ${price}`);
});

test('whoever has to give a card up in the middle of the auctions sees the own band first', () => {
  const { state } = show({ phase: 'resolve', seed: 2 });
  expect(['events', 'draws']).not.toContain(state.resume);
  expect(document.querySelector('#mb-row-title')?.textContent).toBe('Up for auction');
  const [own, row] = ['.mb-own', '.mb-row'].map((part) => document.querySelector(part)?.getBoundingClientRect().top);
  expect(own).toBeLessThan(row ?? 0);
});

test('on a phone whoever has to give a card up after the contract sees the own band first', async () => {
  await page.viewport(360, 740);
  const { state } = show({ phase: 'resolve', seed: 12 });
  expect(state.resume).toBe('draws');
  const tops = () =>
    ['.mb-own', '.mb-chart'].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? 0);
  await expect.poll(() => tops()[1] - tops()[0]).toBeGreaterThan(0);
  const named = document.querySelector('.mb-actions')?.textContent ?? '';
  expect(named).toMatch(/ or .*: press ×/);
  await page.viewport(414, 896);
});

test('on a phone the news show who has climbed on a neck of their own', async () => {
  await page.viewport(360, 740);
  show({ phase: 'discard', turn: 3, seed: 4 });
  expect(document.querySelector('.mb-news')?.textContent).toContain('Cho climbs to fret 2');
  const neck = document.querySelector('.mb-news-neck');
  expect(neck?.checkVisibility()).toBe(true);
  const steps = [...(neck?.querySelectorAll<SVGGElement>('.mb-climber') ?? [])].map(({ style }) =>
    Number.parseFloat(style.getPropertyValue('--from')),
  );
  expect(steps.map((step) => step < 0)).toEqual([false, false, true]);
  await page.viewport(1280, 800);
  expect(neck?.checkVisibility()).toBe(false);
  await page.viewport(414, 896);
});

test('on a phone the strip leads back to what is asked', async () => {
  await page.viewport(360, 740);
  show({ phase: 'event', turn: 3 });
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(1500);
  scrollTo(0, 1200);
  await userEvent.click(page.getByRole('button', { name: /^Now/ }));
  await expect.poll(() => document.querySelector('.mb-actions')?.getBoundingClientRect().top ?? -1).toBeGreaterThan(0);
  expect(document.querySelector('.mb-jumps button')?.className).toContain('wanted');
  await page.viewport(414, 896);
});

test('on a desktop one rival stands right under the own band', async () => {
  await page.viewport(1280, 800);
  show({ phase: 'nominate', seats: 2 });
  const gap = () => {
    const [own, rival] = ['.mb-own', '.mb-rival'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return (rival?.top ?? 0) - (own?.bottom ?? 0);
  };
  await expect.poll(gap).toBeGreaterThan(0);
  expect(gap()).toBeLessThan(20);
  await page.viewport(414, 896);
});

test('whoever has double pay is told what a card for nothing may cost', () => {
  const { state } = show({ phase: 'draw' });
  expect(state.bands[0].length).toBeGreaterThan(1);
  expect(document.querySelector('.mb-actions')?.textContent).toContain('Your pay is doubled now');
});

test.each([360, 1280])('letters on picks are never smaller than 13 px at %i px', async (width) => {
  await page.viewport(width, 800);
  show({ phase: 'nominate' });
  const sizes = [...document.querySelectorAll<SVGTextElement>('.mb-letter text')]
    .filter((letter) => letter.checkVisibility())
    .map((letter) => Number.parseFloat(getComputedStyle(letter).fontSize) * (letter.getScreenCTM()?.d ?? 0));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12.95);
  await page.viewport(414, 896);
});

test.each([820, 1280])('the places along the neck can be read at %i px', async (width) => {
  await page.viewport(width, 800);
  show({ phase: 'nominate' });
  const names = [...document.querySelectorAll<SVGTextElement>('.mb-neck .venue')];
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    expect(Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.d ?? 0)).toBeGreaterThanOrEqual(
      12.95,
    );
  }
  await page.viewport(414, 896);
});

test('an amount that cannot be bid says why and plays nothing', async () => {
  const { state, played } = show({ phase: 'bid', turn: 3 });
  await userEvent.fill(page.getByLabelText('Another amount'), String(state.chips[0] + 1));
  await userEvent.click(page.getByRole('button', { name: 'Bid', exact: true }));
  await expect.element(page.getByText(/you cannot bid/)).toBeVisible();
  expect(played).toEqual([]);
});

test('the Popularity Bid says why it is not for me', async () => {
  const { played } = show({ phase: 'nominate' });
  await userEvent.click(page.getByRole('button', { name: /Popularity Bid/ }), { force: true });
  await expect.element(page.getByText(/only for players who hold a contract/)).toBeVisible();
  expect(played).toEqual([]);
});

test('looking at a card shows it as a ghost line of the own band', async () => {
  show({ phase: 'nominate', seats: 2 });
  const lot = [...document.querySelectorAll<HTMLElement>('.mb-lot.legal')].at(-1);
  lot?.focus();
  expect(document.querySelectorAll('.mb-own tr.ghost')).toHaveLength(1);
  await expect.element(page.getByText(/With this card/)).toBeVisible();
  lot?.blur();
  expect(document.querySelectorAll('.mb-own tr.ghost')).toHaveLength(0);
});

test('an event that needs a target asks for it, and one press plays it', async () => {
  const { played } = show({ phase: 'event', seed: 3, turn: 5 });
  await userEvent.click(page.getByRole('button', { name: 'Choose a rival' }).first());
  await userEvent.click(document.querySelector<HTMLElement>('.mb-target.legal') ?? document.body);
  expect(played.map(({ type }) => type)).toEqual(['playOn']);
});

test('cards are thrown away only after saying so', async () => {
  const { played } = show({ phase: 'discard', seed: 3, turn: 3 });
  expect(document.querySelectorAll('.mb-give-up')).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Throw cards away' }));
  await userEvent.click(document.querySelector<HTMLElement>('.mb-give-up') ?? document.body);
  expect(played.map(({ type }) => type)).toEqual(['discardBand']);
});

test('everything can be done with the keyboard', async () => {
  const { played } = show({ phase: 'nominate' });
  document.querySelector<HTMLElement>('.mb-lot.legal')?.focus();
  await userEvent.keyboard('{Enter}');
  document.querySelector<HTMLElement>('.mb-raise [data-move]')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(played.map(({ type }) => type)).toEqual(['nominate', 'bid']);
});

test('who negotiates is told the price, who speaks after, and what leaving it means', () => {
  const { state } = show({ phase: 'negotiate', turn: 4, seed: 8, seats: 4 });
  const told = document.querySelector('.mb-talks')?.textContent ?? '';
  expect(told).toContain(`you have ${state.chips[0]} chip`);
  expect(told).toMatch(/After you: |You speak last/);
  expect(document.querySelectorAll('.mb-talks .primary')).toHaveLength(1);
});

test('every number of chips on the contract says whom it keeps away', () => {
  show({ phase: 'insure', seed: 9, seats: 4 });
  const choices = [...document.querySelectorAll('.mb-choice')].map((choice) => choice.textContent ?? '');
  expect(choices.length).toBeGreaterThan(0);
  for (const choice of choices) expect(choice).toMatch(/could move it to|will cost|Nobody after you/);
});

test('nobody sees the events of another hand', () => {
  const { state } = show({ phase: 'event', viewer: 'spectator' });
  expect(state.hands[0].some((count) => count > 0)).toBe(true);
  expect(document.querySelector('.mb-hand')).toBeNull();
});

const WISHES: readonly Wish[] = [
  { phase: 'pickSinger', seats: 4 },
  { phase: 'nominate', turn: 4, seats: 4 },
  { phase: 'bid', turn: 3, theme: 'dark' },
  { phase: 'event', turn: 5, seed: 3 },
  { phase: 'react', turn: 2, seed: 4, theme: 'dark' },
  { phase: 'negotiate', turn: 4, seed: 8, seats: 4 },
  { phase: 'insure', seed: 9, seats: 4 },
  { phase: 'bid', viewer: 'spectator', seats: 2, turn: 6, seed: 3 },
];

test.each(WISHES)('axe finds nothing at $phase', async (wish) => {
  await page.viewport(wish.seats === 4 ? 1280 : 360, 800);
  show(wish);
  // What is out of sight is not drawn until it comes near; here all of it is judged.
  for (const part of document.querySelectorAll<HTMLElement>('[data-far]')) part.style.contentVisibility = 'visible';
  // Cards fade in what just happened; contrast is judged when they have come to rest.
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const { violations } = await axe.run();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)}`)).toEqual([]);
});

test.each([360, 820, 1280])('nothing sticks out at %i px', async (width) => {
  await page.viewport(width, 800);
  show({ phase: 'nominate', turn: 5, seats: 4, seed: 3 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const chart = document.querySelector('.mb-chart')?.getBoundingClientRect().right ?? 0;
  const spaces = [...document.querySelectorAll('.mb-space')].map((space) => space.getBoundingClientRect().right);
  expect(Math.max(...spaces)).toBeLessThanOrEqual(chart);
});

test.each([360, 820, 1008, 1024, 1280])('a singer’s letters stay on the card at %i px', async (width) => {
  await page.viewport(width, 800);
  show({ phase: 'pickSinger', seats: 2 });
  const letters = [...document.querySelectorAll('.mb-lots .mb-poster .mb-letters')];
  expect(letters.length).toBeGreaterThan(1);
  const inner = (card: Element | null): number => (card?.getBoundingClientRect().right ?? 0) - 4;
  const over = letters.map((row) => row.getBoundingClientRect().right - inner(row.closest('.mb-poster')));
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
});

test.each([1024, 1280, 1440])('letters stay on the cards up for auction among four at %i px', async (width) => {
  await page.viewport(width, 800);
  show({ phase: 'nominate', seats: 4 });
  await expect.poll(() => document.querySelectorAll('.mb-row .mb-letters').length).toBeGreaterThan(0);
  for (const letter of document.querySelectorAll('.mb-row .mb-letters .mb-letter')) {
    const card = letter.closest('li')?.getBoundingClientRect();
    const { left, right } = letter.getBoundingClientRect();
    expect(left - (card?.left ?? 0)).toBeGreaterThanOrEqual(1);
    expect((card?.right ?? 0) - right).toBeGreaterThanOrEqual(1);
  }
  await page.viewport(414, 896);
});

test.each([1, 2, 3, 4, 5])('with letters twice as large the longest words still fit a phone, deal %i', async (seed) => {
  await page.viewport(360, 800);
  document.documentElement.style.fontSize = '200%';
  try {
    show({ phase: 'nominate', turn: 2, seats: 2, seed });
    const words = [...document.querySelectorAll('.mb-poster *, .mb-business *')];
    expect(words.length).toBeGreaterThan(10);
    expect(Math.max(...words.map((word) => word.getBoundingClientRect().right))).toBeLessThanOrEqual(360);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});
