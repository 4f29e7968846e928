import { tally } from '../progress/tally.ts';
import { storage } from '../storage.ts';
import { savedMatches } from './saved.ts';

/** Where the last set-up of a game is kept. */
export const setupKey = (game: string): string => `bandstand:setup:${game}`;

/** Whether this title was ever played on this device, or on another whose matches came here. */
export const hasPlayed = (game: string): boolean =>
  storage.read(setupKey(game)) !== null ||
  (tally()[game] ?? 0) > 0 ||
  savedMatches().some(({ record }) => record.game === game);
