import { setTimeout as pause } from 'node:timers/promises';
import type { Seen } from '@bandstand/table';
import { Pool, types, type PoolConfig } from 'pg';
import { Pending } from '../pending.ts';
import { AppendQueue, sqlState } from './appendQueue.ts';
import { findAll, insertAll, type ArrayStatement, type Placed } from './appendSql.ts';
import { SqlStore, type Append, type Executor, type Row, type Statement } from './sql.ts';
import { SeenQueue } from './seenQueue.ts';
import type { Wake } from './store.ts';
import { WakeChannel } from './wakeChannel.ts';

types.setTypeParser(types.builtins.INT8, Number);

const READERS = 8;
const FOLLOWERS = 2;
/** Batches under way at the same time, each on a connection of its own, and how many entries one holds at most. */
const LIMITS = { batches: 4, patienceMs: 2, entries: 500 };
/** Nobody waits with a move until a connection is made: that takes as long as a dozen of moves. */
const STAYS_OPEN = { idleTimeoutMillis: 0 };
/** Pauses before a batch is sent again whose fate is unknown. */
const RETRY_MS = [0, 100, 400, 1_500];

/** Numbers of matches that are remembered; whoever was not used for long is looked up again. */
const MOST_NUMBERS = 100_000;

/** Any number of nodes share the database. */
class PostgresExecutor implements Executor {
  readonly kind = 'postgres';
  readonly isShared = true;
  private readonly readers: Pool;
  /** For what players at a table wait for, even while a thousand others come in. */
  private readonly followers: Pool;
  /** Entries never wait behind whoever reads. */
  private readonly writers: Pool;
  private readonly channel: WakeChannel;
  private readonly pending = new Pending();
  private readonly numbers = new Map<string, number>();
  private readonly seen = new SeenQueue(({ text, values }) => this.readers.query(text, [...values]));
  private readonly queue = new AppendQueue((batch) => this.store(batch), LIMITS);

  constructor(url: string, onProblem: (reason: Error) => void, wakeUrl: string) {
    const pool = (config: PoolConfig): Pool => {
      const made = new Pool({ connectionString: url, keepAlive: true, ...config });
      made.on('error', onProblem);
      made.on('connect', (client) => client.on('error', onProblem));
      return made;
    };
    this.readers = pool({ max: READERS });
    this.followers = pool({ max: FOLLOWERS, ...STAYS_OPEN });
    this.writers = pool({ max: LIMITS.batches, ...STAYS_OPEN });
    this.channel = new WakeChannel(wakeUrl, onProblem);
  }

  async connect(): Promise<void> {
    await this.channel.connect();
    await Promise.all([openAll(this.followers, FOLLOWERS), openAll(this.writers, LIMITS.batches)]);
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return this.pending.during(async () =>
      statements.length === 1 ? [await one(this.poolFor(statements[0]), statements[0])] : this.transaction(statements),
    );
  }

  private poolFor({ isUrgent }: Statement): Pool {
    return isUrgent === true ? this.followers : this.readers;
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
        const placed = await this.place(batch);
        const added = new Set(placed.length === 0 ? [] : await this.added(insertAll(placed)));
        if (isUnknown) for (const no of await this.added(findAll(placed))) added.add(no);
        const stored = new Set(placed.flatMap(({ no, append }) => (added.has(no) ? [append] : [])));
        for (const { match, seq } of stored) this.channel.tell(match, seq);
        // A match that was taken out and put back has another number.
        for (const append of batch) if (!stored.has(append)) this.numbers.delete(append.match);
        return batch.map((append) => stored.has(append));
      } catch (error) {
        if (!isWorthAnotherTry(error) || tries >= RETRY_MS.length) throw error;
        isUnknown = true;
        await pause(RETRY_MS[tries]);
      }
    }
  }

  /** Looks up the numbers of matches that are new to this node; one that is not stored has none. */
  private async place(batch: readonly Append[]): Promise<readonly Placed[]> {
    const unknown = batch.filter(({ match }) => !this.numbers.has(match)).map(({ match }) => match);
    if (unknown.length > 0) {
      if (this.numbers.size > MOST_NUMBERS) this.numbers.clear();
      const sql = 'select id, no from matches where id = any($1::text[])';
      const { rows } = await this.writers.query<{ id: string; no: number }>(sql, [unknown]);
      for (const { id, no } of rows) this.numbers.set(id, no);
    }
    return batch.flatMap((append) => {
      const no = this.numbers.get(append.match);
      return no === undefined ? [] : [{ no, append }];
    });
  }

  private async added({ text, values }: ArrayStatement): Promise<readonly number[]> {
    const { rows } = await this.writers.query<{ match_no: number }>(text, [...values]);
    return rows.map((row) => row.match_no);
  }

  noteSeen(match: string, seen: Seen): Promise<void> {
    return this.pending.during(() => this.seen.add({ match, ...seen }));
  }

  /** It goes out soon, together with others; nobody has to wait for that. */
  wake(match: string, seen?: Seen): Promise<void> {
    if (seen === undefined) this.channel.tell(match, 0);
    else this.channel.tellSeen(match, seen);
    return Promise.resolve();
  }

  subscribe(listener: (wake: Wake) => void): void {
    this.channel.subscribe(listener);
  }

  get isHearing(): boolean {
    return this.channel.isHearing;
  }

  /** Its own upkeep does so, and what it writes out has no remains. */
  compact(): Promise<void> {
    return Promise.resolve();
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('PostgreSQL has its own tool for this: pg_dump "$DATABASE_URL" > backup.sql'));
  }

  async close(): Promise<void> {
    await this.pending.idle();
    await this.channel.close();
    await Promise.all([this.readers, this.followers, this.writers].map((pool) => pool.end()));
  }
}

async function openAll(pool: Pool, count: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: count }, () => pool.connect()));
  for (const client of clients) client.release();
}

const one = async (client: Pick<Pool, 'query'>, { sql, values }: Statement): Promise<readonly Row[]> =>
  (await client.query<Row>(sql, [...values])).rows;

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

/** Another node creates the same thing at this moment: a name is taken, the catalogue was changed, or one of both has to give way. */
const COLLISIONS = new Set(['23505', '42P07', '42710', '42701', '40001', '40P01', 'XX000']);
const SCHEMA_TRIES = 20;

/** Nodes that start together may all try to create a table; whoever was too late finds it there at the next try. */
async function createSchemaOnce(store: SqlStore): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await store.createSchema();
      return;
    } catch (error) {
      if (tries === SCHEMA_TRIES || !COLLISIONS.has(sqlState(error))) throw error;
      await pause(10 + Math.random() * 20 * tries);
    }
  }
}
