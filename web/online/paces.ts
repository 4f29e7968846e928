import type { Pace } from '@bandstand/protocol';

/** The paces that are offered for a new table. */
export const PACES: readonly { readonly key: string; readonly label: string; readonly pace: Pace }[] = [
  { key: 'free', label: 'Live, no clock', pace: { type: 'free' } },
  { key: '60s', label: 'Live, one minute a move', pace: { type: 'perMove', seconds: 60 } },
  {
    key: '10m',
    label: 'Live, ten minutes each and 15 seconds a move',
    pace: { type: 'bank', seconds: 600, increment: 15 },
  },
  { key: '1d', label: 'A day a move', pace: { type: 'perMove', seconds: 86_400 } },
  { key: '3d', label: 'Three days a move', pace: { type: 'perMove', seconds: 3 * 86_400 } },
  { key: '7d', label: 'A week a move', pace: { type: 'perMove', seconds: 7 * 86_400 } },
];

/** A pace in words, also one that only the API offers. */
export function paceText(pace: Pace): string {
  const known = PACES.find((each) => JSON.stringify(each.pace) === JSON.stringify(pace));
  if (known !== undefined) return known.label;
  if (pace.type === 'free') return 'No clock';
  const time = pace.seconds >= 3600 ? `${Math.round(pace.seconds / 3600)} hours` : `${pace.seconds} seconds`;
  return pace.type === 'perMove' ? `${time} a move` : `${time} each and ${pace.increment} seconds a move`;
}

/** Time on a clock: days, hours and minutes, or minutes and seconds. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} days`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
