import { spoken } from '@bandstand/engine';
import { help as helpEn } from './en/help.ts';
import { refusals as refusalsEn } from './en/refusals.ts';
import { words as wordsEn } from './en/words.ts';

/** What the terminal program says; what `--help` says; why something that was typed is refused. */
export const words = spoken({ en: wordsEn });
export const help = spoken({ en: helpEn });
export const refusals = spoken({ en: refusalsEn });
