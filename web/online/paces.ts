import type { Pace } from '@bandstand/protocol';
import { onlineWords } from '../text/online.ts';

/** The paces that are offered for a new table. */
export const PACES: readonly { readonly key: string; readonly label: string; readonly pace: Pace }[] = [
  { key: 'free', label: onlineWords.paces.liveNoClock, pace: { type: 'free' } },
  { key: '60s', label: onlineWords.paces.liveOneMinuteAMove, pace: { type: 'perMove', seconds: 60 } },
  {
    key: '10m',
    label: onlineWords.paces.liveTenMinutesEach,
    pace: { type: 'bank', seconds: 600, increment: 15 },
  },
  { key: '1d', label: onlineWords.paces.dayAMove, pace: { type: 'perMove', seconds: 86_400 } },
  { key: '3d', label: onlineWords.paces.threeDaysAMove, pace: { type: 'perMove', seconds: 3 * 86_400 } },
  { key: '7d', label: onlineWords.paces.weekAMove, pace: { type: 'perMove', seconds: 7 * 86_400 } },
];

const HOUR_SECONDS = 3_600;

/** Nobody is expected to be there all the time. */
export const isForDays = (pace: Pace): boolean => pace.type !== 'free' && pace.seconds >= HOUR_SECONDS;

/** A pace in words, also one that only the API offers. */
export function paceText(pace: Pace): string {
  const known = PACES.find((each) => JSON.stringify(each.pace) === JSON.stringify(pace));
  if (known !== undefined) return known.label;
  if (pace.type === 'free') return onlineWords.paces.noClock;
  const time =
    pace.seconds >= 3600
      ? onlineWords.paces.hours(Math.round(pace.seconds / 3600))
      : onlineWords.paces.seconds(pace.seconds);
  return pace.type === 'perMove' ? onlineWords.paces.aMove(time) : onlineWords.paces.each(time, pace.increment);
}

/** Time on a clock: days, hours and minutes, or minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return onlineWords.paces.days(Math.floor(seconds / 86_400));
  if (seconds >= 3600)
    return onlineWords.paces.hoursAndMinutes(Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
