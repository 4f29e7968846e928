import { fastRandom, firstSeat, Match, must, secretFor, type Captions } from '@bandstand/engine';
import { kitOf, type Event, type Move } from '@bandstand/kits/draft-and-write';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

type Stop = (moves: readonly Move[], phase: string) => boolean;

/** A board of seat 0 on a match that greedy bots have played up to some moment. */
function table(stop: Stop, seats = 2, captions: Captions = {}) {
  const match = must(Match.start(game, { seats, secret: secretFor('board') }));
  const random = fastRandom(3);
  const { greedy } = knowledge.policies(game);
  let events: readonly Event[] = [];
  while (!match.isOver && !stop(match.legalMoves(0), match.state.phase)) {
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    events = must(match.play(seat, greedy(game.imagine(match.view(seat), random), seat, moves, random).id)).events;
  }
  const taken: Move[] = [];
  render(() => (
    <main>
      <h1>Table</h1>
      <Board
        game={game}
        view={match.view(0)}
        viewer={0}
        moves={match.legalMoves(0)}
        names={['Ada', 'Bert', 'Cleo'].slice(0, seats)}
        events={events}
        preview={() => undefined}
        captions={captions}
        whyNot={(move) => (match.legalMoves(0).includes(move) ? undefined : game.whyNot(match.view(0), move).message)}
        onMove={(move) => taken.push(move)}
      />
    </main>
  ));
  return { match, taken };
}

const canBoost: Stop = (moves) => moves.some((move) => move.type === 'boost');
const lit = (kind: string): Element[] => [...document.querySelectorAll(`.dw-spot[data-spot^="${kind}:"]`)];

test('the pitch shows eleven numbers and a chalk line for every synergy link', async () => {
  await page.viewport(1280, 900);
  table((_moves, phase) => phase === 'pick');
  expect([...document.querySelectorAll('.dds-number')].map((text) => text.textContent)).toEqual(
    Array.from({ length: 11 }, (_, index) => String(index + 1)),
  );
  expect(document.querySelectorAll('.dw-band .dw-link')).toHaveLength(18);
});

test('a player can be placed where his line has room, and nowhere else', async () => {
  await page.viewport(1280, 900);
  const { match, taken } = table((moves) => moves.filter((move) => move.type === 'place').length > 1);
  const posts = match.legalMoves(0).flatMap((move) => (move.type === 'place' ? [`post:${move.post}`] : []));
  expect(lit('post').map((spot) => spot.getAttribute('data-spot'))).toEqual(posts);
  await userEvent.click(lit('post')[0]);
  expect(taken).toMatchObject([{ type: 'place' }]);
});

test('a boost is taken up on the sheet first and then given to a player', async () => {
  await page.viewport(1280, 900);
  const { match, taken } = table(canBoost);
  const players = new Set(match.legalMoves(0).flatMap((move) => (move.type === 'boost' ? [move.post] : [])));
  const ready = document.querySelectorAll<SVGRectElement>('.dw-ready');
  expect(ready.length).toBeGreaterThan(0);
  await userEvent.click(ready[0]);
  expect(new Set(lit('post').map((spot) => Number(spot.getAttribute('data-spot')?.split(':')[1])))).toEqual(players);
  expect(taken).toEqual([]);
  const written = () => Number(lit('post')[0].querySelector('.dw-written')?.textContent);
  const level = written();
  await userEvent.hover(lit('post')[0]);
  expect(written()).toBeGreaterThan(level);
  await userEvent.click(lit('post')[0]);
  expect(taken).toMatchObject([{ type: 'boost' }]);
});

test.each([
  ['answers a question about boosts alone once the player has gone on', true, ['done']],
  ['leaves it to a player who has gone back', false, []],
] as const)('the board %s', async (_name, goesOn, answers) => {
  const match = must(Match.start(game, { seats: 2, secret: secretFor('board') }));
  const random = fastRandom(3);
  const { greedy } = knowledge.policies(game);
  const isEmpty = () =>
    match.state.phase === 'record' && match.legalMoves(0).every(({ type }) => type === 'boost' || type === 'done');
  while (match.legalMoves(0).length === 0 || !isEmpty()) {
    const seat = firstSeat(game.toAct(match.state));
    const moves = match.legalMoves(seat);
    const held = moves.filter(({ type }) => type !== 'boost');
    must(
      match.play(seat, greedy(game.imagine(match.view(seat), random), seat, held.length > 0 ? held : moves, random).id),
    );
  }
  const [moves, setMoves] = createSignal<readonly Move[]>([]);
  const taken: string[] = [];
  const told: readonly Event[] = goesOn ? [{ type: 'weekBegan', week: 1 }] : [];
  render(() => (
    <Board
      game={game}
      view={match.view(0)}
      viewer={0}
      moves={moves()}
      names={['Ada', 'Bert']}
      events={told}
      preview={() => undefined}
      captions={{}}
      whyNot={() => undefined}
      onMove={({ type }) => taken.push(type)}
    />
  ));
  setMoves([...match.legalMoves(0)]);
  setMoves([...match.legalMoves(0)]);
  expect(taken).toEqual(answers);
});

test('a boost can be put back, by keyboard as well', async () => {
  await page.viewport(1280, 900);
  table(canBoost);
  const [ready] = document.querySelectorAll<SVGRectElement>('.dw-ready');
  ready.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.querySelector('.dw-ready.armed')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: /^Put ×\d back$/ }).last());
  expect(document.querySelector('.dw-ready.armed')).toBeNull();
});

test('a boost that is ready is offered beside the prompt too, whatever part of the sheet is open on a phone', async () => {
  await page.viewport(360, 740);
  const { taken } = table((moves, phase) => canBoost(moves, phase) && moves.some((move) => move.type === 'place'));
  const offer = () => document.querySelector<HTMLElement>('.dw-choices button[data-aside]:not([data-move])');
  expect(offer()?.textContent).toMatch(/^Use ×\d$/);
  expect(document.querySelector('.dw-ready')?.checkVisibility()).not.toBe(true);
  offer()?.click();
  await expect.poll(() => lit('post').length).toBeGreaterThan(0);
  await userEvent.click(lit('post')[0]);
  expect(taken).toMatchObject([{ type: 'boost' }]);
});

test('whoever stops claiming is told what stays unclaimed', async () => {
  await page.viewport(1280, 900);
  const { match } = table((moves) => moves.some((move) => move.type === 'claimSlot'));
  const { slots, personal } = match.view(0);
  const goals = match
    .legalMoves(0)
    .flatMap((move) => (move.type === 'claimSlot' ? [kitOf(game).pack.goals[[...slots, personal][move.slot]]] : []));
  await userEvent.hover(page.getByRole('button', { name: 'No more goals' }));
  for (const { name, points } of goals)
    await expect.poll(() => document.querySelector('.dw-outlook')?.textContent).toContain(`${name} (${points})`);
});

test('continents are marked by themselves', async () => {
  await page.viewport(1280, 900);
  const { match } = table((moves) => moves.some((move) => move.type === 'boost'));
  const players = match.view(0).sheets[0].posts.filter((post) => post !== null).length;
  const boxes = [...document.querySelectorAll('.dw-origins svg')].map((svg) =>
    Number.parseInt(svg.getAttribute('aria-label') ?? '', 10),
  );
  expect(boxes).toHaveLength(6);
  const marked = boxes.reduce((sum, each) => sum + each, 0);
  expect(marked).toBeGreaterThan(0);
  expect(marked).toBeLessThanOrEqual(players);
});

test('the end is shown on a scoreboard, with a rank for a lone manager', async () => {
  await page.viewport(1280, 900);
  table(() => false, 1);
  expect(document.querySelector('.dds-rank')?.textContent).not.toBe('');
  expect(document.querySelectorAll('.dds-full-time li')).toHaveLength(1);
});

test.each([
  ['a pick', (_moves: readonly Move[], phase: string) => phase === 'pick'],
  ['a boost', canBoost],
  ['the end', () => false],
] as const)('nothing on the board keeps anybody out: %s', async (_name, stop) => {
  await page.viewport(1280, 900);
  table(stop);
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`)).toEqual([]);
});

test('on a phone the sheet is one tab at a time and a taken-up boost turns to the roster', async () => {
  await page.viewport(360, 740);
  table((moves) => canBoost(moves, '') && moves.every((move) => move.type === 'boost' || move.type === 'done'));
  const [ready] = [...document.querySelectorAll<SVGRectElement>('.dw-ready')];
  await userEvent.click(ready);
  expect(document.querySelector('.dw-section.on-tab h3')?.textContent).toContain('Roster');
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
  table(canBoost);
  const tabs = [...document.querySelectorAll<HTMLElement>('.dw-tabs button')].slice(0, -1);
  for (const tab of tabs) {
    tab.click();
    document.querySelector<SVGGElement>('.dw-spot')?.focus();
    expect(smallTexts()).toEqual([]);
  }
  await page.viewport(414, 896);
});

test('a player whom a boost hovers over is called by what is shown', async () => {
  await page.viewport(1280, 900);
  table(canBoost);
  const ready = document.querySelector<SVGRectElement>('.dw-ready');
  if (ready !== null) await userEvent.click(ready);
  const player = lit('post')[0];
  await userEvent.hover(player);
  const level = player.querySelector('.dw-written')?.textContent ?? 'nothing';
  expect(player.querySelector('.dw-ghost .dw-written')).not.toBeNull();
  expect(player.getAttribute('aria-label')?.startsWith(`${level}: `)).toBe(true);
  const report = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['label-content-name-mismatch'] },
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  expect(report.violations.map((fault) => fault.nodes[0]?.html)).toEqual([]);
});

test('the club name is written on the head of the sheet and stands on the scoreboard', async () => {
  await page.viewport(1280, 900);
  table(() => false, 2, { 'band-1': 'Rovers' });
  expect(document.querySelector('.dds-full-time')?.textContent).toContain('Rovers');
});

/** How light a colour is, as contrast is reckoned. */
const lightness = (color: string): number => {
  const [r, g, b] = (color.match(/[\d.]+/g) ?? []).map(Number).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

test.each(['light', 'dark'])('sheet and goals stay paper with dark words when the wall is %s', async (theme) => {
  await page.viewport(1280, 900);
  document.documentElement.dataset['theme'] = theme;
  table(canBoost);
  for (const name of ['.dw-sheet', '.dw-goal']) {
    const print = document.querySelector(name) ?? document.body;
    const paper = lightness(getComputedStyle(print).backgroundColor);
    expect(paper, name).toBeGreaterThan(0.6);
    for (const word of print.querySelectorAll('h3, .dw-goal p, .dw-section-points, .dw-progress'))
      expect((paper + 0.05) / (lightness(getComputedStyle(word).color) + 0.05), word.outerHTML).toBeGreaterThan(4.5);
  }
  delete document.documentElement.dataset['theme'];
});

test('a player who is placed is a sticker with their name in a numbered place', async () => {
  await page.viewport(1280, 900);
  table(canBoost);
  const stickers = document.querySelectorAll('.dw-sticker');
  expect(stickers.length).toBeGreaterThan(0);
  for (const sticker of stickers)
    expect(sticker.querySelector('.dds-sticker-name')?.textContent).toMatch(/^\p{L}{3,}/u);
  expect([...document.querySelectorAll('.dds-number')].map((number) => number.textContent)).toEqual(
    Array.from({ length: 11 }, (_, place) => String(place + 1)),
  );
});
