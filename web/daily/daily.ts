import { bad, good, type Game, type Result } from '@bandstand/engine';
import type { Daily, DailyGame } from '@bandstand/protocol';
import type { LocalPlayer } from '@bandstand/table';
import { api } from '../online/api.ts';
import { noteChange } from '../progress/changes.ts';
import { levelsOf } from '../session/levels.ts';
import { startLocal } from '../session/open.ts';
import type { PageTable } from '../session/pageTable.ts';
import { readMatch } from '../session/saved.ts';
import { settings } from '../settings.ts';
import { storage } from '../storage.ts';
import { deviceKey, keepTry, tryOf, waitingTries } from '../progress/tries.ts';

const KEY = 'bandstand:daily';

const kept = (): Daily | undefined => {
  try {
    return (JSON.parse(storage.read(KEY) ?? 'null') as Daily | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The games of today: from the server, or as they were fetched earlier today when there is no connection. */
export async function today(now = Date.now()): Promise<Result<Daily>> {
  const asked = await api.daily();
  if (asked.ok) {
    storage.write(KEY, JSON.stringify(asked.value));
    return asked;
  }
  const known = kept();
  return known !== undefined && now < known.endsAt ? good(known) : asked;
}

const playersOf = (game: Game, { seats, level }: DailyGame): LocalPlayer[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'person', name: settings().name || 'You' };
    const name = levelsOf(game).find((each) => each.level === level)?.name ?? level;
    return { kind: 'bot', level, name: seats > 2 ? `${name} ${seat + 1}` : name };
  });

/** Starts the counted try of a day, goes on with it, or once it is over starts a practice that does not count. */
export function playDaily(game: Game, day: string, daily: DailyGame): Result<string> {
  const before = tryOf(day, daily.game);
  const match = before === undefined ? undefined : readMatch(before.match);
  if (before?.standing === undefined && match !== undefined) return good(match.id);
  const table: Result<PageTable> = startLocal(game, {
    players: playersOf(game, daily),
    options: daily.options as never,
    secret: daily.seed,
  });
  if (!table.ok) return bad(table.problem.code, table.problem.message);
  table.value.close();
  if (before === undefined) keepTry(day, daily.game, { match: table.value.id });
  return good(table.value.id);
}

/** Hands in what is over and was not handed in; what the server cannot be asked now waits for the next visit. */
export async function handInAll(): Promise<void> {
  for (const { day, game, match } of waitingTries()) {
    const saved = readMatch(match);
    if (saved === undefined || !saved.isOver) continue;
    const standing = await api.submitDaily(day, game, {
      device: deviceKey(),
      name: settings().name || 'Somebody',
      record: saved.record,
    });
    if (!standing.ok) continue;
    keepTry(day, game, { match, standing: standing.value });
    // Devices under one recovery code share their streaks.
    noteChange();
  }
}
