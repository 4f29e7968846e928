import { defaultOptions, fastRandom, seatsIn } from '@bandstand/engine';
import '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import type { Move, State } from '../state.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

/** A board of seat 0 on a match that loyal bots brought to the wished phase. */
function show(phase: State['phase'], theme: 'light' | 'dark' = 'light') {
  const dice = fastRandom(4);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const { loyal } = knowledge.policies(game);
  const isThere = () => state.phase === phase && (game.legalMoves(state, 0).length > 0 || phase === 'over');
  for (let moves = 0; !isThere(); moves++) {
    if (moves > 4000) throw new Error(`no ${phase}`);
    const seat = seatsIn(game.toAct(state)).at(-1) ?? 0;
    game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice);
  }
  const played: Move[] = [];
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = 'en';
  document.title = 'Board';
  render(() => (
    <main style={{ '--ink-1': '#1c1b3a', '--ink-2': '#e0447c', background: 'var(--paper)', color: 'var(--ink)' }}>
      <h1>Table</h1>
      <Board
        game={game}
        view={game.view(state, 0)}
        viewer={0}
        moves={game.legalMoves(state, 0)}
        onMove={(move) => played.push(move)}
        names={['Ann', 'Ben', 'Cy']}
        events={[]}
        preview={() => undefined}
        captions={{}}
        whyNot={(move) =>
          game.legalMoves(state, 0).includes(move) ? undefined : game.whyNot(game.view(state, 0), move).message
        }
      />
    </main>
  ));
  return { state, played };
}

test('a ballot is ticked on the flyers and cast', async () => {
  const { played } = show('approve');
  await page.getByRole('button', { name: 'Approve', exact: true }).first().click();
  await page.getByRole('button', { name: 'Cast the ballot' }).click();
  expect(played[0]?.type).toBe('approve');
});

test('a die is placed by pressing it, and the sheet says who places next', async () => {
  const { played, state } = show('songTurn');
  await expect.element(page.getByText(/places next/)).toBeVisible();
  await page.getByRole('group', { name: 'Dice in the pool' }).getByRole('button').first().click();
  expect(played[0]?.type).toBe('place');
  expect(state.row).toBe(0);
});

test('breaking up asks first and says what would happen', async () => {
  const { played } = show('bandMeeting');
  await page.getByRole('button', { name: 'Break up the band…' }).click();
  expect(played).toEqual([]);
  await expect.element(page.getByText('This ends the band for good.')).toBeVisible();
  await page.getByRole('button', { name: 'Break up the band', exact: true }).click();
  expect(played[0]?.type).toBe('walkOut');
});

test('the coach marks a die for the band', async () => {
  show('songTurn');
  await page.getByLabelText('Dice coach').selectOptions('-1');
  expect(document.querySelectorAll('.advised').length).toBeGreaterThan(0);
});

test.each([
  ['approve', 'light'],
  ['songTurn', 'dark'],
  ['riffing', 'light'],
] as const)('axe finds nothing in %s, %s', async (phase, theme) => {
  show(phase, theme);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
