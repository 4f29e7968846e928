import { hashOf } from './canonical.ts';
import { commitmentTo, isSecret, type DrawListener, type Secret } from './fair.ts';
import { playsLike, type Game } from './game.ts';
import type { GameTypes } from './gameTypes.ts';
import { Match, type Step } from './match.ts';
import type { OptionValues } from './options.ts';
import { areParts, checkParts, type Parts } from './parts.ts';
import { bad, good, type Result } from './problem.ts';
import type { Captions } from './talk.ts';
import { words } from './text/index.ts';

export const RECORD_FORMAT = 'bandstand-record-1';
/** Of a match to whose deal devices added parts: older builds would take the seed alone for its key. */
export const RECORD_FORMAT_WITH_PARTS = 'bandstand-record-2';

/** A whole match in a few hundred bytes. With the rules and the pack it says everything that happened. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT | typeof RECORD_FORMAT_WITH_PARTS;
  readonly game: string;
  readonly rulesVersion: number;
  /** Hash of the pack. */
  readonly pack: string;
  readonly options: OptionValues;
  readonly seats: number;
  readonly seed: Secret;
  /** SHA-256 of the seed, as published before the first move. */
  readonly commitment: string;
  /** What the devices of the seats added to the seed, where they did. */
  readonly parts?: Parts;
  readonly moves: readonly Step[];
  /** Why somebody may have known the deal before the first move; absent where nobody could. */
  readonly deal?: KnownDeal;
  /** Bots that played for people, and why; absent where none did. */
  readonly standIns?: readonly StandIn[];
  /** Hash of the state after the last move. */
  readonly hash: string;
  /** Hash of everything above: a damaged file is noticed before it is played. */
  readonly checksum: string;
  /** What was written beside the match. The rules never read it, so no hash covers it. */
  readonly captions?: Captions;
}

/** `same`: the deal of an earlier match; `brought`: the match began on somebody's own device. */
export type KnownDeal = 'same' | 'brought';

const STAND_IN_REASONS = ['clock', 'left', 'resigned', 'sent-away'] as const;

/** A bot played for a person: from when so many moves had been made, up to when so many had, or to the end. */
export interface StandIn {
  readonly seat: number;
  readonly bot: string;
  readonly why: (typeof STAND_IN_REASONS)[number];
  readonly from: number;
  readonly to?: number;
}

export type RecordBody = Omit<MatchRecord, 'checksum' | 'captions'>;

export function recordOf<T extends GameTypes>(match: Match<T>): MatchRecord {
  const body: RecordBody = {
    format: match.parts === undefined ? RECORD_FORMAT : RECORD_FORMAT_WITH_PARTS,
    game: match.game.id,
    rulesVersion: match.game.rulesVersion,
    pack: match.game.pack.hash,
    options: match.options,
    seats: match.seatCount,
    seed: match.secret,
    commitment: match.commitment,
    ...(match.parts === undefined ? {} : { parts: match.parts }),
    moves: [...match.steps],
    hash: match.hash(),
  };
  return { ...body, checksum: hashOf(body) };
}

/** The record with the mark of a deal that somebody may have known. */
export const withDeal = (record: MatchRecord, deal: KnownDeal | undefined): MatchRecord =>
  deal === undefined ? record : marked(record, { deal });

/** The record with the bots that played for people. */
export const withStandIns = (record: MatchRecord, standIns: readonly StandIn[]): MatchRecord =>
  standIns.length === 0 ? record : marked(record, { standIns });

function marked(record: MatchRecord, marks: Pick<RecordBody, 'deal' | 'standIns'>): MatchRecord {
  const { checksum: _old, captions, ...old } = record;
  const body = { ...old, ...marks };
  const whole: MatchRecord = { ...body, checksum: hashOf(body) };
  return captions === undefined ? whole : { ...whole, captions };
}

/** The record with what was written beside the match, if anything was. */
export const withCaptions = (record: MatchRecord, captions: Captions): MatchRecord =>
  Object.keys(captions).length === 0 ? record : { ...record, captions };

/** More than any game has: a record cannot make a program count to a million. */
const MAX_SEATS = 16;
/** More than a log has room for. */
const MOST_STAND_INS = 2_000;
/** More than any game offers. */
const MAX_CAPTION_LENGTH = 2000;

const isStep = (step: unknown): step is Step =>
  Array.isArray(step) && step.length === 2 && step.every((part) => Number.isInteger(part) && part >= 0);

/** Reads a record from parsed JSON; everything foreign or damaged is refused with the reason. */
export function parseRecord(json: unknown): Result<MatchRecord> {
  if (typeof json !== 'object' || json === null || !('format' in json)) {
    return bad('not-a-record', words().record.thisIsNotABandstand);
  }
  if (json.format !== RECORD_FORMAT && json.format !== RECORD_FORMAT_WITH_PARTS) {
    return bad('foreign-format', words().record.thisRecordHasTheFormat(String(json.format), RECORD_FORMAT_WITH_PARTS));
  }
  const record = json as MatchRecord;
  const fieldsOk =
    typeof record.game === 'string' &&
    Number.isInteger(record.rulesVersion) &&
    typeof record.pack === 'string' &&
    typeof record.options === 'object' &&
    record.options !== null &&
    Number.isInteger(record.seats) &&
    isSecret(record.seed) &&
    typeof record.commitment === 'string' &&
    Array.isArray(record.moves) &&
    record.moves.every(isStep) &&
    typeof record.hash === 'string' &&
    record.seats <= MAX_SEATS &&
    (json.format === RECORD_FORMAT ? record.parts === undefined : areParts(record.parts, record.seats)) &&
    (record.deal === undefined || record.deal === 'same' || record.deal === 'brought') &&
    (record.standIns === undefined || areStandIns(record.standIns, record.seats));
  if (!fieldsOk) return bad('damaged-record', words().record.fieldOfThisRecord);
  const { checksum, captions, ...body } = record;
  if (hashIfAny(body) !== checksum) return bad('damaged-record', words().record.checksumDoesNotFit);
  if (captions !== undefined && !areCaptions(captions))
    return bad('damaged-record', words().record.captionsOfThisRecord);
  return good(record);
}

const areStandIns = (standIns: unknown, seats: number): boolean =>
  Array.isArray(standIns) && standIns.length <= MOST_STAND_INS && standIns.every((each) => isStandIn(each, seats));

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function isStandIn(json: unknown, seats: number): boolean {
  const { seat, bot, why, from, to = 0 } = (json ?? {}) as Partial<Record<keyof StandIn, unknown>>;
  const isNamed = typeof bot === 'string' && /^[a-z][a-z0-9:-]{0,30}$/i.test(bot);
  return (
    isNamed &&
    STAND_IN_REASONS.includes(why as StandIn['why']) &&
    [seat, from, to].every(isCount) &&
    Number(seat) < seats
  );
}

/** What was never written as a record, such as numbers that JSON does not have or a thousand brackets, has no hash. */
function hashIfAny(body: unknown): string | undefined {
  try {
    return hashOf(body);
  } catch {
    return undefined;
  }
}

const areCaptions = (captions: unknown): boolean =>
  typeof captions === 'object' &&
  captions !== null &&
  !Array.isArray(captions) &&
  Object.values(captions).every((text) => typeof text === 'string' && text.length <= MAX_CAPTION_LENGTH);

/** Whether the record is of this game, by these rules and with this content. */
export function fitsGame<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<void> {
  if (record.game !== game.id) return bad('other-game', words().record.thisRecordIsOfNotOf(record.game, game.id));
  if (record.rulesVersion !== game.rulesVersion) {
    return bad('other-rules', words().record.thisRecordWasPlayed(record.rulesVersion, game.rulesVersion));
  }
  if (!playsLike(game.pack, record.pack)) {
    return bad(
      'other-pack',
      words().record.thisRecordNeedsTheContent(record.pack.slice(0, 12), game.pack.hash.slice(0, 12)),
    );
  }
  return good(undefined);
}

/** Plays a record again; the callback sees the match after every step, and what happened in it. */
export function replayRecord<T extends GameTypes>(
  game: Game<T>,
  record: MatchRecord,
  onStep?: (match: Match<T>, step: number, events: readonly T['Event'][]) => void,
  onDraw?: DrawListener,
): Result<Match<T>> {
  const fits = fitsGame(game, record);
  if (!fits.ok) return fits;
  const { options, seats, seed: secret, parts } = record;
  const match = Match.start(game, { options, seats, secret, parts, onDraw });
  if (!match.ok) return match;
  onStep?.(match.value, 0, []);
  for (const [index, [seat, move]] of record.moves.entries()) {
    const played = match.value.play(seat, move);
    if (!played.ok) return bad('illegal-step', words().record.stepIsNotLegal(index + 1, played.problem.message));
    onStep?.(match.value, index + 1, played.value.events);
  }
  return match;
}

/** The fairness check: the seed and all parts are those that were sealed, and the whole match follows from them. */
export function verifyRecord<T extends GameTypes>(game: Game<T>, record: MatchRecord): Result<Match<T>> {
  if (commitmentTo(record.seed) !== record.commitment) {
    return bad('broken-seal', words().record.seedIsNotTheOneThatWasSealed);
  }
  const parts = checkParts(record.parts ?? []);
  if (!parts.ok) return parts;
  const match = replayRecord(game, record);
  if (match.ok && match.value.hash() !== record.hash) {
    return bad('other-ending', words().record.movesDoNotLead);
  }
  return match;
}
