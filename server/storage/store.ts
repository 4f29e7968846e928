import type { Captions } from '@bandstand/engine';
import type { Entry } from '../table/entry.ts';

/** Times are milliseconds since 1970, as numbers, so that both databases give the same. */
export type TimeMs = number;

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly packHash: string;
  /** Content other than the shipped pack, as JSON text. */
  readonly pack: string | null;
  readonly options: string;
  readonly seats: number;
  readonly seed: string;
  /** JSON of `TableSettings`. */
  readonly settings: string;
  /** Hash of the token that lets friends in; a public table needs none. */
  readonly inviteHash: string | null;
  readonly status: MatchStatus;
  readonly createdAt: TimeMs;
  readonly touchedAt: TimeMs;
  /** Seats to act as a bit mask, for lists of "your turn". */
  readonly toAct: number;
  /** When a clock runs out next. */
  readonly deadlineAt: TimeMs | null;
}

export type MatchStatus = 'open' | 'playing' | 'over';

/** Who sits where. `person` and `program` hold a token; `open` waits for somebody. */
export type SeatKind = 'open' | 'person' | 'program' | 'bot';

export interface SeatRow {
  readonly match: string;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string;
  /** The bot that plays here, or that stands in while the person is away. */
  readonly bot: string;
  readonly tokenHash: string | null;
  readonly webhook: string | null;
  /** Web Push subscription as JSON. */
  readonly push: string | null;
  readonly seenAt: TimeMs;
}

export interface EntryRow {
  readonly seq: number;
  readonly at: TimeMs;
  readonly entry: Entry;
}

export interface ChatRow {
  readonly n: number;
  readonly at: TimeMs;
  readonly seat: number | null;
  readonly name: string;
  /** A sign is kept with its words: which signs there are depends on the moment. */
  readonly kind: 'text' | 'reaction' | 'sign' | 'rematch';
  readonly text: string;
}

/** A text beside the match; an empty one is not kept. */
export interface CaptionRow {
  readonly key: string;
  readonly at: TimeMs;
  /** Who wrote it. */
  readonly seat: number;
  readonly text: string;
}

/** What changes on the match row together with an appended entry. */
export interface MatchTouch {
  readonly status: MatchStatus;
  readonly toAct: number;
  readonly deadlineAt: TimeMs | null;
}

/**
 * Everything that must survive a crash. Two implementations, one contract test.
 * A promise that resolves means: it is on disk.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
  seats(match: string): Promise<readonly SeatRow[]>;
  /** Takes an open seat; false when somebody was faster. */
  takeSeat(
    match: string,
    seat: number,
    change: Pick<SeatRow, 'kind' | 'name' | 'tokenHash' | 'seenAt'>,
  ): Promise<boolean>;
  /** Exchanges two seats with all who sit there, as long as a seat is open; false when the match has begun. */
  swapSeats(match: string, a: number, b: number): Promise<boolean>;
  updateSeat(match: string, seat: number, change: Partial<Omit<SeatRow, 'match' | 'seat'>>): Promise<void>;
  /** Mends the columns that are computed from the log. */
  touchMatch(match: string, touch: MatchTouch): Promise<void>;
  /** Compare-and-set: false when the match already has an entry with this number. */
  append(match: string, seq: number, entry: Entry, at: TimeMs, touch?: MatchTouch): Promise<boolean>;
  entries(match: string, after: number): Promise<readonly EntryRow[]>;
  addChat(match: string, chat: Omit<ChatRow, 'n'>): Promise<number>;
  chat(match: string, after: number): Promise<readonly ChatRow[]>;
  /** The last writer of a key wins. */
  writeCaption(match: string, caption: CaptionRow): Promise<void>;
  captions(match: string): Promise<Captions>;
  /** Public tables with a free seat, newest first. */
  openMatches(limit: number): Promise<readonly MatchRow[]>;
  overdue(now: TimeMs, limit: number): Promise<readonly string[]>;
  listMatches(status: MatchStatus | undefined, limit: number): Promise<readonly MatchRow[]>;
  /** Removes matches that ended, or were never begun, before this moment; returns how many. */
  removeOlder(before: TimeMs): Promise<number>;
  addCode(hash: string, match: string, seat: number, expiresAt: TimeMs): Promise<void>;
  /** A code works once. */
  takeCode(hash: string, now: TimeMs): Promise<{ readonly match: string; readonly seat: number } | undefined>;
  /** A value kept for all nodes; the first writer wins and everybody reads its value. */
  keep(key: string, value: string): Promise<string>;
  /** Tells other nodes that something about the match changed. */
  wake(match: string): Promise<void>;
  onWake(listener: (match: string) => void): void;
  /** Writes something that nobody needs: resolves as long as there is room and somebody to write it. */
  probe(): Promise<void>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
