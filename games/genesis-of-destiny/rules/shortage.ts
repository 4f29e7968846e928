import type { View } from '../state.ts';
import { sumOf } from './course.ts';
import { columnsOf, hasRow } from './song.ts';

/** How many squares of the present part still wait for a die, with the acting row's own. */
const squaresLeft = (view: View): number =>
  view.placementsLeft + [0, 1, 2].filter((row) => row > view.row && hasRow(columnsOf(view)[view.column], row)).length;

/** Dice in the pool, covered or not. */
const diceLeft = (view: View): number => sumOf(view.poolKinds);

/**
 * What a second die in a square, a borrowed square or a die in the pocket would leave: fewer dice than squares of this part.
 * Undefined while there are enough.
 */
export function shortage(view: View): { readonly dice: number; readonly squares: number } | undefined {
  if (view.phase !== 'songTurn' && view.phase !== 'sustainTurn') return undefined;
  const own = view.phase === 'songTurn' ? view.placementsLeft : 0;
  const dice = diceLeft(view) - own - 1;
  const squares = squaresLeft(view) - own;
  return squares > 0 && dice < squares ? { dice: Math.max(0, dice), squares } : undefined;
}
