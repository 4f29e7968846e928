import { spoken } from '@bandstand/engine';
import { lessonWords as en } from './en/lesson.ts';

/** What the coach says. */
export const lessonWords = spoken({ en });
