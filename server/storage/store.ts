import type { MatchStatus, MatchTouch, TableSeat, TableStore, TimeMs } from '@bandstand/table';

export type { CaptionRow, ChatRow, EntryRow, MatchStatus, MatchTouch, TimeMs } from '@bandstand/table';

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

export interface SeatRow extends TableSeat {
  readonly match: string;
  readonly webhook: string | null;
  /** Web Push subscription as JSON. */
  readonly push: string | null;
}

/**
 * Everything that must survive a crash. Two implementations, one contract test.
 * A promise that resolves means: it is on disk.
 */
export interface Store extends TableStore<SeatRow> {
  /** For logs and metrics only. */
  readonly kind: 'sqlite' | 'postgres';
  createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void>;
  match(id: string): Promise<MatchRow | undefined>;
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
  onWake(listener: (match: string) => void): void;
  /** Writes something that nobody needs: resolves as long as there is room and somebody to write it. */
  probe(): Promise<void>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}
