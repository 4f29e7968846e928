export const DAY_MS = 24 * 3_600_000;

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Not every text that looks like a day is one: there is no 31st of November. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isFinite(at) && dayOf(at) === day;
}

export const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_MS;
