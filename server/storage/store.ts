import type { DailyRows } from './daily.ts';
import type { ProgressRows } from './progress.ts';
import type {
  CaptionRow,
  ChatRow,
  EntryRow,
  MatchStatus,
  MatchTouch,
  Occupancy,
  Seen,
  TableSeat,
  TableStore,
  TimeMs,
} from '@bandstand/table';

export type {
  CaptionRow,
  ChatRow,
  EntryRow,
  MatchStatus,
  MatchTouch,
  NewChat,
  Occupancy,
  TimeMs,
} from '@bandstand/table';

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
  /** A keyed hash of the address that made it, by which its owner's tables are counted together. */
  readonly madeFrom?: string | null;
}

/** A match as it lies in storage; `news` grows with every change beside its log: seats, talk, captions. */
export interface StoredMatch extends MatchRow {
  readonly news: number;
}

/** How far a match is, for whoever may have missed something. */
export interface Head {
  readonly match: string;
  /** The number of its last entry. */
  readonly seq: number;
  readonly news: number;
}

/**
 * Another node stored something: an entry with this number, or without one anything about the match; or somebody was seen
 * there. `all`: anything at all.
 */
export type Wake = { readonly match: string; readonly seq?: number; readonly seen?: Seen } | 'all';

export interface SeatRow extends TableSeat {
  readonly match: string;
  readonly webhook: string | null;
  /** Web Push subscription as JSON. */
  readonly push: string | null;
  /** A hash of the address that they sat down from. */
  readonly joinedFrom?: string | null;
  /** They were sent away from these people: the key still opens what they finished here, and nothing else. */
  readonly isEnded?: true;
}

/** What changes when somebody sits down. */
export type SeatTaken = Pick<SeatRow, 'kind' | 'name' | 'tokenHash' | 'seenAt' | 'commitment' | 'joinedFrom'> & {
  readonly occupancy: Occupancy;
  /** Nobody else from the same address may hold a seat here. */
  readonly isAlone?: boolean;
};

/** Which bot sits down, and how it is called. */
export type SeatBot = Pick<SeatRow, 'bot' | 'name'>;

/** What an invited person brings who says yes. */
export type SeatAccepted = Pick<SeatRow, 'seenAt' | 'commitment' | 'joinedFrom'>;

/** Where somebody sits. */
export interface Sitting {
  readonly match: string;
  readonly seat: number;
}

/** Whose words are meant: those of one person wherever they sat, or of all who sat there once and are gone. */
export type Speaker = { readonly occupancy: Occupancy } | { readonly goneFrom: number };

/** Something said or written, as it lies in storage. */
export type StoredChat = ChatRow & { readonly by?: Occupancy | null | undefined };

export interface PublicMatches {
  readonly status: 'open' | 'playing';
  readonly limit: number;
  /** At most so many that were made from one address. */
  readonly ofOneMaker?: number;
  /** Somebody was seen there since, and where it is still open its host. */
  readonly seenSince?: TimeMs;
}

/** Opens the seat of whoever had it made, on another device. */
export interface Code {
  readonly hash: string;
  readonly match: string;
  readonly occupancy: Occupancy;
  readonly expiresAt: TimeMs;
}

/** What may change about somebody who sits somewhere. */
export type SeatChange = Partial<Pick<SeatRow, 'name' | 'tokenHash' | 'webhook' | 'push'>>;

/** Everything that is stored about a match. */
export interface StoredTable {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly chats: readonly StoredChat[];
  readonly captions: readonly CaptionRow[];
}

/**
 * Everything that must survive a crash. Two implementations, one contract test.
 * A promise that resolves means: it is on disk.
 */
export interface Store extends TableStore<SeatRow> {
  /** What it is called in front of people. */
  readonly name: string;
  /** False while wake-ups of other nodes may go missing: what matters is then read from storage. */
  readonly isHearing: boolean;
  createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  match(id: string): Promise<StoredMatch | undefined>;
  /** Stores the seed of a match in another form. */
  writeSeed(match: string, seed: string): Promise<void>;
  /** Takes an open seat; false when somebody was faster. */
  takeSeat(match: string, seat: number, change: SeatTaken): Promise<boolean>;
  /** Puts a bot on a free seat, or frees a bot's, while somebody is waited for; false when that is over or a person sits there. */
  planSeat(match: string, seat: number, bot: SeatBot | undefined): Promise<boolean>;
  /** An invited person says yes; false when they are not invited here any more. */
  acceptSeat(match: string, occupancy: Occupancy, change: SeatAccepted): Promise<boolean>;
  /** Keeps the seal of what somebody's device adds to the deal; false when they have given another one. */
  sealPart(match: string, occupancy: Occupancy, commitment: string): Promise<boolean>;
  /** Exchanges two seats with all who sit there, as long as a seat is open; false when the match has begun. */
  swapSeats(match: string, a: number, b: number): Promise<boolean>;
  /** Changes what is somebody's, wherever they sit now; gives that seat, or nothing when they do not sit here any more. */
  updateOccupant(match: string, occupancy: Occupancy, change: SeatChange): Promise<number | undefined>;
  /** Makes a held seat open again; false when the match has begun or is about to. */
  freeSeat(match: string, occupancy: Occupancy): Promise<boolean>;
  /**
   * Ends a sitting-down everywhere: codes, ways to be told and keys, but for the keys to what is over, which open the record
   * only. Gives where they sat.
   */
  endOccupancy(occupancy: Occupancy): Promise<readonly Sitting[]>;
  /** Takes away what somebody said and wrote, and puts another name on it and on their seat; gives the numbers of the lines. */
  clearWords(match: string, who: Speaker, name: string): Promise<readonly number[]>;
  /** Mends the columns that are computed from the log. */
  touchMatch(match: string, touch: MatchTouch): Promise<void>;
  /** How far each of these matches is; those that are not stored are left out. */
  heads(matches: readonly string[]): Promise<readonly Head[]>;
  /** Public tables, newest first: those with a free seat, or those that are played. */
  publicMatches(which: PublicMatches): Promise<readonly MatchRow[]>;
  readonly daily: DailyRows;
  readonly progress: ProgressRows;
  overdue(now: TimeMs, limit: number): Promise<readonly string[]>;
  listMatches(status: MatchStatus | undefined, limit: number): Promise<readonly MatchRow[]>;
  /** Removes matches that ended, or were never begun, before this moment; returns how many. */
  removeOlder(before: TimeMs): Promise<number>;
  /** Matches that ended and were not touched since this moment, oldest first. */
  endedMatches(before: TimeMs, limit: number): Promise<readonly string[]>;
  /** Everything about a match, as it is to be put back. */
  takeOut(match: string): Promise<StoredTable | undefined>;
  /** Puts a whole match back; false when it is stored already. */
  putBack(table: StoredTable): Promise<boolean>;
  /** Removes these matches as far as they have ended. */
  removeMatches(matches: readonly string[]): Promise<void>;
  /** A new code ends the one before. */
  addCode(code: Code, now: TimeMs): Promise<void>;
  /** A code works once. */
  takeCode(hash: string, now: TimeMs): Promise<Pick<Code, 'match' | 'occupancy'> | undefined>;
  /** Removes codes that are too old to be used. */
  sweepCodes(now: TimeMs): Promise<void>;
  /** A value kept for all nodes; the first writer wins and everybody reads its value. */
  keep(key: string, value: string): Promise<string>;
  /** Stores a kept value in another form. */
  writeKept(key: string, value: string): Promise<void>;
  forgetKept(key: string): Promise<void>;
  /** All keys that begin so. */
  keptKeys(prefix: string): Promise<readonly string[]>;
  /** Hears what other nodes have stored. A wake-up may get lost; `heads` tells what was missed. */
  subscribe(listener: (wake: Wake) => void): void;
  /** Writes something that nobody needs: resolves as long as there is room and somebody to write it. */
  probe(): Promise<void>;
  /** Leaves no remains of what was changed or removed. */
  compact(): Promise<void>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
