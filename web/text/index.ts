import { en } from './en.ts';

/** The words of the language that is spoken here; every other language has the same shape. */
export const words: typeof en = en;
