import { commitmentTo } from '@bandstand/engine';
import type { Daily } from '@bandstand/protocol';
import { storage } from '../storage.ts';

const KEY = 'bandstand:daily-seals';
const DAY_MS = 86_400_000;

/** By day and title: the seal of a deal that nobody had seen yet. */
type Seals = Readonly<Record<string, Readonly<Record<string, string>>>>;

function kept(): Seals {
  try {
    const read: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Seals) : {};
  } catch {
    return {};
  }
}

/** Notes what the deals of today and tomorrow are sealed with; the first seal that was seen stays, days that are long over go. */
export function keepSeals({ day, yesterday, endsAt, games }: Daily): void {
  const tomorrow = new Date(endsAt + DAY_MS / 2).toISOString().slice(0, 10);
  const known = kept();
  const sealed = (which: 'commitment' | 'tomorrow') =>
    Object.fromEntries(games.map((each) => [each.game, each[which]]));
  const days = {
    ...(known[yesterday] === undefined ? {} : { [yesterday]: known[yesterday] }),
    [day]: { ...sealed('commitment'), ...known[day] },
    [tomorrow]: { ...sealed('tomorrow'), ...known[tomorrow] },
  };
  storage.write(KEY, JSON.stringify(days));
}

/**
 * Whether today's deals are those that were sealed the day before, and yesterday's, now told, fit their seals; `unseen` where
 * nobody was here to see any of them.
 */
export function sealsOf({ day, yesterday, games }: Daily): 'kept' | 'broken' | 'unseen' {
  const all = kept();
  const isKept = (on: string, game: string, told: string): boolean => (all[on]?.[game] ?? told) === told;
  const areKept = games.every(
    (each) => isKept(day, each.game, each.commitment) && isKept(yesterday, each.game, commitmentTo(each.yesterday)),
  );
  if (!areKept) return 'broken';
  // Today's seals alone may be those of today's first visit.
  return all[yesterday] === undefined ? 'unseen' : 'kept';
}
