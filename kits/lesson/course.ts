import type { GameTypes } from '@bandstand/engine';
import type { Lesson, Situation, Step } from './lesson.ts';

/** Places in the lesson of the steps that have been said. */
export type Done = readonly number[];

export interface Said<T extends GameTypes = GameTypes> {
  readonly step: Step<T>;
  /** Its place in the lesson. */
  readonly index: number;
}

/**
 * What is said now: the first step whose moment it is and that was not said before. People may do anything legal, so
 * steps wait for their moment, and those whose moment never comes are left out.
 */
export function stepNow<T extends GameTypes>(lesson: Lesson<T>, done: Done, now: Situation<T>): Said<T> | undefined {
  const index = lesson.steps.findIndex((step, place) => !done.includes(place) && step.when(now));
  return index < 0 ? undefined : { step: lesson.steps[index], index };
}

/** The last step always comes, and after it there is nothing more to say. */
export const isTaught = (lesson: Lesson, done: Done): boolean => done.includes(lesson.steps.length - 1);

/** How far the lesson is, from 1, for people. */
export const stepNumber = (lesson: Lesson, done: Done, index: number | undefined): number =>
  index === lesson.steps.length - 1 ? lesson.steps.length : Math.min(done.length + 1, lesson.steps.length - 1);

/** What a quiet coach has to say now. */
export const cautionNow = <T extends GameTypes>(lesson: Lesson<T>, now: Situation<T>): Step<T> | undefined =>
  lesson.cautions.find((step) => step.when(now));

/** Words as people count them: a sign is one, and marks are none. */
export const wordCount = (sentence: string): number =>
  sentence
    .replaceAll('**', '')
    .split(/\s+/)
    .filter((word) => word !== '').length;

/** A sentence in pieces, so that no words of ours are ever read as markup. */
export interface Piece {
  readonly text: string;
  readonly isStrong: boolean;
}

export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split('**')
    .map((text, place) => ({ text, isStrong: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
