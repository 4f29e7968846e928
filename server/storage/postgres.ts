import { Client, Pool, types } from 'pg';
import { SqlStore, type Append, type Executor, type Row, type Statement } from './sql.ts';

types.setTypeParser(types.builtins.INT8, Number);

const CHANNEL = 'bandstand';
const RECONNECT_MS = 500;
const INSERT_AND_WAKE = `with added as (
  insert into entries (match_no, seq, at, body) select no, $2, $3, $4 from matches where id = $1
  on conflict do nothing returning seq)
  select pg_notify('${CHANNEL}', $1) from added`;
const UPDATE_IF_ADDED = `update matches set status = $2, to_act = $3, deadline_at = $4, touched_at = $5 where id = $1
  and exists (select 1 from entries where match_no = no and seq = $6 and at = $5 and body = $7)`;

/** Any number of nodes share the database; a notification only says which match changed. */
class PostgresExecutor implements Executor {
  readonly kind = 'postgres';
  private readonly url: string;
  private readonly pool: Pool;
  private ear: Client | undefined;
  private isClosed = false;
  private listener: (match: string) => void = () => undefined;

  constructor(url: string, onProblem: (reason: Error) => void) {
    this.url = url;
    this.pool = new Pool({ connectionString: url, max: 12 });
    this.pool.on('error', onProblem);
    this.pool.on('connect', (client) => client.on('error', onProblem));
  }

  async listen(): Promise<void> {
    const ear = new Client({ connectionString: this.url });
    const again = (): void => {
      if (this.isClosed || this.ear !== ear) return;
      this.ear = undefined;
      setTimeout(() => void this.listen().catch(again), RECONNECT_MS);
    };
    ear.on('error', again);
    ear.on('end', again);
    ear.on('notification', ({ payload }) => this.listener(payload ?? ''));
    this.ear = ear;
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
  }

  async run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (statements.length === 1) return [await this.one(this.pool, statements[0])];
    const client = await this.pool.connect();
    let isBroken = false;
    try {
      await client.query('begin');
      const results: (readonly Row[])[] = [];
      for (const statement of statements) results.push(await this.one(client, statement));
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

  private async one(client: Pick<Pool, 'query'>, { sql, values }: Statement): Promise<readonly Row[]> {
    const { rows } = await client.query<Row>(sql, [...values]);
    return rows;
  }

  /** The wake-up is part of the same statement: it is sent when, and only when, the entry is committed. */
  async append({ match, seq, at, body, touch }: Append): Promise<boolean> {
    const insert = { sql: INSERT_AND_WAKE, values: [match, seq, at, body] };
    if (touch === undefined) return (await this.run([insert]))[0].length === 1;
    const update = {
      sql: UPDATE_IF_ADDED,
      values: [match, touch.status, touch.toAct, touch.deadlineAt, at, seq, body],
    };
    return (await this.run([insert, update]))[0].length === 1;
  }

  async wake(match: string): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [CHANNEL, match]);
  }

  onWake(listener: (match: string) => void): void {
    this.listener = listener;
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('PostgreSQL has its own tool for this: pg_dump "$DATABASE_URL" > backup.sql'));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.ear?.end().catch(() => undefined);
    await this.pool.end();
  }
}

export async function openPostgres(url: string, onProblem: (reason: Error) => void): Promise<SqlStore> {
  const executor = new PostgresExecutor(url, onProblem);
  const store = new SqlStore(executor);
  try {
    await createSchemaOnce(store);
    await executor.listen();
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
