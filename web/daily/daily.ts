import { bad, good, type Game, type Result } from '@bandstand/engine';
import type { Daily, DailyGame } from '@bandstand/protocol';
import { MATCH_ID } from '@bandstand/protocol/shapes';
import type { LocalPlayer } from '@bandstand/table';
import { api } from '../online/api.ts';
import { holdSeat } from '../online/seats.ts';
import { noteChange } from '../progress/changes.ts';
import { levelsOf } from '../session/levels.ts';
import { startLocal } from '../session/open.ts';
import { settings } from '../settings.ts';
import { storage } from '../storage.ts';
import { allTries, deviceKey, keepTry, rereadTries, tryOf, waitingTries } from '../progress/tries.ts';
import { words } from '../text/home.ts';
import { keepSeals } from './seals.ts';

const KEY = 'bandstand:daily';
const DAY_MS = 86_400_000;
/** The server keeps a try open for so long. */
const OPEN_DAYS = 3;

/** What an older build kept has no deal to practise with. */
function kept(): Daily | undefined {
  try {
    const read = JSON.parse(storage.read(KEY) ?? 'null') as Daily | null;
    return read?.games.every(({ practice }) => typeof practice === 'string') === true ? read : undefined;
  } catch {
    return undefined;
  }
}

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

/** Begins the try that counts, or goes on with it: the page of its table. */
export async function playDaily(
  day: string,
  { game, commitment }: Pick<DailyGame, 'game' | 'commitment'>,
): Promise<Result<string>> {
  const name = settings().name || words.daily.somebody;
  const seat = await api.tryDaily(day, game, { device: deviceKey(), name });
  if (!seat.ok) return bad(seat.problem.code, seat.problem.message);
  const { match, token } = seat.value;
  holdSeat({ match, game, token, seal: commitment });
  rereadTries();
  if (tryOf(day, game)?.match !== match) keepTry(day, game, { match });
  return good(`/t/${match}`);
}

const playersOf = (game: Game, { seats, level }: DailyGame): LocalPlayer[] =>
  Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'person', name: settings().name || words.daily.you };
    const name = levelsOf(game).find((each) => each.level === level)?.name ?? level;
    return { kind: 'bot', level, name: seats > 2 ? `${name} ${seat + 1}` : name };
  });

/** Another deal, the same for everybody on that day; it is played on the device and counts nowhere. */
export function practise(game: Game, daily: DailyGame): Result<string> {
  const table = startLocal(game, {
    players: playersOf(game, daily),
    options: daily.options as never,
    secret: daily.practice,
    deal: 'same',
  });
  if (!table.ok) return bad(table.problem.code, table.problem.message);
  table.value.close();
  return good(`/match/${table.value.id}`);
}

/** The page of today's match of a title, begun if it was not; undefined where it cannot be had now. */
export async function startToday(id: string): Promise<string | undefined> {
  const asked = await today();
  const daily = asked.ok ? asked.value.games.find((each) => each.game === id) : undefined;
  if (!asked.ok || daily === undefined) return undefined;
  const match = await playDaily(asked.value.day, daily);
  return match.ok ? match.value : undefined;
}

let running: Promise<void> | undefined;

/** Asks how tries stand that are over, as far as the server has heard of them. */
async function learn(now: number): Promise<void> {
  const waiting = waitingTries();
  // Older builds dealt on the device what nobody takes any more.
  for (const { day, game, match } of waiting)
    if (!MATCH_ID.test(match)) keepTry(day, game, { match, refused: 'other-match' });
    else if (Date.parse(`${day}T00:00:00Z`) < now - (OPEN_DAYS + 1) * DAY_MS)
      keepTry(day, game, { match, refused: 'wrong-day' });
  for (const day of new Set(waitingTries().map((made) => made.day))) await standAgain(day);
}

/** Once at a time; what the server cannot be asked now waits for the next visit. */
export async function learnStandings(): Promise<void> {
  running ??= learn(Date.now()).finally(() => {
    running = undefined;
  });
  return running;
}

/** How the tries of a day stand; others play after us. */
export async function standAgain(day: string): Promise<void> {
  if (!allTries().some((made) => made.day === day)) return;
  const now = await api.dailyStandings(day, deviceKey());
  if (!now.ok) return;
  for (const { game, standing } of now.value) {
    const made = tryOf(day, game);
    if (made === undefined) continue;
    const isNew = made.standing === undefined;
    // What came from another device has its own result.
    if (!isNew && made.standing?.score !== standing.score) continue;
    keepTry(day, game, { match: made.match, standing });
    // Devices under one recovery code share their streaks.
    if (isNew) noteChange();
  }
}
