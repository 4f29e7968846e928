import type { Game } from '@bandstand/engine';
import type { DraftAndWrite, State } from '../index.ts';
import type { Wanted } from './drivenTable.ts';

/** The code of why seat 0 may not make the first move of the table with these fields. */
export function reasonFor(game: Game<DraftAndWrite>, state: State, wanted: Wanted): string {
  const move = game.moves.find((each) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(each, key) === value),
  );
  return move === undefined ? 'no such move' : game.whyNot(game.view(state, 0), move).code;
}
