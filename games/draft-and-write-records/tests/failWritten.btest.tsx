import type { Event } from '@bandstand/kits/draft-and-write';
import { hasRoom } from '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import { batch, createSignal } from 'solid-js';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { game } from '../index.ts';
import { Board } from '../ui/index.tsx';
import { Table } from './table.ts';

afterEach(async () => {
  cleanup();
  await page.viewport(414, 896);
});

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The board of seat 0, whose hand holds a card that costs; it is picked when this is called. */
function withScandal(): () => Promise<void> {
  const driven = new Table(2).begin();
  driven.hand(0, ['S0', 'A01', 'A02']).hand(1, ['S1', 'A03', 'A04']);
  const card = driven.state.hands[0][0];
  const before = game.view(driven.state, 0);
  driven.pick(0, 'S0').pick(1, 'S1');
  const after = game.view(driven.state, 0);
  const [view, setView] = createSignal(before);
  const [events, setEvents] = createSignal<readonly Event[]>([]);
  render(() => (
    <Board
      game={game}
      view={view()}
      viewer={0}
      moves={[]}
      names={['Ada', 'Bert']}
      events={events()}
      preview={() => undefined}
      captions={{}}
      whyNot={() => undefined}
      onMove={() => undefined}
    />
  ));
  // What moves is fetched when somebody reaches for the board.
  document.querySelector('.dw-board')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  return async () => {
    batch(() => {
      setEvents([]);
      setView(before);
    });
    await nextFrames();
    batch(() => {
      setEvents([{ type: 'penalised', seat: 0, late: false, card, why: 'card', number: 1 }]);
      setView(after);
    });
    await nextFrames();
  };
}

const box = () => document.querySelector('[data-point="penalty:0"]');
const flying = (): number => document.querySelectorAll('.over-page .dw-travelling').length;

test('a Fail is seen being written: its card goes to the box, and then the cross is drawn', async () => {
  await page.viewport(1280, 900);
  const pick = withScandal();
  await expect.poll(async () => (await pick(), flying())).toBeGreaterThan(0);
  expect(box()?.querySelector('.pencil-mark')?.getAnimations()).toHaveLength(1);
});

test('a phone turns to the Fails, so that this is seen there', async () => {
  await page.viewport(360, 740);
  await vi.waitUntil(() => !hasRoom('481px'));
  const pick = withScandal();
  expect(box()?.getBoundingClientRect().width ?? 0).toBe(0);
  await expect.poll(async () => (await pick(), flying())).toBeGreaterThan(0);
  expect(box()?.getBoundingClientRect().width).toBeGreaterThan(0);
});
