import type { GameTypes } from '@bandstand/engine';
import type { Lesson, Moment, Step } from './lesson.ts';

export interface Said<T extends GameTypes = GameTypes> {
  readonly step: Step<T>;
  /** Its place in the lesson. */
  readonly index: number;
}

/**
 * What is said now, when so many steps are done. People may do anything legal, so a step whose moment has passed
 * is left out as soon as a later one has something to say.
 */
export function stepNow<T extends GameTypes>(lesson: Lesson<T>, done: number, now: Moment<T>): Said<T> | undefined {
  const index = lesson.steps.findIndex((step, place) => place >= done && step.when(now));
  return index < 0 ? undefined : { step: lesson.steps[index], index };
}

/** What a quiet coach has to say now. */
export const cautionNow = <T extends GameTypes>(lesson: Lesson<T>, now: Moment<T>): Step<T> | undefined =>
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
