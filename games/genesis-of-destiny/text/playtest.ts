import { spoken } from '@bandstand/engine';
import { playtestOf, playtestPage } from './en/playtest.ts';

export const playtest = spoken({ en: { playtestOf, playtestPage } });
