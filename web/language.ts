import { PSEUDO, speak } from '@bandstand/engine';
import { storage } from './storage.ts';

/** Languages that a page can be asked for; the pseudo-language is for those who look for words that have no room. */
const LANGUAGES = ['en', PSEUDO];

/** Chosen before anything is said, as everything that speaks is loaded after this. */
export const language = LANGUAGES.find((tag) => tag === storage.read('bandstand:language')) ?? 'en';
speak(language);
