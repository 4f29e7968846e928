import { isLesson } from './lessonKey.ts';
import { tally } from '../progress/tally.ts';
import { storage } from '../storage.ts';
import { savedMatches } from './saved.ts';

/** Where the last set-up of a game is kept. */
export const setupKey = (game: string): string => `bandstand:setup:${game}`;

/**
 * Whether somebody knows this title: they set up a match of it, were guided through one or played one to its end, here or
 * on a device whose matches came here. A deal that was only looked into does not take the guide away.
 */
export const hasPlayed = (game: string): boolean =>
  storage.read(setupKey(game)) !== null ||
  (tally()[game] ?? 0) > 0 ||
  savedMatches().some(({ id, isOver, record }) => record.game === game && (isOver || isLesson(id)));
