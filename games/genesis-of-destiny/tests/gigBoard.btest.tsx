import { defaultOptions, fastRandom, seatsIn } from '@bandstand/engine';
import '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import { batch, createSignal } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import type { Event } from '../event.ts';
import { game } from '../index.ts';
import type { Move } from '../move.ts';
import type { State } from '../state.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

const { loyal } = knowledge.policies(game);

/** A running board of Front's, whose table the test moves on. */
function running() {
  const dice = fastRandom(4);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const seat = 2;
  const [seen, setSeen] = createSignal({ view: game.view(state, seat), events: [] as Event[] });
  const play = (mover: number, move: Move): void => {
    const events: Event[] = [];
    game.play(state, mover, move, dice, (event) => events.push(event));
    batch(() => setSeen({ view: game.view(state, seat), events }));
  };
  const until = (isThere: (state: State) => boolean): void => {
    for (let moves = 0; !isThere(state); moves++) {
      if (moves > 4000) throw new Error('it never comes to that');
      const mover = seatsIn(game.toAct(state))[0];
      play(mover, loyal(state, mover, game.legalMoves(state, mover), dice));
    }
  };
  render(() => (
    <Board
      game={game}
      view={seen().view}
      viewer={seat}
      moves={(seen(), game.legalMoves(state, seat))}
      onMove={(move) => play(seat, move)}
      names={['Ann', 'Ben', 'Cy']}
      events={seen().events}
      preview={() => undefined}
      captions={{}}
      whyNot={() => undefined}
    />
  ));
  return { state, until };
}

test('how a gig went is held up, with its sheet and stars, until the member goes on', async () => {
  const { until, state } = running();
  until(({ gigs }) => gigs === 1);
  await expect.element(page.getByRole('heading', { name: /how it went/ })).toBeVisible();
  await expect.poll(() => document.querySelector('.gd-result .gd-sheet')).not.toBeNull();
  expect(document.querySelector('.gd-result-score')?.textContent).toContain(String(state.setScore));
  expect(document.querySelector('.gd-actions')).toBeNull();
  await page.getByRole('button', { name: 'Go on' }).click();
  expect(document.querySelector('.gd-result')).toBeNull();
  expect(document.querySelector('.gd-actions')).not.toBeNull();
});

test('while a gig is played its strip has the points, the next star and the song', async () => {
  const { until } = running();
  until(({ phase }) => phase === 'songTurn');
  const strip = document.querySelector('.gd-strip')?.textContent ?? '';
  expect(strip).toMatch(/Song 1 of/);
  expect(strip).toMatch(/\d+ for ★/);
  expect(strip).toContain('bomb');
});

test('the road tells open, locked and burnt gigs apart and what the legendary ones lack', async () => {
  const { until } = running();
  until(({ phase }) => phase === 'approve');
  await expect.element(page.getByText('5 open · 7 locked · 0 burnt')).toBeVisible();
  expect(document.querySelectorAll('.gd-stop.legend.locked')).toHaveLength(2);
  await page.getByRole('button', { name: 'Show all gigs' }).click();
  expect(document.querySelectorAll('.gd-stop')).toHaveLength(12);
});

test('a question of money says what each answer brings, what is missing and what is left', async () => {
  const { until } = running();
  until(({ phase, actor }) => phase === 'bringFriends' && actor === 2);
  await page.getByRole('button', { name: 'Go on' }).click();
  const sums = [...document.querySelectorAll('.gd-sum')].map((sum) => sum.textContent ?? '');
  expect(sums.length).toBeGreaterThan(1);
  expect(sums[0]).toMatch(/^0 COIN.*nobody comes.*keep \d+$/);
  for (const sum of sums.slice(1)) expect(sum).toMatch(/\d+ COIN.*friends?(: enough|, \d+ missing).*\d+ left/);
});

test('whoever gets a bonus is told so as you', async () => {
  const { until } = running();
  until(({ gigs, stars, phase }) => gigs > 0 && stars > 0 && phase === 'split');
  await expect.poll(() => document.querySelector('.gd-pays')?.textContent).toMatch(/You gain \d+ COMMITMENT/);
});

test('what a recording is worth is told until the next set begins', async () => {
  const { until } = running();
  until(({ songs, phase }) => phase === 'approve' && songs.some(({ recorded }) => recorded > 0));
  const told = () => document.querySelector('.gd-recording')?.textContent ?? '';
  if (told() === '') await page.getByRole('button', { name: 'Go on' }).click();
  expect(told()).toMatch(/recorded at \d+/);
  until(({ phase }) => phase === 'callSong' || phase === 'songTurn');
  expect(told()).toBe('');
});

test('what is asked next is seen from its beginning by whoever has pressed something far down', async () => {
  await page.viewport(360, 740);
  const { until } = running();
  until(({ phase }) => phase === 'approve');
  await expect.poll(() => document.querySelectorAll('.gd-stop').length).toBeGreaterThan(0);
  until(({ phase, actor }) => phase === 'songTurn' && actor !== 2);
  await expect.poll(() => document.querySelector('.gd-tray .gd-sheet')).not.toBeNull();
  const top = () => document.querySelector('.gd-stage')?.getBoundingClientRect().top;
  scrollTo(0, 300);
  await expect.poll(top).toBeLessThan(0);
  until(({ phase, actor }) => phase === 'songTurn' && actor === 2);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});
