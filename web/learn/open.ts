import type { JSX } from 'solid-js';
import type { Session } from '../session/session.ts';
import { loadLesson } from '../shelf.ts';
import type { Coach } from './coach.ts';
import { progressOf } from './progress.ts';
import { startGuided } from './start.ts';
import { learnWords } from '../text/learn.ts';

/** A lesson that is loaded and ready to be given. */
export interface OpenLesson {
  coachAt(session: Session): Coach;
  draw(coach: Coach, inks: readonly [string, string]): JSX.Element;
  /** Another guided match of the same game, from the beginning. */
  again(): Promise<boolean>;
  readonly againLabel: string;
}

/** The lesson of a match; ordinary ones have none. */
export async function openLesson(match: string): Promise<OpenLesson | undefined> {
  const progress = progressOf(match);
  if (progress === undefined) return undefined;
  const [lesson, coach, drawing] = await Promise.all([
    loadLesson(progress.game),
    import('./coach.ts'),
    import('./Coach.tsx'),
  ]);
  if (lesson === undefined) return undefined;
  return {
    coachAt: (session) => coach.createCoach({ session, match, lesson }),
    draw: (model, inks) => drawing.Coach({ coach: model, inks }),
    again: () => startGuided(progress.game),
    againLabel: learnWords.again,
  };
}
