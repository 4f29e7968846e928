import type { Game, Knowledge, Policy } from '@bandstand/engine';
import { loaderFor } from '../shelf.ts';

// Not in a file with JSX: the search for what tests depend on cannot read the two together.
const knowing = import.meta.glob<Knowledge>('../../games/*/bot.ts', { import: 'knowledge' });

/** The quick player of a game. */
export async function greedyAt(game: Game): Promise<Policy> {
  const knowledge = await loaderFor(knowing, game.id)?.();
  if (knowledge === undefined) throw new Error(`${game.id} has no bot`);
  return knowledge.policies(game).greedy;
}
