import type { LevelName } from '@bandstand/engine';
import { setupWords } from '../text/setup.ts';

const isOnLadder = (level: string): level is LevelName => level in setupWords.manners;

/** How a bot plays, in three words and in a sentence; characters have theirs in the rules. */
export const mannersOf = (level: string) =>
  isOnLadder(level) ? setupWords.manners[level] : { habit: setupWords.character, manner: setupWords.character };
