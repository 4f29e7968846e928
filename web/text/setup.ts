import { spoken } from '@bandstand/engine';
import '../language.ts';
import { setup as en } from './en/setup.ts';

/** What is said where a match is set up. */
export const setupWords = spoken({ en });
