import { spoken } from '@bandstand/engine';
import { aboutFor, terms } from './en/terms.ts';

/** What is told to whoever asks what something is. */
export const glossaryWords = spoken({ en: { aboutFor, terms } });
