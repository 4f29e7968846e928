import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '@bandstand/games';

/** The games that a visitor finds: those with a card. That every game has one is held elsewhere. */
export const shelvedGames = async (): Promise<string[]> =>
  (await gameIds()).filter((id) => existsSync(join(import.meta.dirname, '../games', id, 'card.ts')));
