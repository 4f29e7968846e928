import { spoken } from '@bandstand/engine';
import { en } from './en/index.ts';

/** What this game says, in the language that is spoken here; every other language has the shape of the English one. */
export const { VOICE_NAMES, gameWords, textsFor, voicesText } = spoken({ en });
