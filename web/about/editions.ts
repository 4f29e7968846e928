import type { Edition, Ruling } from '@bandstand/kits/edition';
import { loaderFor } from '../shelf.ts';

const editions = import.meta.glob<Edition>('../../games/*/text/edition.ts', { import: 'edition' });
const rulings = import.meta.glob<readonly Ruling[]>('../../games/*/rulings.json', { import: 'default' });

/** Undefined for a game that does not say whose it is. */
export const loadCredits = async (id: string): Promise<Edition | undefined> => loaderFor(editions, id)?.();

/** Whose game it is, and what we decided where its rulebook is silent. */
export interface KnownEdition {
  readonly edition: Edition;
  readonly rulings: readonly Ruling[];
}

/** Undefined for a game that does not say. */
export async function loadEdition(id: string): Promise<KnownEdition | undefined> {
  const [edition, decided = []] = await Promise.all([loadCredits(id), loaderFor(rulings, id)?.()]);
  return edition && { edition, rulings: decided };
}
