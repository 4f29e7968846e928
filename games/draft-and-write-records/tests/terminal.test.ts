import { fastRandom, hasSeat } from '@bandstand/engine';
import { plain } from '@bandstand/kits/text';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { draw } from '../terminal.ts';
import { recording } from './table.ts';

const page = { width: 200, nameOf: (seat: number) => `P${seat}`, choice: () => '' };

test('the board of letters says what the two goals ask for of which one is kept', () => {
  const random = fastRandom(3);
  const state = game.setup({ harder: false }, 2, random);
  for (const seat of [0, 1]) game.play(state, seat, game.legalMoves(state, seat)[0], random);
  expect(state.phase).toBe('keep');
  expect(hasSeat(state.toAct, 0)).toBe(true);
  const view = game.view(state, 0);
  const drawn = draw(view, 0, game, page);
  for (const goal of view.offer) expect(drawn).toMatch(new RegExp(`to keep: .*${game.kit.pack.goals[goal].name}`));
  const keep = game.legalMoves(state, 0)[0];
  game.play(state, 0, keep, random);
  expect(draw(game.view(state, 0), 0, game, page)).toContain('your own: ');
});

test('the board of letters draws the circles outside of the posts from left to right', () => {
  const table = recording('A00', { outer: { O0: 'r', O6: 'b', O1: 'p' } });
  const drawn = draw(game.view(table.state, 0), 0, game, page);
  expect(plain(drawn)).toContain('Band (circles above .rb, circles below p...)');
});
