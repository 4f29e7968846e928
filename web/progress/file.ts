import { bad, good, parseRecord, type Result } from '@bandstand/engine';
import { readTry, type KeptTry } from './keptTries.ts';
import type { Played } from './archive.ts';
import { keptWords } from '../text/kept.ts';

const FORMAT = 'bandstand-progress-1';

/** Everything that was played, and the days it counted for, as one file. */
export const progressFile = (played: readonly Played[], tries: readonly KeptTry[]): string =>
  JSON.stringify({ format: FORMAT, played, tries });

const isNumbers = (list: unknown): list is number[] =>
  Array.isArray(list) && list.every((number) => typeof number === 'number' && Number.isFinite(number));

const isPlayers = (list: unknown): list is Played['players'] =>
  Array.isArray(list) &&
  list.every(
    (player: unknown) =>
      typeof player === 'object' &&
      player !== null &&
      'name' in player &&
      typeof player.name === 'string' &&
      player.name.length <= 100,
  );

/** A finished match that came from elsewhere; undefined when it is damaged. */
export function readPlayed(value: unknown): Played | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, at, players, mine, outcome, record } = value as Partial<Played>;
  const parsed = parseRecord(record);
  if (!parsed.ok || parsed.value.checksum !== id || typeof at !== 'number' || !isNumbers(mine)) return undefined;
  if (typeof outcome !== 'object' || ![outcome.shares, outcome.ranks, outcome.scores].every(isNumbers))
    return undefined;
  if (!isPlayers(players) || players.length !== parsed.value.seats) return undefined;
  return { id, at, game: parsed.value.game, players, mine, outcome, record: parsed.value };
}

interface ProgressFile {
  readonly played: readonly Played[];
  readonly tries: readonly KeptTry[];
  readonly damaged: number;
}

/** What such a file holds; a damaged match is left out and counted. */
export function readProgress(text: string): Result<ProgressFile> {
  try {
    const file = JSON.parse(text) as { format?: unknown; played?: unknown; tries?: unknown };
    if (file.format !== FORMAT || !Array.isArray(file.played))
      return bad('not-progress', keptWords.file.thisFileHoldsNoProgress);
    const played = file.played.flatMap((one) => readPlayed(one) ?? []);
    // Files of older versions have none.
    const tries = Array.isArray(file.tries) ? file.tries.flatMap((one) => readTry(one) ?? []) : [];
    return good({ played, tries, damaged: file.played.length - played.length });
  } catch {
    return bad('not-progress', keptWords.file.thisFileIsNotJson);
  }
}
