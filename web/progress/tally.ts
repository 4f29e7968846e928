import { storage } from '../storage.ts';

const KEY = 'bandstand:tally';

/** How many finished matches of each title are kept, for pages that should not open the database just to know that. */
export function tally(): Readonly<Record<string, number>> {
  try {
    const read: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Counts anew, or counts some more. */
export function noteTally(
  matches: readonly { readonly game: string }[],
  before: Readonly<Record<string, number>> = {},
): void {
  const counts: Record<string, number> = { ...before };
  for (const { game } of matches) counts[game] = (counts[game] ?? 0) + 1;
  storage.write(KEY, JSON.stringify(counts));
}
