import type { Game } from '@bandstand/engine';
import { words } from '../text/index.ts';

/** What people call a bot; one that is not on the ladder goes by its own name. */
export const botName = (bot: string, game?: Game): string =>
  (words.levels as Readonly<Record<string, string>>)[bot] ?? game?.text.bots?.[bot] ?? bot;
