import { spoken } from '@bandstand/engine';
import '../language.ts';
import { home } from './en/home.ts';
import { play } from './en/play.ts';

/** What is said from home to the end of a match, in the language that is spoken here. What home does not need comes later. */
export const words = spoken({ en: { ...home, ...play } });
