import { hashToken } from '../tokens.ts';
import type { Row } from './statement.ts';

/** A counted try at the game of a day. */
export interface DailyResult {
  readonly day: string;
  readonly game: string;
  /** Hash of the device's key: one counted try each. */
  readonly device: string;
  readonly name: string;
  readonly score: number;
  /** By which results are ordered: more is better, whatever the game counts. */
  readonly worth: number;
  readonly record: string;
  readonly at: number;
}

export interface DailyPlace {
  readonly place: number;
  readonly of: number;
  /** How many did worse. */
  readonly worse: number;
}

/** What counts as one result: the same match is one, however many devices hand it in. */
const ONE = `coalesce(record_hash, device)`;

type Rows = (sql: string, ...values: (string | number | null)[]) => Promise<readonly Row[]>;

/** Results of the days' games. */
export class DailyRows {
  private readonly rows: Rows;

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Keeps the first try of a device; gives what is kept. */
  async add(result: DailyResult): Promise<DailyResult> {
    const { day, game, device, name, score, worth, record, at } = result;
    await this.rows(
      `insert into daily_results (day, game, device, name, score, worth, record, at, record_hash)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      ...[day, game, device, name, score, worth, record, at, hashToken(record)],
    );
    const [kept] = await this.rows(
      'select * from daily_results where day = $1 and game = $2 and device = $3',
      ...[day, game, device],
    );
    return resultFrom(kept);
  }

  /** Puts another name in place of one that nobody should read; gives how often it stood there. */
  async rename(day: string, from: string, to: string): Promise<number> {
    const sql = 'update daily_results set name = $3 where day = $1 and name = $2 returning device';
    return (await this.rows(sql, day, from, to)).length;
  }

  async removeOlder(before: number): Promise<void> {
    await this.rows('delete from daily_results where at < $1', before);
  }

  async standing(day: string, game: string, worth: number): Promise<DailyPlace> {
    const [row] = await this.rows(
      `select count(distinct ${ONE}) as everybody,
        count(distinct case when worth > $3 then ${ONE} end) as better,
        count(distinct case when worth < $3 then ${ONE} end) as worse
        from daily_results where day = $1 and game = $2`,
      ...[day, game, worth],
    );
    return { place: 1 + Number(row['better']), of: Number(row['everybody']), worse: Number(row['worse']) };
  }

  /** The best of a day, the same match once, earlier ones first among equals; only those that came before a moment, if one is given. */
  async best(
    day: string,
    game: string,
    limit: number,
    before = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly DailyResult[]> {
    // Of copies, the first that came.
    const sql = `select * from daily_results where day = $1 and game = $2 and at < $4 and not exists (
        select 1 from daily_results earlier where earlier.day = daily_results.day and earlier.game = daily_results.game
        and earlier.record_hash = daily_results.record_hash
        and (earlier.at < daily_results.at or (earlier.at = daily_results.at and earlier.device < daily_results.device)))
      order by worth desc, at limit $3`;
    return (await this.rows(sql, day, game, limit, before)).map(resultFrom);
  }

  async ofDevice(day: string, device: string): Promise<readonly DailyResult[]> {
    const sql = 'select * from daily_results where day = $1 and device = $2';
    return (await this.rows(sql, day, device)).map(resultFrom);
  }
}

const resultFrom = (row: Row): DailyResult => ({
  day: String(row['day']),
  game: String(row['game']),
  device: String(row['device']),
  name: String(row['name']),
  score: Number(row['score']),
  worth: Number(row['worth']),
  record: String(row['record']),
  at: Number(row['at']),
});
