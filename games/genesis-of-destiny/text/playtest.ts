import { spoken } from '@bandstand/engine';
import { playtestPage, playtestWords } from './en/playtest.ts';

export const playtest = spoken({ en: { playtestPage, words: playtestWords } });
