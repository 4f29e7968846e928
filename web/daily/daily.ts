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
import { loadGame } from '../shelf.ts';
import { storage } from '../storage.ts';
import { allTries, deviceKey, keepTry, rereadTries, tryOf, waitingTries } from '../progress/tries.ts';
import { words } from '../text/home.ts';
import { keepSeals } from './seals.ts';

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
    keepSeals(asked.value);
    return asked;
  }
  const known = kept();
  return known !== undefined && now < known.endsAt ? good(known) : asked;
}

const playersOf = (game: Game, { seats, level }: DailyGame): LocalPlayer[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'person', name: settings().name || words.daily.you };
    const name = levelsOf(game).find((each) => each.level === level)?.name ?? level;
    return { kind: 'bot', level, name: seats > 2 ? `${name} ${seat + 1}` : name };
  });

/** Starts the counted try of a day, goes on with it, or once it is over starts a practice that does not count. */
export function playDaily(game: Game, day: string, daily: DailyGame): Result<string> {
  rereadTries();
  const before = tryOf(day, daily.game);
  const match = before === undefined ? undefined : readMatch(before.match);
  if (match?.isOver === false) return good(match.id);
  const table: Result<PageTable> = startLocal(game, {
    players: playersOf(game, daily),
    options: daily.options as never,
    secret: daily.seed,
    ...(before === undefined ? {} : { deal: 'same' }),
  });
  if (!table.ok) return bad(table.problem.code, table.problem.message);
  table.value.close();
  if (before === undefined) keepTry(day, daily.game, { match: table.value.id });
  return good(table.value.id);
}

/** The page of today's match of a title, begun if it was not; undefined where it cannot be had now. */
export async function startToday(id: string): Promise<string | undefined> {
  const [asked, game] = await Promise.all([today(), loadGame(id)]);
  const daily = asked.ok ? asked.value.games.find((each) => each.game === id) : undefined;
  if (!asked.ok || daily === undefined || game === undefined) return undefined;
  const before = tryOf(asked.value.day, id);
  // A clock that is wrong here does not make a practice of what somebody thought counts.
  if (before !== undefined && readMatch(before.match)?.isOver !== false) return undefined;
  const match = playDaily(game, asked.value.day, daily);
  return match.ok ? `/match/${match.value}` : undefined;
}

/** Reasons that will be the same tomorrow. All others may pass: nobody answered, or somebody had too much to do. */
const FINAL = new Set(['wrong-day', 'other-match', 'unfinished', 'damaged-record', 'foreign-format', 'not-a-record']);

let running: Promise<void> | undefined;

async function handIn(): Promise<void> {
  for (const { day, game, match } of waitingTries()) {
    const saved = readMatch(match);
    if (saved === undefined || !saved.isOver) continue;
    const standing = await api.submitDaily(day, game, {
      device: deviceKey(),
      name: settings().name || words.daily.somebody,
      record: saved.record,
    });
    if (standing.ok) {
      keepTry(day, game, { match, standing: standing.value });
      // Devices under one recovery code share their streaks.
      noteChange();
    } else if (FINAL.has(standing.problem.code)) keepTry(day, game, { match, refused: standing.problem.code });
  }
}

/** Hands in what is over and was not handed in, once at a time; what the server cannot be asked now waits for the next visit. */
export async function handInAll(): Promise<void> {
  running ??= handIn().finally(() => {
    running = undefined;
  });
  return running;
}

/** Others play after us: what was handed in for a day stands elsewhere by now. */
export async function standAgain(day: string): Promise<void> {
  if (!allTries().some((made) => made.day === day && made.standing !== undefined)) return;
  const now = await api.dailyStandings(day, deviceKey());
  if (!now.ok) return;
  for (const { game, standing } of now.value) {
    const made = tryOf(day, game);
    // What came from another device has its own result.
    if (made?.standing?.score === standing.score)
      keepTry(day, game, { match: made.match, standing: { ...standing, isCounted: made.standing.isCounted } });
  }
}
