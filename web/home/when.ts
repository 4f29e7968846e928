const DAY_MS = 24 * 60 * 60 * 1000;

const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** "today", "yesterday", the weekday within a week, the date before that. */
export function dayText(at: number, now: number): string {
  const days = Math.round((startOfDay(new Date(now)) - startOfDay(new Date(at))) / DAY_MS);
  if (days <= 1) return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(-Math.max(days, 0), 'day');
  if (days < 7) return new Date(at).toLocaleDateString('en-GB', { weekday: 'long' });
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}
