import { fastRandom, firstSeat, viewersOf, type Game } from '@bandstand/engine';
import { expect, test } from 'vitest';
import type { DraftAndWrite } from '../index.ts';

/** Views share drawings of sheets: whoever keeps one must not see it change. */
export function testHeldViews(game: Game<DraftAndWrite>): void {
  test('views stay as they were when they were drawn, however the match goes on', () => {
    const random = fastRandom(8);
    const state = game.setup({ harder: false }, 3, random);
    const held: { readonly view: object; readonly text: string }[] = [];
    while (state.toAct !== 0) {
      for (const viewer of viewersOf(3)) {
        const view = game.view(state, viewer);
        held.push({ view, text: JSON.stringify(view) });
        game.imagine(view, random);
      }
      const seat = firstSeat(state.toAct);
      const moves = game.legalMoves(state, seat);
      game.play(state, seat, moves[random.below(moves.length)], random);
    }
    expect(held.filter(({ view, text }) => JSON.stringify(view) !== text)).toEqual([]);
  });
}
