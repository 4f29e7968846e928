import { setTimeout as pause } from 'node:timers/promises';
import { Pool, types, type PoolConfig } from 'pg';
import { Pending } from '../pending.ts';
import { AppendQueue, sqlState } from './appendQueue.ts';
import { SqlStore, type Append, type Executor, type Row, type Statement } from './sql.ts';
import type { Wake } from './store.ts';
import { WakeLine } from './wakeLine.ts';

types.setTypeParser(types.builtins.INT8, Number);

const READERS = 10;
/** Batches under way at the same time, each on a connection of its own, and how many entries one holds at most. */
const LIMITS = { batches: 2, entries: 500 };
/** Pauses before a batch is sent again whose fate is unknown. */
const RETRY_MS = [0, 100, 400, 1_500];

/** Rows go in by order of their key, so that two nodes that want the same numbers never wait for each other in a circle. */
const APPEND_ALL = `with given as materialized (
    select m.no, g.* from unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::bigint[])
      with ordinality as g (id, seq, at, body, status, to_act, deadline_at, n) join matches m using (id)),
  added as (
    insert into entries (match_no, seq, at, body) select no, seq, at, body from given order by no, seq
    on conflict do nothing returning match_no, seq)`;
const TELL_ADDED = `select n from given join added on match_no = no and added.seq = given.seq`;
const APPEND = `${APPEND_ALL} ${TELL_ADDED}`;
const APPEND_AND_TOUCH = `${APPEND_ALL},
  touched as (
    update matches m set status = g.status, to_act = g.to_act, deadline_at = g.deadline_at, touched_at = g.at
    from given g join added a on a.match_no = g.no and a.seq = g.seq where m.no = g.no and g.status is not null)
  ${TELL_ADDED}`;
const STORED = `select n from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])
    with ordinality as g (id, seq, at, body, n) join matches using (id)
    join entries e on e.match_no = no and e.seq = g.seq where e.at = g.at and e.body = g.body`;

/** Any number of nodes share the database. */
class PostgresExecutor implements Executor {
  readonly kind = 'postgres';
  readonly isShared = true;
  private readonly readers: Pool;
  /** Entries never wait behind whoever reads. */
  private readonly writers: Pool;
  private readonly line: WakeLine;
  private readonly pending = new Pending();
  private readonly queue = new AppendQueue((batch) => this.store(batch), LIMITS);

  constructor(url: string, onProblem: (reason: Error) => void, wakeUrl: string) {
    const pool = (config: PoolConfig): Pool => {
      const made = new Pool({ connectionString: url, keepAlive: true, ...config });
      made.on('error', onProblem);
      made.on('connect', (client) => client.on('error', onProblem));
      return made;
    };
    this.readers = pool({ max: READERS });
    this.writers = pool({ max: LIMITS.batches });
    this.line = new WakeLine(wakeUrl, onProblem);
  }

  connect(): Promise<void> {
    return this.line.connect();
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.pending.during(async () =>
      statements.length === 1 ? [await one(this.readers, statements[0])] : this.transaction(statements),
    );
  }

  private async transaction(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const client = await this.readers.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const results: (readonly Row[])[] = [];
      for (const statement of statements) results.push(await one(client, statement));
      await client.query('commit');
      return results;
    } catch (error) {
      await client.query('rollback').catch(() => {
        isBroken = true;
      });
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  append(append: Append): Promise<boolean> {
    return this.pending.during(() => this.queue.add(append));
  }

  /**
   * Stores a batch and then tells the others. When the connection dies, nobody knows whether the batch was committed: it is
   * sent again, which waits for a commit that is still under way, and what is there already counts if it is the very same.
   */
  private async store(batch: readonly Append[]): Promise<readonly boolean[]> {
    let isUnknown = false;
    for (let tries = 0; ; tries++) {
      try {
        const added = await this.insert(batch);
        const counted = isUnknown ? await this.withStored(batch, added) : added;
        batch.forEach(({ match, seq }, i) => {
          if (counted[i]) this.line.tell(match, seq);
        });
        return counted;
      } catch (error) {
        if (!isWorthAnotherTry(error) || tries >= RETRY_MS.length) throw error;
        isUnknown = true;
        await pause(RETRY_MS[tries]);
      }
    }
  }

  private async insert(batch: readonly Append[]): Promise<boolean[]> {
    const hasTouch = batch.some(({ touch }) => touch !== undefined);
    const { rows } = await this.writers.query<{ n: number }>(hasTouch ? APPEND_AND_TOUCH : APPEND, [
      ...keysOf(batch),
      batch.map(({ touch }) => touch?.status ?? null),
      batch.map(({ touch }) => touch?.toAct ?? null),
      batch.map(({ touch }) => touch?.deadlineAt ?? null),
    ]);
    const added = new Array<boolean>(batch.length).fill(false);
    for (const { n } of rows) added[n - 1] = true;
    return added;
  }

  private async withStored(batch: readonly Append[], added: boolean[]): Promise<boolean[]> {
    const { rows } = await this.writers.query<{ n: number }>(STORED, keysOf(batch));
    for (const { n } of rows) added[n - 1] = true;
    return added;
  }

  wake(match: string): void {
    this.line.tell(match, 0);
  }

  subscribe(listener: (wake: Wake) => void): void {
    this.line.subscribe(listener);
  }

  get isHearing(): boolean {
    return this.line.isHearing;
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('PostgreSQL has its own tool for this: pg_dump "$DATABASE_URL" > backup.sql'));
  }

  async close(): Promise<void> {
    await this.pending.idle();
    await this.line.close();
    await Promise.all([this.readers.end(), this.writers.end()]);
  }
}

const one = async (client: Pick<Pool, 'query'>, { sql, values }: Statement): Promise<readonly Row[]> =>
  (await client.query<Row>(sql, [...values])).rows;

const keysOf = (batch: readonly Append[]): unknown[][] => [
  batch.map(({ match }) => match),
  batch.map(({ seq }) => seq),
  batch.map(({ at }) => at),
  batch.map(({ body }) => body),
];

/** A connection that ended, a database that restarts, or a transaction that had to give way. */
function isWorthAnotherTry(error: unknown): boolean {
  const state = sqlState(error);
  return state === '' || /^(08|40|57P|53)/.test(state);
}

/** `wakeUrl`: where wake-ups go, when not the same way; LISTEN needs a connection of its own, past any pooler. */
export async function openPostgres(
  url: string,
  onProblem: (reason: Error) => void,
  wakeUrl: string = url,
): Promise<SqlStore> {
  const executor = new PostgresExecutor(url, onProblem, wakeUrl);
  const store = new SqlStore(executor);
  try {
    await createSchemaOnce(store);
    await executor.connect();
    return store;
  } catch (error) {
    await executor.close();
    throw error;
  }
}

/** Two nodes that start together may both try to create a table; the second try finds it there. */
async function createSchemaOnce(store: SqlStore): Promise<void> {
  try {
    await store.createSchema();
  } catch {
    await store.createSchema();
  }
}
