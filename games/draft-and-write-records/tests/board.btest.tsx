import { fastRandom, firstSeat, Match, must, secretFor, type Captions } from '@bandstand/engine';
import { hasRoom } from '@bandstand/kits/board';
import type { Event, Move, State } from '@bandstand/kits/draft-and-write';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { Board } from '../ui/index.tsx';
import { kit, nodeIndex, recording, weekend } from './table.ts';

afterEach(cleanup);

/** What a place will bring, and nothing as if it were done. */
const CERTAIN = /^[+−]\d+ (?!.*You (placed|crossed)).+\.$/;

type Stop = (phase: string, steps: number) => boolean;

/** A board of seat 0 on a match that greedy bots have played up to some moment. */
function table(stop: Stop, seats = 2, captions: Captions = {}) {
  const match = must(Match.start(game, { seats, secret: secretFor('board') }));
  const random = fastRandom(3);
  const { greedy } = knowledge.policies(game);
  let events: readonly Event[] = [];
  while (
    !match.isOver &&
    !(game.legalMoves(match.state, 0).length > 1 && stop(match.state.phase, match.steps.length))
  ) {
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    events = must(match.play(seat, greedy(game.imagine(match.view(seat), random), seat, moves, random).id)).events;
  }
  const [version, setVersion] = createSignal(0);
  const taken: Move[] = [];
  const [written, setWritten] = createSignal(captions);
  const [happened, setHappened] = createSignal(events);
  const current = <Value,>(value: Value): Value => (version(), value);
  render(() => (
    <main>
      <h1>Table</h1>
      <Board
        game={game}
        view={current(match.view(0))}
        viewer={0}
        moves={current(match.legalMoves(0))}
        names={['Ada', 'Bert', 'Cleo'].slice(0, seats)}
        events={happened()}
        preview={() => undefined}
        captions={written()}
        onCaption={(key, text) => setWritten({ ...written(), [key]: text })}
        whyNot={(move) => (match.legalMoves(0).includes(move) ? undefined : game.whyNot(match.view(0), move).message)}
        onMove={(move) => {
          taken.push(move);
          setVersion(version() + 1);
        }}
      />
    </main>
  ));
  const showAgain = (): void => void setVersion(version() + 1);
  return { match, taken, written, setHappened, showAgain };
}

/** The board of seat 0 in a made-up state. */
const drawn = (state: State) =>
  render(() => (
    <Board
      game={game}
      view={game.view(state, 0)}
      viewer={0}
      moves={game.legalMoves(state, 0)}
      names={['Ada', 'Bert']}
      events={[]}
      preview={() => undefined}
      captions={{}}
      whyNot={() => undefined}
      onMove={() => undefined}
    />
  ));

const spots = (): SVGGElement[] => [...document.querySelectorAll<SVGGElement>('.dw-spot')];

test('the sheet is a sleeve with a spine from the first look on', async () => {
  await page.viewport(1280, 800);
  table((phase) => phase === 'start');
  const sheet = document.querySelector('.dw-sheet') ?? document.body;
  expect(getComputedStyle(sheet, '::before').content).toContain('Records');
});

test('what a rival took last is on their tab, and nothing on the own one', () => {
  const { match } = table((phase, steps) => phase === 'pick' && steps > 40, 3);
  const took = [...document.querySelectorAll('.dw-seats button')].map(
    (tab) => tab.querySelector('.dw-took')?.textContent ?? '',
  );
  const { cards } = kit.pack;
  expect(took).toEqual(
    match.state.piles.map((pile, seat) => (seat === 0 ? '' : `took ${cards[pile.at(-1) ?? 0].name}`)),
  );
});

test('every legal place is a button on the sheet, and no other place is', () => {
  const { match } = table((phase, steps) => phase === 'record' && steps > 20);
  const posts = new Set(
    match
      .legalMoves(0)
      .flatMap((move) =>
        move.type === 'place'
          ? [`post:${move.post}`]
          : move.type === 'cross'
            ? [`${move.section === 'grid' ? 'square' : 'node'}:${move.space}`]
            : [],
      ),
  );
  expect(new Set(spots().map((spot) => spot.dataset['spot']))).toEqual(posts);
});

test('a hand card is picked with a tap', async () => {
  const { taken } = table((phase) => phase === 'pick');
  await userEvent.click(document.querySelectorAll('.dw-hand-card')[2]);
  expect(taken).toEqual([expect.objectContaining({ type: 'pick', slot: 2 })]);
});

test('a card of the hand shows where it may go, and a small screen turns there', async () => {
  await page.viewport(360, 740);
  table((phase, steps) => phase === 'pick' && steps > 20);
  const outlook = () => document.querySelector('.dw-outlook')?.textContent;
  expect(outlook()).toMatch(/^Point at a card/);
  const found: number[] = [];
  for (const card of document.querySelectorAll<HTMLElement>('.dw-hand-card')) {
    card.focus();
    const places = document.querySelectorAll('.dw-possible').length;
    const told = ['There is no place', 'It has one place'][places] ?? `It may go to ${places} places`;
    expect(outlook()).toContain(told);
    expect(document.querySelectorAll('.on-tab .dw-possible')).toHaveLength(places);
    found.push(places);
  }
  expect(Math.max(...found)).toBeGreaterThan(1);
  await page.viewport(1280, 800);
});

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    // The room for a table is told when the page next draws.
    await vi.waitUntil(() => !hasRoom('481px'));
  });
  afterEach(() => page.viewport(1280, 800));

  test('cards side by side are equally high, whatever they say', () => {
    table((phase, steps) => phase === 'pick' && steps > 20);
    const heights = [...document.querySelectorAll('.dw-hand-card .dw-card')].map((card) => card.clientHeight);
    expect(new Set(heights).size).toBe(1);
  });

  test('the whole map is in sight, also its last venue', async () => {
    table((phase) => phase === 'pick');
    await page.getByRole('tab', { name: 'Touring' }).click();
    const map = document.querySelector('.dw-section-tour');
    expect(map?.scrollWidth).toBe(map?.clientWidth);
  });

  test('Cash turns to the map when only roads are locked, and no other section says that there is something to do', async () => {
    const { state } = recording('A01', { net: ['A1'], opened: ['K0', 'K1', 'K2', 'K3', 'K4'] }).play(0, {
      type: 'cross',
      section: 'net',
      space: nodeIndex('A2'),
    });
    drawn(state);
    const names = (sort: string) => [...document.querySelectorAll(`.dw-tabs ${sort}`)].map((tab) => tab.textContent);
    await expect.poll(() => names('[aria-selected=true]'), { timeout: 2000 }).toEqual(names('.lit'));
    expect(names('.lit')).toEqual([expect.stringContaining('Touring')]);
  });

  test('the figures of a section are written inside its frame', async () => {
    table((phase) => phase === 'pick');
    await page.getByRole('tab', { name: 'Touring' }).click();
    const figure = document.querySelector<HTMLElement>('.dw-section-tour .dw-section-points');
    expect(parseFloat(getComputedStyle(figure ?? document.body).paddingRight)).toBeGreaterThanOrEqual(3);
  });
});

test('a card says what it brings or costs, and the place where it brings most is framed', () => {
  table((phase, steps) => phase === 'pick' && steps > 20);
  const cards = [...document.querySelectorAll<HTMLElement>('.dw-hand-card')];
  expect(cards.map((card) => card.querySelectorAll('.dw-gain').length)).toEqual(cards.map(() => 1));
  for (const card of cards) {
    card.focus();
    const label = card.querySelector('.dw-gain');
    const isCost = label?.classList.contains('cost') === true;
    expect(document.querySelectorAll('.dw-possible.best')).toHaveLength(isCost ? 0 : 1);
    expect(label?.textContent).toMatch(isCost ? /^costs a Fail, −\d+$/ : /^(\+\d+|an? |\d+ |Cash|pays later)/);
  }
});

test('a rival’s step that changes nothing here leaves what is looked at in sight', async () => {
  const { showAgain } = table((phase, steps) => phase === 'record' && steps > 20);
  const outlook = () => document.querySelector('.dw-outlook')?.textContent;
  spots()[0].focus();
  await expect.poll(outlook).toMatch(CERTAIN);
  showAgain();
  expect(outlook()).toMatch(CERTAIN);
});

test('focus shows the whole chain: ghost marks, their order and the points', async () => {
  table((phase, steps) => phase === 'record' && steps > 20);
  spots()[0].focus();
  await expect.poll(() => document.querySelector('.dw-outlook')?.textContent).toMatch(CERTAIN);
  await expect
    .poll(() => [...document.querySelectorAll('.dw-step text')].map((text) => text.textContent))
    .toContain('1');
  expect(document.querySelector('.dw-outlook b')?.textContent).toMatch(/^[+−]\d+$/);
});

test('what is written on the sheet is told to those who cannot see it', async () => {
  table((phase, steps) => phase === 'pick' && steps > 40);
  const told = () =>
    [...document.querySelectorAll('[role=img][data-point]')].map((mark) => mark.getAttribute('aria-label') ?? '');
  await expect.poll(() => told().some((words) => /^\w.*: .*, \d+ star points?$/.test(words))).toBe(true);
  expect(told().some((words) => words.endsWith(', crossed'))).toBe(true);
});

describe('on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 900));
  afterEach(() => page.viewport(414, 896));

  test('the preview threads the chain from place to place and says what each section gains', async () => {
    table((phase, steps) => phase === 'record' && steps > 20);
    for (const spot of spots()) {
      spot.focus();
      await expect.poll(() => document.querySelectorAll('.dw-thread .dw-stop').length).toBeGreaterThan(0);
      const steps = document.querySelectorAll('[data-ghost-step]').length;
      await expect.poll(() => document.querySelectorAll('.dw-thread.ghost .dw-stop').length).toBe(steps);
      const total = document.querySelector('.dw-outlook b')?.textContent ?? '';
      const gains = [...document.querySelectorAll('.dw-ghost-points')].map((gain) =>
        Number(gain.textContent?.replace('−', '-')),
      );
      expect(gains.reduce((sum, gain) => sum + gain, 0)).toBe(Number(total.replace('−', '-')));
    }
  });

  const chain: readonly Event[] = [0, 1, 2].map((space) => ({
    type: 'crossed',
    seat: 0,
    late: false,
    section: 'grid',
    space,
  }));
  const walkedSteps = (): number => document.querySelectorAll('.flash').length;

  test('what happened is walked step by step along the thread', async () => {
    const { setHappened } = table((phase, steps) => phase === 'record' && steps > 20);
    setHappened(chain);
    expect(walkedSteps()).toBe(1);
    expect(document.querySelectorAll('.dw-unwalked')).toHaveLength(2);
    await expect.poll(walkedSteps).toBe(2);
    await expect.poll(() => document.querySelectorAll('.dw-thread.fresh .dw-stop').length).toBeGreaterThan(1);
    await expect.poll(walkedSteps).toBe(3);
  });

  test('a tap skips the walk', async () => {
    const { setHappened } = table((phase, steps) => phase === 'record' && steps > 20);
    setHappened(chain);
    await userEvent.click(page.getByRole('heading', { name: /^Agenda/ }));
    expect(document.querySelectorAll('.dw-unwalked')).toHaveLength(0);
  });
});

test('the owner writes a name on the head of the sheet; others only read it', async () => {
  const { written } = table((phase) => phase === 'pick', 2, { 'band-1': 'Bert <b>and</b> Sons' });
  const field = page.getByRole('textbox', { name: 'Band name' });
  await userEvent.fill(field, '  Brass Monkeys ');
  await userEvent.keyboard('{Enter}');
  expect(written()['band-0']).toBe('Brass Monkeys');
  await userEvent.fill(field, '');
  await userEvent.keyboard('{Enter}');
  expect(written()['band-0'], 'a name has at least one letter').toBe('Brass Monkeys');
  await expect.element(field).toHaveValue('Brass Monkeys');
  await userEvent.click(page.getByRole('tab', { name: /Bert/ }));
  await expect.element(field).not.toBeInTheDocument();
  expect(document.querySelector('h2.dw-band-name')?.textContent).toBe('Bert <b>and</b> Sons Bert');
});

test('the charts list bands by the names on their sheets', () => {
  table(() => false, 2, { 'band-0': 'Brass Monkeys' });
  expect([...document.querySelectorAll('.dwr-charts b')].map((name) => name.textContent).toSorted()).toEqual([
    'Bert',
    'Brass Monkeys',
  ]);
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 740));
  afterEach(() => page.viewport(414, 896));
  const width = (): number => document.querySelector('.dw-zoomed')?.getBoundingClientRect().width ?? 0;

  test('the sheet is zoomed by buttons and keys, and fits again', async () => {
    table((phase, steps) => phase === 'record' && steps > 20);
    const fit = width();
    await userEvent.click(page.getByRole('button', { name: 'Closer' }));
    expect(width()).toBeCloseTo(1.5 * fit, 0);
    const frame = document.querySelector<HTMLElement>('.dw-zoom');
    expect(frame?.scrollWidth).toBeGreaterThan(frame?.clientWidth ?? 0);
    frame?.focus();
    await userEvent.keyboard('+');
    expect(width()).toBeCloseTo(2.25 * fit, 0);
    await userEvent.keyboard('0');
    expect(width()).toBeCloseTo(fit, 0);
  });

  test('a pinch brings the sheet closer and what is between the fingers stays there', async () => {
    table((phase, steps) => phase === 'record' && steps > 20);
    const frame = document.querySelector<HTMLElement>('.dw-zoom');
    const fit = width();
    const box = frame?.getBoundingClientRect();
    if (frame === null || box === undefined) throw new Error('no frame');
    const pinch = (type: string, apart: number): void => {
      const touches = [-apart, apart].map(
        (by, identifier) => new Touch({ identifier, target: frame, clientX: box.x + 160 + by, clientY: box.y + 100 }),
      );
      frame.dispatchEvent(new TouchEvent(type, { touches, cancelable: true, bubbles: true }));
    };
    pinch('touchstart', 30);
    pinch('touchmove', 60);
    expect(width()).toBeCloseTo(2 * fit, 0);
    expect((frame.scrollLeft + 160) / width()).toBeCloseTo(160 / fit, 1);
  });

  test('a double tap beside the places zooms in, another one out', async () => {
    table((phase, steps) => phase === 'record' && steps > 20);
    const fit = width();
    const heading = page.getByRole('heading', { name: /^(Band|Agenda|Assets|Harmonies)/ }).first();
    await userEvent.dblClick(heading);
    expect(width()).toBeGreaterThan(2 * fit);
    await userEvent.dblClick(heading);
    expect(width()).toBeCloseTo(fit, 0);
  });

  test('the whole sheet is one tab, with every section on it', async () => {
    table((phase, steps) => phase === 'record' && steps > 20);
    await userEvent.click(page.getByRole('tab', { name: 'Whole sheet' }));
    const sections = [...document.querySelectorAll('.dw-section')];
    expect(sections.every((section) => section.getBoundingClientRect().width > 0)).toBe(true);
    const frame = document.querySelector('.dw-zoom')?.getBoundingClientRect().right ?? 0;
    expect(Math.max(...sections.map((section) => section.getBoundingClientRect().right))).toBeLessThanOrEqual(
      frame + 1,
    );
  });
});

test('the keyboard plays a place', async () => {
  const { taken } = table((phase, steps) => phase === 'record' && steps > 20);
  const single = spots().find((spot) => spot.dataset['move'] !== undefined);
  single?.focus();
  await userEvent.keyboard('{Enter}');
  expect(taken).toHaveLength(1);
});

test('a goal says how far the sheet is', () => {
  table((phase) => phase === 'pick');
  expect(document.querySelector('.dw-progress')?.textContent).toMatch(/^\d+ of \d+$/);
});

test('other sheets are one tap away, and nothing is lit on them', async () => {
  table((phase, steps) => phase === 'record' && steps > 20);
  await userEvent.click(page.getByRole('tab', { name: /Bert/ }));
  expect(document.querySelector('.dw-band-name')?.textContent).toBe('Bert');
  expect(spots()).toHaveLength(0);
});

test('the first question is four crayons with their forms, and a tap on the circle does not double them', async () => {
  table((phase) => phase === 'start');
  const crayons = () => [...document.querySelectorAll('.dw-colour-choice')];
  expect(crayons().map((crayon) => crayon.querySelectorAll('.inline-shape').length)).toEqual([1, 1, 1, 1]);
  const circle = document.querySelector('.dw-spot.legal, .spot.legal, [data-opens]');
  if (circle !== null) await userEvent.click(circle, { force: true });
  expect(crayons()).toHaveLength(4);
});

test('a tap on a place that is not legal says why', async () => {
  table((phase, steps) => phase === 'record' && steps > 20);
  const locked = document.querySelector('.dw-post.locked');
  if (locked !== null) await userEvent.click(locked, { force: true });
  expect(document.querySelector('.dw-outlook')?.textContent).not.toMatch(/^Point at/);
});

test('a claim for the last box says beforehand which goals will be left without one', async () => {
  const { state } = weekend(['long-players', 'hit-streak', 'galaxy', 'jukebox'], {
    albums: 5,
    singles: 5,
    goals: ['voice-found', 'golden-throat', 'rising-stars', 'full-week', 'first-miles'],
  });
  drawn(state);
  const said = () => document.querySelector('.dw-goal:has([data-move]) .dw-loss')?.textContent;
  await expect.poll(said).toMatch(/fills your last goal box; Hit Streak \(\d+\) and Jukebox \(\d+\) can then not be/);
});

test('the end shows the charts', () => {
  table(() => false);
  expect(document.querySelector('.dwr-charts h2')?.textContent).toBe('Chart Toppers');
  expect(document.querySelectorAll('.dwr-charts li')).toHaveLength(2);
});

test.each(['pick', 'record'])('the board in the %s phase has no accessibility faults', async (wanted) => {
  table((phase, steps) => phase === wanted && steps > 12);
  const report = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(report.violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.html}`)).toEqual([]);
});

/** Texts in drawings, as large as they come out on the screen. */
const smallTexts = (): string[] =>
  [...document.querySelectorAll<SVGTextElement>('.dw-board svg text')].flatMap((text) => {
    const matrix = text.getScreenCTM();
    if (matrix === null || text.getBoundingClientRect().width === 0) return [];
    const px = Math.hypot(matrix.a, matrix.b) * parseFloat(getComputedStyle(text).fontSize);
    return px < 13 ? [`${text.textContent} ${px.toFixed(1)}`] : [];
  });

test.each([360, 768, 1280])('no text on the sheet is under 13 px at a width of %i px', async (width) => {
  await page.viewport(width, 800);
  await vi.waitUntil(() => hasRoom('481px') === width > 480);
  table((phase, steps) => phase === 'record' && steps > 20);
  const tabs = [...document.querySelectorAll<HTMLElement>('.dw-tabs button')].slice(0, -1);
  for (const tab of tabs) {
    tab.click();
    document.querySelector<SVGGElement>('.dw-spot')?.focus();
    expect(smallTexts()).toEqual([]);
  }
  await page.viewport(414, 896);
});
