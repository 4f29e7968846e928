import type { DailyStanding } from '@bandstand/protocol';
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
  return more.shared(cardOf(game)?.name ?? game, text.date(day), lines, `${location.origin}/daily`);
}

/** By the device's share sheet, else by the clipboard; where neither is allowed the text itself is shown. */
export async function shareText(shared: string): Promise<string> {
  try {
    if (typeof (navigator as Partial<Navigator>).share === 'function') await navigator.share({ text: shared });
    else {
      await navigator.clipboard.writeText(shared);
      return more.copied;
    }
    return '';
  } catch (error) {
    // Whoever closes the share sheet wants nothing else.
    return error instanceof DOMException && error.name === 'AbortError' ? '' : shared;
  }
}
