import type { DailyStanding } from '@bandstand/protocol';
import { outsideOrigin } from '../outside.ts';
import { sendOut } from '../sendOut.ts';
import { cardOf } from '../shelf.ts';
import { words } from '../text/home.ts';
import { keptWords } from '../text/kept.ts';

const text = words.daily;
const more = keptWords.daily;

/** A result to send round: how good it was and nothing of the deal. */
export function sharedText(
  game: string,
  day: string,
  { score, place, of, percentile }: DailyStanding,
  streak: number,
): string {
  const lines = [
    more.sharedResult(score, of > 1 ? text.place(place, of) : undefined),
    ...(of > 1 ? [`${more.tenths(Math.round(percentile / 10))} ${text.better(percentile)}`] : []),
    ...(streak > 1 ? [text.streak(streak)] : []),
  ];
  return more.shared(cardOf(game)?.name ?? game, text.date(day), lines, `${outsideOrigin()}/daily`);
}

/** By the device's share sheet, else by the clipboard; where neither is allowed the text itself is shown. */
export async function shareText(shared: string): Promise<string> {
  return { 'handed-over': '', copied: more.copied, stays: shared }[await sendOut({ text: shared })];
}
