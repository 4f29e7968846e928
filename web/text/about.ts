import { spoken } from '@bandstand/engine';
import '../language.ts';
import { about as en } from './en/about.ts';

/** What is said about whose games these are. */
export const aboutWords = spoken({ en });
