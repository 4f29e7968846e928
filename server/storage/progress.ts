import type { Row, Statement } from './statement.ts';

/** A finished match as a device has encrypted it. */
export interface SealedRow {
  readonly id: string;
  readonly body: string;
}

/** Runs statements as one transaction. */
type Run = (statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;

/** How a place stands; the answer of storage counts what is kept there. */
export type PlaceState = 'unknown' | 'gone' | { readonly matches: number; readonly letters: number };

/** Finished matches of people, under a hash of their recovery code. */
export class ProgressRows {
  private readonly run: Run;

  constructor(run: Run) {
    this.run = run;
  }

  /** Makes a place; one that is there stays as it is. */
  async begin(place: string, now: number): Promise<void> {
    await this.rows(
      'insert into progress_places (place, used_at, is_gone) values ($1, $2, 0) on conflict do nothing',
      ...[place, now],
    );
  }

  /** Notes that somebody came by, too: what nobody asks for is removed some day. */
  async state(place: string, now: number): Promise<PlaceState> {
    const sql = 'update progress_places set used_at = $2 where place = $1 returning is_gone';
    const [found] = await this.rows(sql, place, now);
    if (found === undefined) return 'unknown';
    if (Number(found['is_gone']) === 1) return 'gone';
    const [sums] = await this.rows(
      'select count(*) as matches, coalesce(sum(length(body)), 0) as letters from progress_matches where place = $1',
      place,
    );
    return { matches: Number(sums['matches']), letters: Number(sums['letters']) };
  }

  async list(place: string): Promise<{ kept: string[]; deleted: string[] }> {
    const sql = `select id, case when body = '' then 1 else 0 end as is_deleted from progress_matches where place = $1`;
    const all = await this.rows(sql, place);
    const ids = (isDeleted: number): string[] =>
      all.filter((row) => Number(row['is_deleted']) === isDeleted).map((row) => String(row['id']));
    return { kept: ids(0), deleted: ids(1) };
  }

  /** Matches that are there already, or were deleted, stay as they are; gives how many are new. */
  async add(place: string, matches: readonly SealedRow[]): Promise<number> {
    const sql = `insert into progress_matches (place, id, body) select $1, $2, $3
      where exists (select 1 from progress_places where place = $1 and is_gone = 0) on conflict do nothing returning id`;
    return (await this.run(matches.map(({ id, body }) => ({ sql, values: [place, id, body] })))).flat().length;
  }

  async read(place: string, ids: readonly string[]): Promise<SealedRow[]> {
    const sql = `select id, body from progress_matches where place = $1 and id = $2 and body <> ''`;
    const found = await this.run(ids.map((id) => ({ sql, values: [place, id] })));
    return found.flat().map((row) => ({ id: String(row['id']), body: String(row['body']) }));
  }

  /** Empties these; their names stay. */
  async remove(place: string, ids: readonly string[]): Promise<void> {
    const sql = `insert into progress_matches (place, id, body) values ($1, $2, '')
      on conflict (place, id) do update set body = ''`;
    await this.run(ids.map((id) => ({ sql, values: [place, id] })));
  }

  /** Deletes everything of a place; gives how many matches there were. */
  async removeAll(place: string, now: number): Promise<number> {
    const [, all] = await this.run([
      { sql: 'update progress_places set is_gone = 1, used_at = $2 where place = $1', values: [place, now] },
      { sql: 'delete from progress_matches where place = $1 returning body', values: [place] },
    ]);
    return all.filter((row) => row['body'] !== '').length;
  }

  /** What nobody has asked for since then. */
  async removeOlder(before: number): Promise<void> {
    await this.run([
      {
        sql: 'delete from progress_matches where place in (select place from progress_places where used_at < $1)',
        values: [before],
      },
      { sql: 'delete from progress_places where used_at < $1', values: [before] },
    ]);
  }

  private async rows(sql: string, ...values: Statement['values']): Promise<readonly Row[]> {
    return (await this.run([{ sql, values }]))[0];
  }
}
