import { expect, test } from 'vitest';
import { shortage } from '../rules/shortage.ts';
import { game, Stage } from './stage.ts';

/** The first part of the first song: Beats to place, then Melody and Front. */
function playing(isPocketed: boolean) {
  const { state } = new Stage({ chosen: 0, setSongs: 1 }).song(0, 4, 2, 6, 1);
  if (isPocketed) state.pool[0] = 0;
  return shortage(game.view(state, 0));
}

test('one die more than squares can be spared, and then none', () => {
  expect(playing(false)).toBe(undefined);
  expect(playing(true)).toEqual({ dice: 1, squares: 2 });
});

test('between songs nothing can break down', () => {
  expect(shortage(game.view(new Stage().state, 0))).toBe(undefined);
});
