import { spoken } from '@bandstand/engine';
import '../language.ts';
import { end as en } from './en/end.ts';

/** What is said once a match is over. */
export const endWords = spoken({ en });
