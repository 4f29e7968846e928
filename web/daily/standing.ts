import type { DailyStanding } from '@bandstand/protocol';
import { words } from '../text/home.ts';

const text = words.daily;

/** Points, place and percentile in words, and for how many days in a row. */
export function standingText({ score, place, of, percentile }: DailyStanding, streak: number): string {
  const standing = `${text.standing(score, place, of)}${of > 1 ? `, ${text.better(percentile)}` : ''}`;
  return streak > 1 ? `${standing} · ${text.streak(streak)}` : standing;
}
