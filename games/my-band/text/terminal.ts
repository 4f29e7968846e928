import { spoken } from '@bandstand/engine';
import { terminalWords as en } from './en/terminal.ts';

export const terminalWords = spoken({ en });
