import { spoken } from '@bandstand/engine';
import { aboutFor, termsFor } from './en/terms.ts';

/** What is told to whoever asks what something is. */
export const glossaryWords = spoken({ en: { aboutFor, termsFor } });
export type { Chapters } from './en/terms.ts';
