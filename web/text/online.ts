import { spoken } from '@bandstand/engine';
import '../language.ts';
import { online as en } from './en/online.ts';

/** What is said about tables of the server. */
export const onlineWords = spoken({ en });
