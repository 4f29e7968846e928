import { spoken } from '@bandstand/engine';
import { en } from './en.ts';

/** What this game says, in the language that is spoken here; every other language is a file beside the English one. */
export const text = spoken({ en });
