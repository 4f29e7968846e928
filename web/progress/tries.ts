import type { DailyStanding } from '@bandstand/protocol';
import { MATCH_ID } from '@bandstand/protocol/shapes';
import { createSignal } from 'solid-js';
import { storage } from '../storage.ts';

/** What this device did on a day: the match that counts, and how it stands. Older builds dealt it on the device. */
export interface Try {
  readonly match: string;
  readonly standing?: DailyStanding;
  /** It counts nowhere, and never will: the code of the reason. */
  readonly refused?: string;
}

const KEY = 'bandstand:daily-tries';
const DEVICE = 'bandstand:device';
const DAY_MS = 24 * 3_600_000;

type Tries = Readonly<Record<string, Try>>;

function stored(): Tries {
  try {
    const read: unknown = JSON.parse(storage.read(KEY) ?? '{}');
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Tries) : {};
  } catch {
    return {};
  }
}

const [tries, setTries] = createSignal<Tries>(stored());

/** What another tab did since counts here as well. */
export const rereadTries = (): void => void setTries(stored());

/** Follows what other tabs do; gives a way to stop. */
export function followTries(): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === null || key === KEY) rereadTries();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

const keyOf = (day: string, game: string): string => `${day} ${game}`;
const dayAndGame = (key: string): { day: string; game: string } => {
  const [day, game] = key.split(' ');
  return { day, game };
};

/** The counted try; reactive. */
export const tryOf = (day: string, game: string): Try | undefined => tries()[keyOf(day, game)];

/** The counted try that a match is, if it is one; reactive. */
export function tryIn(match: string): (Try & { readonly day: string; readonly game: string }) | undefined {
  const found = Object.entries(tries()).find(([, made]) => made.match === match);
  return found === undefined ? undefined : { ...found[1], ...dayAndGame(found[0]) };
}

export function keepTry(day: string, game: string, made: Try): void {
  setTries({ ...stored(), [keyOf(day, game)]: made });
  storage.write(KEY, JSON.stringify(tries()));
}

export const allTries = (): readonly (Try & { readonly day: string; readonly game: string })[] =>
  Object.entries(stored()).map(([key, made]) => ({ ...made, ...dayAndGame(key) }));

/** Tries that stand nowhere yet. */
export const waitingTries = (): ReturnType<typeof allTries> =>
  allTries().filter(({ standing, refused }) => standing === undefined && refused === undefined);

/** Whether a try that stands nowhere yet goes on at the server. */
export const goesOn = (made: Try | undefined): boolean =>
  made !== undefined && made.standing === undefined && made.refused === undefined && MATCH_ID.test(made.match);

export function forgetTries(): void {
  setTries({});
  storage.remove(KEY);
}

/** How many days in a row this title was played, up to today; a day that is not over breaks nothing. */
export function streakOf(game: string, today: string): number {
  const isPlayed = (at: number): boolean =>
    tryOf(new Date(at).toISOString().slice(0, 10), game)?.standing !== undefined;
  let at = Date.parse(`${today}T12:00:00Z`);
  if (!isPlayed(at)) at -= DAY_MS;
  let days = 0;
  for (; isPlayed(at); at -= DAY_MS) days++;
  return days;
}

/** Tells the server that two results come from one device, and nothing else. */
export function deviceKey(): string {
  const known = storage.read(DEVICE);
  if (known !== null && /^[A-Za-z0-9_-]{22,86}$/.test(known)) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  storage.write(DEVICE, made);
  return made;
}
