import { spoken } from '@bandstand/engine';
import { chapters as en } from './en/terms.ts';

/** Where the rules tell more about a thing. */
export const chapters = spoken({ en });
