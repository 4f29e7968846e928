import { textsFor } from './game.ts';
import { VOICE_NAMES, voicesText } from './names.ts';
import { gameWords } from './words.ts';

export const en = { VOICE_NAMES, gameWords, textsFor, voicesText };
