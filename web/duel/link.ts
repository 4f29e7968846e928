import { bad, good, type MatchRecord, type Result, type Seat } from '@bandstand/engine';
import { parseJson } from '@bandstand/protocol/json';
import { readName } from '@bandstand/protocol/names';
import { readRecord } from '@bandstand/protocol/records';
import { bytesOf, deflated, inflated, lettersOf } from '../packed.ts';
import { keptWords } from '../text/kept.ts';

/** A match that somebody else is to play as well: the same deal from the same seat against the same bots. */
export interface Duel {
  /** Who played it first. */
  readonly name: string;
  readonly seat: Seat;
  /** The bots by seat; nothing on the seat of the person. */
  readonly levels: readonly (string | null)[];
  readonly record: MatchRecord;
}

/** Longer than any link that this page makes. */
const LONGEST_LINK = 60_000;
const LONGEST_NAME = 24;

/** The duel as the part of a link that no server is told. */
export const packDuel = async (duel: Duel): Promise<string> => lettersOf(await deflated(JSON.stringify(duel)));

const BROKEN = keptWords.link.thisLinkIsNotAWholeDuel;

const isLevel = (level: unknown): level is string | null =>
  level === null || (typeof level === 'string' && /^[\w:.-]{1,60}$/.test(level));

/** Reads what `packDuel` made; everything else is refused with the reason. */
export async function unpackDuel(text: string): Promise<Result<Duel>> {
  if (text.length > LONGEST_LINK) return bad('bad-duel', BROKEN);
  try {
    const { name, seat, levels, record } = parseJson(await inflated(bytesOf(text))) as Partial<Duel>;
    const parsed = readRecord(record);
    const called = typeof name === 'string' ? readName(name.slice(0, LONGEST_NAME)) : undefined;
    if (!parsed.ok || called === undefined || !Array.isArray(levels) || !levels.every(isLevel))
      return bad('bad-duel', BROKEN);
    const people = levels.flatMap((level, at) => (level === null ? [at] : []));
    if (levels.length !== parsed.value.seats || people.length !== 1 || people[0] !== seat)
      return bad('bad-duel', BROKEN);
    return good({ name: called, seat, levels, record: parsed.value });
  } catch {
    return bad('bad-duel', BROKEN);
  }
}
