import { spoken } from '@bandstand/engine';
import '../language.ts';
import { learn as en } from './en/learn.ts';

/** What is said around a lesson. */
export const learnWords = spoken({ en });
