import { createSignal } from 'solid-js';
import { readMatch } from '../session/saved.ts';
import { LESSON_PREFIX } from '../session/lessonKey.ts';
import { storage } from '../storage.ts';

/** How the coach and the person stand with each other. */
export const MOODS = ['teaching', 'quiet', 'gone'] as const;
export type Mood = (typeof MOODS)[number];

/** How far the lesson of a match is. */
export interface Progress {
  readonly game: string;
  /** Steps that have been said. */
  readonly done: readonly number[];
  readonly mood: Mood;
}

const [changes, setChanges] = createSignal(0);

function read(text: string | null): Progress | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Progress> | null;
    const mood = MOODS.find((each) => each === kept?.mood);
    if (typeof kept?.game !== 'string' || !Array.isArray(kept.done) || mood === undefined) return undefined;
    return { game: kept.game, done: kept.done.filter(Number.isInteger), mood };
  } catch {
    return undefined;
  }
}

/** The lesson that is given at a match; undefined for ordinary matches; reactive. */
export function progressOf(match: string): Progress | undefined {
  changes();
  return read(storage.read(LESSON_PREFIX + match));
}

export function keepProgress(match: string, progress: Progress): void {
  storage.write(LESSON_PREFIX + match, JSON.stringify(progress));
  setChanges((count) => count + 1);
}

const kept = (): { readonly match: string; readonly progress: Progress }[] =>
  storage.keys(LESSON_PREFIX).flatMap((key) => {
    const progress = read(storage.read(key));
    return progress === undefined ? [] : [{ match: key.slice(LESSON_PREFIX.length), progress }];
  });

/** The unfinished match in which the game is being taught. */
export const lessonUnderWay = (game: string): string | undefined =>
  kept().find(
    ({ match, progress }) =>
      progress.game === game && progress.mood === 'teaching' && readMatch(match)?.isOver === false,
  )?.match;

/** Lessons of matches that are no longer kept. */
export function forgetOldLessons(): void {
  for (const { match } of kept()) if (readMatch(match) === undefined) storage.remove(LESSON_PREFIX + match);
}
