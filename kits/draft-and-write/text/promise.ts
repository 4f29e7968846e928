import { spoken } from '@bandstand/engine';
import { costsGoals, losesText } from './en/loss.ts';
import { promise } from './en/promise.ts';

/** What a mark without an effect is good for, and what a choice takes from goals, once somebody looks at one. */
export const promiseWords = spoken({ en: { promise, costsGoals, losesText } });
