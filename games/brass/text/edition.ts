import { spoken } from '@bandstand/engine';
import { edition as en } from './en/edition.ts';

export const edition = spoken({ en });
