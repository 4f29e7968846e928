import { bad, good, type Result } from '@bandstand/engine';
import { parseJson } from '@bandstand/protocol/json';
import { readName } from '@bandstand/protocol/names';
import { readRecord } from '@bandstand/protocol/records';
import { readTry, type KeptTry } from './keptTries.ts';
import type { Played } from './archive.ts';
import { keptWords } from '../text/kept.ts';

const FORMAT = 'bandstand-progress-1';

/** Everything that was played, and the days it counted for, as one file. */
export const progressFile = (played: readonly Played[], tries: readonly KeptTry[]): string =>
  JSON.stringify({ format: FORMAT, played, tries });

const isNumbers = (list: unknown, length: number): list is number[] =>
  Array.isArray(list) &&
  list.length === length &&
  list.every((number) => typeof number === 'number' && Number.isFinite(number));

const isSeats = (list: unknown, seats: number): list is number[] =>
  Array.isArray(list) &&
  new Set(list).size === list.length &&
  list.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);

type Player = Played['players'][number];

function readPlayer(player: unknown, seat: number): Player | undefined {
  if (typeof player !== 'object' || player === null) return undefined;
  const { name, level } = player as Partial<Player>;
  if (typeof name !== 'string' || name.length > 100) return undefined;
  if (level !== undefined && (typeof level !== 'string' || !/^[\w:.-]{1,60}$/.test(level))) return undefined;
  return { name: readName(name) ?? keptWords.file.seat(seat + 1), ...(level === undefined ? {} : { level }) };
}

/** Days are counted from it; further than this no browser counts. */
const LATEST = 8.64e15;

/** A finished match that came from elsewhere; undefined when it is damaged. */
export function readPlayed(value: unknown): Played | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, at, players, mine, outcome, record: sent, isUnproven } = value as Partial<Played>;
  const read = readRecord(sent);
  if (!read.ok || read.value.checksum !== id || !Array.isArray(players)) return undefined;
  const record = read.value;
  if (typeof at !== 'number' || !(at >= 0 && at <= LATEST) || !isSeats(mine, record.seats)) return undefined;
  if (typeof outcome !== 'object' || !['string', 'undefined'].includes(typeof outcome.how)) return undefined;
  if (outcome.apart !== undefined && !isSeats(outcome.apart, record.seats)) return undefined;
  if (![outcome.shares, outcome.ranks, outcome.scores].every((list) => isNumbers(list, record.seats))) return undefined;
  const known = players.flatMap((player, seat) => readPlayer(player, seat) ?? []);
  if (players.length !== record.seats || known.length !== record.seats) return undefined;
  const unproven = isUnproven === true ? { isUnproven } : {};
  return { id, at, game: record.game, players: known, mine, outcome, record, ...unproven };
}

interface ProgressFile {
  readonly played: readonly Played[];
  readonly tries: readonly KeptTry[];
  readonly damaged: number;
}

/** What such a file holds; a damaged match is left out and counted. */
export function readProgress(text: string): Result<ProgressFile> {
  try {
    const file = parseJson(text) as { format?: unknown; played?: unknown; tries?: unknown };
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
