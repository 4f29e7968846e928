import { spoken } from '../language.ts';
import { words as en } from './en/words.ts';

const LANGUAGES = { en };

/** What the engine says: why something is refused. Asked for anew each time, as this is loaded before a page has chosen its language. */
export const words = (): typeof en => spoken(LANGUAGES);
