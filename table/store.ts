import type { Captions, Seat, SeatSet } from '@bandstand/engine';
import type { Entry } from './entry.ts';

/** Milliseconds since 1970. */
export type TimeMs = number;

export type MatchStatus = 'open' | 'playing' | 'over';

/**
 * One sitting-down of one person. Keys, device codes, words and whatever else is theirs hang on it and not on the number of a
 * chair: a swap moves it, a rematch invites it, and sending away ends it everywhere. It never leaves the server.
 */
export type Occupancy = string;

/**
 * Who sits where. `person` and `program` hold a token; `open` waits for anybody, `invited` for somebody who holds a token and has
 * not said yes yet.
 */
export type SeatKind = 'open' | 'invited' | 'person' | 'program' | 'bot';

/** No match begins while somebody is waited for. */
export const isWaitedFor = ({ kind }: Pick<TableSeat, 'kind'>): boolean => kind === 'open' || kind === 'invited';

export interface TableSeat {
  readonly seat: Seat;
  readonly kind: SeatKind;
  readonly name: string;
  /** The bot that plays here. */
  readonly bot: string;
  /** Changes when somebody else sits down here. */
  readonly tokenHash: string | null;
  /** Whose sitting-down it is; there is none where nobody holds a key, and at tables without keys. */
  readonly occupancy?: Occupancy | null;
  /** The seal of what this seat's device adds to the deal. */
  readonly commitment?: string | null;
  /** Made the table, and may send others away from it. */
  readonly isHost?: true;
  readonly seenAt: TimeMs;
}

/** When somebody at a seat was last known to be here; 0 when they have left. */
export interface Seen {
  readonly seat: Seat;
  readonly at: TimeMs;
}

export interface EntryRow {
  readonly seq: number;
  readonly at: TimeMs;
  readonly entry: Entry;
}

export interface ChatRow {
  readonly n: number;
  readonly at: TimeMs;
  readonly seat: Seat | null;
  readonly name: string;
  /** A sign is kept with its words: which signs there are depends on the moment. */
  readonly kind: 'text' | 'reaction' | 'sign' | 'rematch' | 'removed' | 'sent-away';
  /**
   * Of `removed`: the numbers of the lines whose words were taken away. Of `sent-away`: the bot that plays on; nothing where the
   * seat is free.
   */
  readonly text: string;
}

/** Something that is said. */
export type NewChat = Omit<ChatRow, 'n'> & { readonly by?: Occupancy | null | undefined };

/** A text beside the match; an empty one is not kept. */
export interface CaptionRow {
  readonly key: string;
  readonly at: TimeMs;
  /** Who wrote it. */
  readonly seat: Seat;
  readonly by?: Occupancy | null | undefined;
  readonly text: string;
}

/** What lists and clocks need to know of a match beside its log. */
export interface MatchTouch {
  readonly status: MatchStatus;
  readonly toAct: number;
  readonly deadlineAt: TimeMs | null;
}

/** Where the logs of tables live. A promise that resolves means: it is kept. */
export interface TableStore<Row extends TableSeat = TableSeat> {
  /** Other nodes use the same store: they are woken, and say who is with them. */
  readonly isShared: boolean;
  seats(match: string): Promise<readonly Row[]>;
  noteSeen(match: string, seat: Seat, at: TimeMs): Promise<void>;
  /** Compare-and-set: false when the match already has an entry with this number. */
  append(match: string, seq: number, entry: Entry, at: TimeMs, touch?: MatchTouch): Promise<boolean>;
  entries(match: string, after: number): Promise<readonly EntryRow[]>;
  addChat(match: string, chat: NewChat): Promise<number>;
  chat(match: string, after: number): Promise<readonly ChatRow[]>;
  /** The last writer of a key wins. */
  writeCaption(match: string, caption: CaptionRow): Promise<void>;
  captions(match: string): Promise<Captions>;
  /** Tells other nodes that something about the match changed: anything, or only who is here. */
  wake(match: string, seen?: Seen): Promise<void>;
}

/** Seats held by people and programs. */
export const peopleIn = (seats: readonly TableSeat[]): SeatSet =>
  seats.reduce((set, { kind, seat }) => (kind === 'person' || kind === 'program' ? set | (1 << seat) : set), 0);
