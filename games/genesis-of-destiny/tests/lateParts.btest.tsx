import { defaultOptions, fastRandom, seatsIn } from '@bandstand/engine';
import '@bandstand/kits/board';
import { cleanup, render } from '@solidjs/testing-library';
import { Suspense } from 'solid-js';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knowledge } from '../bot.ts';
import { game } from '../index.ts';
import { Board } from '../ui/index.tsx';

afterEach(cleanup);

// The parts are loaded once for the whole file, so there is one test.
test('the board stays on the page while a part of it is still on its way', async () => {
  const dice = fastRandom(4);
  const state = game.setup(defaultOptions(game.options), 3, dice);
  const { loyal } = knowledge.policies(game);
  while (state.phase !== 'approve') {
    const seat = seatsIn(game.toAct(state))[0];
    game.play(state, seat, loyal(state, seat, game.legalMoves(state, seat), dice), dice);
  }
  render(() => (
    <Suspense fallback={<p>Curtain</p>}>
      <Board
        game={game}
        view={game.view(state, 0)}
        viewer={0}
        moves={game.legalMoves(state, 0)}
        onMove={() => {}}
        names={['Ann', 'Ben', 'Cy']}
        events={[]}
        preview={() => undefined}
        captions={{}}
        whyNot={() => undefined}
      />
    </Suspense>
  ));
  expect(page.getByText('Curtain').query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Break up the band…' })).toBeVisible();
});
