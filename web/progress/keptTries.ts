import { noteChange } from './changes.ts';
import { allTries, forgetTries, keepTry, tryOf, type Try } from './tries.ts';

/** The counted try of a day as it goes to other devices: its day and title are its name, so that it counts once. */
export interface KeptTry {
  readonly id: string;
  readonly day: string;
  readonly game: string;
  readonly match: string;
  readonly standing: NonNullable<Try['standing']>;
}

const ID = 'daily ';

/** Tries that were handed in: what a streak is made of. The others are still only this device's. */
export const keptTries = (): KeptTry[] =>
  allTries().flatMap(({ day, game, match, standing }) =>
    standing === undefined ? [] : [{ id: `${ID}${day} ${game}`, day, game, match, standing }],
  );

const isStanding = (value: unknown): value is KeptTry['standing'] =>
  typeof value === 'object' &&
  value !== null &&
  'isCounted' in value &&
  typeof value.isCounted === 'boolean' &&
  ['score', 'place', 'of', 'percentile'].every(
    (figure) => typeof (value as Readonly<Record<string, unknown>>)[figure] === 'number',
  );

/** A try that came from elsewhere; undefined when it is damaged. */
export function readTry(value: unknown): KeptTry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, day, game, match, standing } = value as Partial<KeptTry>;
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  if (typeof game !== 'string' || !/^[a-z0-9-]{1,60}$/.test(game) || id !== `${ID}${day} ${game}`) return undefined;
  if (typeof match !== 'string' || match.length > 100 || !isStanding(standing)) return undefined;
  return { id, day, game, match, standing };
}

/** Keeps tries of other devices; where this one was handed in as well, its own stays. */
export function bringTries(tries: readonly KeptTry[]): void {
  const fresh = tries.filter(({ day, game }) => tryOf(day, game)?.standing === undefined);
  for (const { day, game, match, standing } of fresh) keepTry(day, game, { match, standing });
}

/** Deletes the tries of all days on this device. */
export function deleteTries(): void {
  forgetTries();
  noteChange();
}
