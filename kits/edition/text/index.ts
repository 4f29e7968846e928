import { spoken } from '@bandstand/engine';
import { editionWords as en } from './en/words.ts';

export const editionWords = spoken({ en });
