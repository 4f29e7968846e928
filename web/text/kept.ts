import { spoken } from '@bandstand/engine';
import '../language.ts';
import { kept as en } from './en/kept.ts';

/** What is said about matches that were played: the list, replays, progress, duels; and the settings. */
export const keptWords = spoken({ en });
