import { spoken } from '@bandstand/engine';
import '../language.ts';
import { asked as en } from './en/asked.ts';

/** What is said to whoever asks: rules, terms, keys. */
export const askedWords = spoken({ en });
