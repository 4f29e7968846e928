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

/** Notes today what the deals of tomorrow are sealed with; the first that was seen stays, days that are over go. */
export function keepSeals({ day, endsAt, games }: Daily): void {
  const tomorrow = new Date(endsAt + DAY_MS / 2).toISOString().slice(0, 10);
  const known = kept();
  const sealed = Object.fromEntries(games.map((each) => [each.game, each.tomorrow]));
  const both = {
    ...(known[day] === undefined ? {} : { [day]: known[day] }),
    [tomorrow]: { ...sealed, ...known[tomorrow] },
  };
  storage.write(KEY, JSON.stringify(both));
}

/** Whether today's deals are those that were sealed the day before; `unseen` for whoever was not here to see the seals. */
export function sealsOf({ day, games }: Daily): 'kept' | 'broken' | 'unseen' {
  const seals = kept()[day] ?? {};
  const seen = games.filter(({ game }) => seals[game] !== undefined);
  if (seen.length === 0) return 'unseen';
  return seen.every(({ game, seed }) => commitmentTo(seed) === seals[game]) ? 'kept' : 'broken';
}
