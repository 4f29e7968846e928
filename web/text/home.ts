import { spoken } from '@bandstand/engine';
import '../language.ts';
import { home } from './en/home.ts';

/** What home and the frame around every page say; the rest is in `index.ts` and is loaded when it is needed. */
export const words = spoken({ en: home });
