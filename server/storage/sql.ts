import { randomUUID } from 'node:crypto';
import type { Captions } from '@bandstand/engine';
import type { Entry, Seen } from '@bandstand/table';
import { DailyRows } from './daily.ts';
import { ProgressRows } from './progress.ts';
import { readEntry, writeEntry } from './entryText.ts';
import {
  captionFrom,
  chatFrom,
  insertMatch,
  insertSeat,
  MATCH_COLUMNS,
  matchFrom,
  SEAT_COLUMNS,
  SEAT_FIELDS,
  seatFrom,
  storedFrom,
} from './rows.ts';
import { dropPacks } from './packs.ts';
import { publicMatches } from './publicMatches.ts';
import {
  acceptSeat,
  clearWords,
  countedBeside,
  endOccupancy,
  freeSeat,
  planSeat,
  swapSeats,
  takeSeat,
} from './seatChanges.ts';
import { CHANGES, FIRST_TABLES, NUMBERED } from './schema.ts';
import type { Row, Statement } from './statement.ts';
import { READ_VERSION, refuseNewer, refuseOther, WRITE_VERSION } from './version.ts';
import { ALL_CAPTIONS, ALL_CHATS, insertTable, REMOVED_IDS, removeEnded, removeOlder } from './wholeTables.ts';
import type {
  CaptionRow,
  ChatRow,
  Code,
  EntryRow,
  Head,
  MatchRow,
  MatchStatus,
  MatchTouch,
  NewChat,
  Occupancy,
  PublicMatches,
  SeatAccepted,
  SeatBot,
  SeatChange,
  SeatRow,
  SeatTaken,
  Sitting,
  Speaker,
  Store,
  StoredMatch,
  StoredTable,
  TimeMs,
  Wake,
} from './store.ts';

export type { Row, Statement } from './statement.ts';

/** How many matches are asked for in one statement. */
const MOST_HEADS = 1_000;

/** An entry on its way to the disk, as text, and what changes on the match's row with it. */
export interface Append {
  readonly match: string;
  readonly seq: number;
  readonly at: TimeMs;
  readonly body: string;
  readonly touch: MatchTouch | undefined;
}

/** The little that differs between the databases. */
export interface Executor {
  readonly kind: keyof typeof NUMBERED;
  readonly isShared: boolean;
  readonly isHearing: boolean;
  /** Runs the statements as one transaction and returns the rows of each. */
  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Stores an entry unless there is one with its number, and then tells other nodes. */
  append(append: Append): Promise<boolean>;
  /** Stores who is here, where many come at once together with others. */
  noteSeen?(match: string, seen: Seen): Promise<void>;
  wake(match: string, seen?: Seen): Promise<void>;
  subscribe(listener: (wake: Wake) => void): void;
  compact(): Promise<void>;
  backup(path: string): Promise<void>;
  close(): Promise<void>;
}

const outdatedCodes = (now: TimeMs): Statement => ({ sql: 'delete from codes where expires_at <= $1', values: [now] });

const NAMES = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;

/** Many pages long, so that where it finds room a move does too; always another one, as what is there already is not written again. */
const probeText = (): string => randomUUID().repeat(2000);

/** The storage contract in portable SQL. */
export class SqlStore implements Store {
  readonly name: string;
  readonly isShared: boolean;
  readonly daily: DailyRows;
  readonly progress: ProgressRows;
  private readonly executor: Executor;

  constructor(executor: Executor) {
    this.executor = executor;
    this.daily = new DailyRows((sql, ...values) => this.rows(sql, ...values));
    this.progress = new ProgressRows((statements) => executor.run(statements));
    this.name = NAMES[executor.kind];
    this.isShared = executor.isShared;
  }

  get isHearing(): boolean {
    return this.executor.isHearing;
  }

  /** Brings the tables to the newest version; each change is made once, whole, by whichever node comes first. */
  async createSchema(): Promise<this> {
    const run = (statements: readonly string[]): Promise<readonly (readonly Row[])[]> =>
      this.executor.run(statements.map((sql) => ({ sql, values: [] })));
    await run(FIRST_TABLES.slice(0, 1));
    refuseNewer(await this.rows(READ_VERSION));
    await run(FIRST_TABLES);
    for (const [mark, change] of Object.entries(CHANGES)) {
      if (await this.isMarked(mark)) continue;
      await run([
        `insert into kept (key, value) values ('${mark}', '')`,
        ...change(NUMBERED[this.executor.kind]),
      ]).catch(async (error: unknown) => {
        if (!(await this.isMarked(mark))) throw error;
      });
    }
    await run([WRITE_VERSION]);
    return this;
  }

  /** For those who work beside a server: the tables must be there and of this version. */
  async checkSchema(): Promise<this> {
    refuseOther(await this.rows(READ_VERSION));
    return this;
  }

  private async isMarked(mark: string): Promise<boolean> {
    return (await this.rows('select 1 as one from kept where key = $1', mark)).length === 1;
  }

  private async rows(sql: string, ...values: (string | number | null)[]): Promise<readonly Row[]> {
    return (await this.executor.run([{ sql, values }]))[0];
  }

  /** A change beside the log of a match, counted with it. */
  private async beside(match: string, sql: string, ...values: (string | number | null)[]): Promise<readonly Row[]> {
    return (await this.executor.run([{ sql, values: [match, ...values] }, countedBeside(match)]))[0];
  }

  async createMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.executor.run([...insertMatch(match), ...seats.map(insertSeat)]);
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    const [row] = await this.rows(`select ${MATCH_COLUMNS}, news from matches where id = $1`, id);
    return row === undefined ? undefined : { ...matchFrom(row), news: Number(row['news']) };
  }

  async writeSeed(match: string, seed: string): Promise<void> {
    await this.rows('update matches set seed = $2 where id = $1', match, seed);
  }

  async seats(match: string): Promise<readonly SeatRow[]> {
    return (await this.rows(`select ${SEAT_COLUMNS} from seats where match_id = $1 order by seat`, match)).map(
      seatFrom,
    );
  }

  async takeSeat(match: string, seat: number, change: SeatTaken): Promise<boolean> {
    const [, taken] = await this.executor.run([...takeSeat(match, seat, change), countedBeside(match)]);
    return taken.length === 1;
  }

  async planSeat(match: string, seat: number, bot: SeatBot | undefined): Promise<boolean> {
    const [, planned] = await this.executor.run([...planSeat(match, seat, bot), countedBeside(match)]);
    return planned.length === 1;
  }

  async acceptSeat(match: string, occupancy: Occupancy, change: SeatAccepted): Promise<boolean> {
    const [accepted] = await this.executor.run([acceptSeat(match, occupancy, change), countedBeside(match)]);
    return accepted.length === 1;
  }

  async sealPart(match: string, occupancy: Occupancy, commitment: string): Promise<boolean> {
    const sql = `update seats set part_commitment = $3 where match_id = $1 and occupancy = $2
      and (part_commitment is null or part_commitment = $3) returning seat`;
    return (await this.beside(match, sql, occupancy, commitment)).length === 1;
  }

  async swapSeats(match: string, a: number, b: number): Promise<boolean> {
    const [, away] = await this.executor.run([...swapSeats(match, a, b), countedBeside(match)]);
    return away.length === 2;
  }

  async freeSeat(match: string, occupancy: Occupancy): Promise<boolean> {
    const [, freed] = await this.executor.run([...freeSeat(match, occupancy), countedBeside(match)]);
    return freed.length === 1;
  }

  async endOccupancy(occupancy: Occupancy): Promise<readonly Sitting[]> {
    const places = (await this.executor.run(endOccupancy(occupancy))).at(-1) ?? [];
    return places.map((row) => ({ match: String(row['match_id']), seat: Number(row['seat']) }));
  }

  async clearWords(match: string, who: Speaker, name: string): Promise<readonly number[]> {
    const [lines] = await this.executor.run([...clearWords(match, who, name), countedBeside(match)]);
    return lines.map((row) => Number(row['n'])).toSorted((a, b) => a - b);
  }

  /** Who is here is said again and again; that is not counted as news. */
  async noteSeen(match: string, seat: number, at: TimeMs): Promise<void> {
    if (this.executor.noteSeen !== undefined) await this.executor.noteSeen(match, { seat, at });
    else await this.rows('update seats set seen_at = $3 where match_id = $1 and seat = $2', match, seat, at);
  }

  async updateOccupant(match: string, occupancy: Occupancy, change: SeatChange): Promise<number | undefined> {
    const fields = (Object.keys(SEAT_FIELDS) as (keyof SeatChange)[]).filter((field) => change[field] !== undefined);
    const sets = fields.map((field, i) => `${SEAT_FIELDS[field]} = $${i + 3}`).join(', ') || 'seat = seat';
    const sql = `update seats set ${sets} where match_id = $1 and occupancy = $2 and is_ended = 0 returning seat`;
    const [row] = await this.beside(match, sql, occupancy, ...fields.map((field) => change[field] ?? null));
    return row === undefined ? undefined : Number(row['seat']);
  }

  async touchMatch(match: string, touch: MatchTouch): Promise<void> {
    const sql = 'update matches set status = $2, to_act = $3, deadline_at = $4 where id = $1';
    await this.rows(sql, match, touch.status, touch.toAct, touch.deadlineAt);
  }

  append(match: string, seq: number, entry: Entry, at: TimeMs, touch?: MatchTouch): Promise<boolean> {
    return this.executor.append({ match, seq, at, body: writeEntry(entry), touch });
  }

  async entries(match: string, after: number): Promise<readonly EntryRow[]> {
    const sql =
      'select seq, at, body from entries where match_no = (select no from matches where id = $1) and seq > $2 order by seq';
    const [rows] = await this.executor.run([{ sql, values: [match, after], isUrgent: after > 0 }]);
    return rows.map((row) => ({
      seq: Number(row['seq']),
      at: Number(row['at']),
      entry: readEntry(String(row['body'])),
    }));
  }

  async heads(matches: readonly string[]): Promise<readonly Head[]> {
    const heads: Head[] = [];
    for (let from = 0; from < matches.length; from += MOST_HEADS) {
      const some = matches.slice(from, from + MOST_HEADS);
      const sql = `select id, news, coalesce((select max(seq) from entries where match_no = no), 0) as seq
        from matches where id in (${some.map((_, i) => `$${i + 1}`).join(', ')})`;
      const [rows] = await this.executor.run([{ sql, values: some, isUrgent: true }]);
      for (const row of rows)
        heads.push({ match: String(row['id']), seq: Number(row['seq']), news: Number(row['news']) });
    }
    return heads;
  }

  async addChat(match: string, { at, seat, name, kind, text, by = null }: NewChat): Promise<number> {
    const sql = `insert into chats (match_id, n, at, seat, name, kind, body, occupancy)
      select $1, coalesce(max(n), 0) + 1, $2, $3, $4, $5, $6, $7 from chats where match_id = $1
      on conflict do nothing returning n`;
    for (let tries = 0; tries < 10; tries++) {
      const [row] = await this.beside(match, sql, at, seat, name, kind, text, by);
      if (row !== undefined) return Number(row['n']);
    }
    throw new Error('too many people speak at once');
  }

  async chat(match: string, after: number): Promise<readonly ChatRow[]> {
    const sql = `select n, at, seat, name, kind, body from chats where match_id = $1 and n > $2 order by n desc limit 200`;
    return (await this.rows(sql, match, after)).map(chatFrom).toReversed();
  }

  async writeCaption(match: string, caption: CaptionRow): Promise<void> {
    const { key, at, seat, text, by = null } = caption;
    if (text === '') {
      await this.beside(match, 'delete from captions where match_id = $1 and key = $2', key);
      return;
    }
    const sql = `insert into captions (match_id, key, at, seat, body, occupancy) values ($1, $2, $3, $4, $5, $6)
      on conflict (match_id, key) do update
      set at = excluded.at, seat = excluded.seat, body = excluded.body, occupancy = excluded.occupancy`;
    await this.beside(match, sql, key, at, seat, text, by);
  }

  async captions(match: string): Promise<Captions> {
    const rows = await this.rows('select key, body from captions where match_id = $1 order by key', match);
    return Object.fromEntries(rows.map((row) => [String(row['key']), String(row['body'])]));
  }

  async publicMatches(which: PublicMatches): Promise<readonly MatchRow[]> {
    const { sql, values } = publicMatches(which);
    return (await this.rows(sql, ...values)).map(matchFrom);
  }

  async overdue(now: TimeMs, limit: number): Promise<readonly string[]> {
    const sql =
      'select id from matches where deadline_at is not null and deadline_at <= $1 order by deadline_at limit $2';
    return (await this.rows(sql, now, limit)).map((row) => String(row['id']));
  }

  async listMatches(status: MatchStatus | undefined, limit: number): Promise<readonly MatchRow[]> {
    const where = status === undefined ? '' : 'where status = $2';
    const sql = `select ${MATCH_COLUMNS} from matches ${where} order by touched_at desc limit $1`;
    return (await this.rows(sql, limit, ...(status === undefined ? [] : [status]))).map(matchFrom);
  }

  async removeOlder(before: TimeMs): Promise<number> {
    const [ids] = (await this.executor.run(removeOlder(before))).slice(REMOVED_IDS);
    return ids.length;
  }

  async endedMatches(before: TimeMs, limit: number): Promise<readonly string[]> {
    const sql = `select id from matches where status = 'over' and touched_at < $1 order by touched_at limit $2`;
    return (await this.rows(sql, before, limit)).map((row) => String(row['id']));
  }

  async takeOut(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.rows(`select ${MATCH_COLUMNS} from matches where id = $1`, id);
    if (row === undefined) return undefined;
    return {
      match: matchFrom(row),
      seats: await this.seats(id),
      entries: await this.entries(id, 0),
      chats: (await this.rows(ALL_CHATS, id)).map((chat) => ({ ...chatFrom(chat), ...storedFrom(chat) })),
      captions: (await this.rows(ALL_CAPTIONS, id)).map((row) => ({ ...captionFrom(row), ...storedFrom(row) })),
    };
  }

  async putBack(table: StoredTable): Promise<boolean> {
    if ((await this.match(table.match.id)) !== undefined) return false;
    await this.executor.run(insertTable(table));
    return true;
  }

  async removeMatches(matches: readonly string[]): Promise<void> {
    for (const id of matches) await this.executor.run(removeEnded(id));
    await this.executor.run([dropPacks(Date.now())]);
  }

  async addCode({ hash, match, occupancy, expiresAt }: Code, now: TimeMs): Promise<void> {
    const sql = 'insert into codes (hash, match_id, occupancy, expires_at) values ($1, $2, $3, $4)';
    await this.executor.run([
      outdatedCodes(now),
      { sql: 'delete from codes where match_id = $1 and occupancy = $2', values: [match, occupancy] },
      { sql, values: [hash, match, occupancy, expiresAt] },
    ]);
  }

  async takeCode(hash: string, now: TimeMs): Promise<Pick<Code, 'match' | 'occupancy'> | undefined> {
    const [, taken] = await this.executor.run([
      outdatedCodes(now),
      { sql: 'delete from codes where hash = $1 returning match_id, occupancy', values: [hash] },
    ]);
    return taken.length === 0
      ? undefined
      : { match: String(taken[0]['match_id']), occupancy: String(taken[0]['occupancy']) };
  }

  async sweepCodes(now: TimeMs): Promise<void> {
    await this.executor.run([outdatedCodes(now)]);
  }

  async keep(key: string, value: string): Promise<string> {
    const [, kept] = await this.executor.run([
      { sql: 'insert into kept (key, value) values ($1, $2) on conflict do nothing', values: [key, value] },
      { sql: 'select value from kept where key = $1', values: [key] },
    ]);
    return String(kept[0]['value']);
  }

  async writeKept(key: string, value: string): Promise<void> {
    await this.rows('update kept set value = $2 where key = $1', key, value);
  }

  async forgetKept(key: string): Promise<void> {
    await this.rows('delete from kept where key = $1', key);
  }

  async keptKeys(prefix: string): Promise<readonly string[]> {
    const sql = 'select key from kept where substr(key, 1, cast($2 as integer)) = $1 order by key';
    return (await this.rows(sql, prefix, prefix.length)).map((row) => String(row['key']));
  }

  wake(match: string, seen?: Seen): Promise<void> {
    return this.executor.wake(match, seen);
  }

  subscribe(listener: (wake: Wake) => void): void {
    this.executor.subscribe(listener);
  }

  async probe(): Promise<void> {
    const sql = `insert into kept (key, value) values ('probe', $1) on conflict (key) do update set value = excluded.value`;
    await this.rows(sql, probeText());
  }

  compact(): Promise<void> {
    return this.executor.compact();
  }

  backup(path: string): Promise<void> {
    return this.executor.backup(path);
  }

  close(): Promise<void> {
    return this.executor.close();
  }
}
