import { words } from './game.ts';
import { gameWords } from './words.ts';

export const en = { gameWords, words };
