import { spoken } from '@bandstand/engine';
import { kitWords as en } from './en/words.ts';

/** What the parts of boards say, in the language that is spoken here. */
export const kitWords = spoken({ en });
