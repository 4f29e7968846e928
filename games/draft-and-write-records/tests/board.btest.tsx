import { fastRandom, firstSeat, Match, must, secretFor } from '@bandstand/engine';
import type { Event, Move } from '@bandstand/kits/draft-and-write';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { chartPicture } from '../ui/share.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

type Stop = (phase: string, steps: number) => boolean;

/** A board of seat 0 on a match that greedy bots have played up to some moment. */
function table(stop: Stop, seats = 2) {
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
        events={current(events)}
        preview={() => undefined}
        captions={{}}
        whyNot={(move) => (match.legalMoves(0).includes(move) ? undefined : game.whyNot(match.view(0), move).message)}
        onMove={(move) => {
          taken.push(move);
          setVersion(version() + 1);
        }}
      />
    </main>
  ));
  return { match, taken };
}

const spots = (): SVGGElement[] => [...document.querySelectorAll<SVGGElement>('.dw-spot')];

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

test('focus shows the whole chain: ghost marks, their order and the points', async () => {
  table((phase, steps) => phase === 'record' && steps > 20);
  spots()[0].focus();
  await expect.poll(() => document.querySelector('.dw-outlook')?.textContent).toMatch(/You (placed|crossed)/);
  expect([...document.querySelectorAll('.dw-step text')].map((text) => text.textContent)).toContain('1');
  expect(document.querySelector('.dw-outlook b')?.textContent).toMatch(/^[+−]\d+$/);
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

test('a tap on a place that is not legal says why', async () => {
  table((phase, steps) => phase === 'record' && steps > 20);
  const locked = document.querySelector('.dw-post.locked');
  if (locked !== null) await userEvent.click(locked, { force: true });
  expect(document.querySelector('.dw-outlook')?.textContent).not.toMatch(/^Point at/);
});

test('the end shows the charts, and their picture names everybody', () => {
  table(() => false);
  expect(document.querySelector('.dwr-charts h2')?.textContent).toBe('Chart Toppers');
  expect(document.querySelectorAll('.dwr-charts li')).toHaveLength(2);
  const picture = chartPicture([
    { name: 'Ada & Co', player: 'Ada', points: 154, parts: [{ name: 'Band', points: 49 }] },
  ]);
  expect(new DOMParser().parseFromString(picture, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  expect(picture).toContain('154');
});

test.each(['pick', 'record'])('the board in the %s phase has no accessibility faults', async (wanted) => {
  table((phase, steps) => phase === wanted && steps > 12);
  const report = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(report.violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.html}`)).toEqual([]);
});
