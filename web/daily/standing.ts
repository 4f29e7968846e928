import type { DailyStanding } from '@bandstand/protocol';
import type { Try } from '../progress/tries.ts';
import { words } from '../text/home.ts';

const text = words.daily;

const capital = (line: string): string => line.slice(0, 1).toUpperCase() + line.slice(1);

/** Place, percentile and for how many days in a row, in words. */
export const standingText = ({ place, of, percentile }: DailyStanding, streak: number): string =>
  capital(
    [
      text.place(place, of),
      // Nobody needs to be told that all others did better.
      ...(of > 1 && percentile > 0 ? [text.better(percentile)] : []),
      ...(streak > 1 ? [text.streak(streak)] : []),
    ].join(' · '),
  );

/** The same in the few words that home has room for. */
export const placeText = ({ place, of }: DailyStanding, streak: number): string =>
  capital([text.place(place, of), ...(streak > 1 ? [text.streak(streak)] : [])].join(' · '));

/** Why a try that is over stands nowhere. */
export function untoldText({ refused }: Try): string {
  if (refused === undefined) return text.waiting;
  return refused === 'wrong-day' ? text.tooLate : text.refused;
}
