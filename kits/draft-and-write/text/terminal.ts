import { spoken } from '@bandstand/engine';
import { linksInLetters } from './en/links.ts';
import { terminalWords as en } from './en/terminal.ts';

export const terminalWords = spoken({ en: { ...en, linksInLetters } });
