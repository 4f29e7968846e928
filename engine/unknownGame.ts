import { bad } from './problem.ts';
import { words } from './text/index.ts';

/** Said wherever somebody names a game that is not here. */
export const unknownGame = (id: string, known: readonly string[]) =>
  bad('unknown-game', words().games.unknown(id, known));
