import { spoken } from '@bandstand/engine';
import { words as en } from './en/words.ts';

const LANGUAGES = { en };

/** What is said about texts that people write. Asked for anew each time, as this is loaded before a page has chosen its language. */
export const words = (): typeof en => spoken(LANGUAGES);
