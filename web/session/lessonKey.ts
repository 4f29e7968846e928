import { storage } from '../storage.ts';

export const LESSON_PREFIX = 'bandstand:lesson:';

/** Whether somebody is taught at a match of this device. */
export const isLesson = (match: string): boolean => storage.read(LESSON_PREFIX + match) !== null;
