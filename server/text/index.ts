import { spoken } from '@bandstand/engine';
import { words as en } from './en/words.ts';

/** What the server says to people. */
export const words = spoken({ en });
