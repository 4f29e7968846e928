import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@bandstand/games';
import type { BrowserContext } from 'playwright-core';

/** Options that make a match short, where a game's own `tests/shortMatch.json` has some. */
function shortOptions(game: string): Record<string, unknown> {
  const file = join(import.meta.dirname, '../games', game, 'tests/shortMatch.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

/** Has this device remember the smallest table of a game, with bots of the first level and short options: one tap plays it. */
export async function rememberShortMatch(context: BrowserContext, game: string): Promise<void> {
  const folder = await loadGame(game);
  if (!folder.ok) throw new Error(folder.problem.message);
  const { seats } = folder.value.game;
  const setup = {
    seats: Array.from({ length: seats.min }, (_, seat) => (seat === 0 ? 'person' : 'gentle')),
    names: [],
    options: shortOptions(game),
    drawsSeats: false,
  };
  await context.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    `bandstand:setup:${game}`,
    JSON.stringify(setup),
  ] as const);
}
