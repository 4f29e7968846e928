import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, loadGame } from '@bandstand/games';

/** The games that a visitor finds: those with a card. That every game has one is held elsewhere. */
export const shelvedGames = async (): Promise<string[]> =>
  (await gameIds()).filter((id) => existsSync(join(import.meta.dirname, '../games', id, 'card.ts')));

/** A short game for two at most. */
export async function gameForTwo(): Promise<string> {
  for (const id of await shelvedGames()) {
    const folder = await loadGame(id);
    if (folder.ok && folder.value.game.seats.max === 2) return id;
  }
  throw new Error('no game is for two at most');
}
