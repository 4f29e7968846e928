import { spoken } from '@bandstand/engine';
import { promise } from './en/promise.ts';

/** What a mark without an effect is good for, once somebody looks at one. */
export const promiseWords = spoken({ en: { promise } });
