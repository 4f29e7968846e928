import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './sql.ts';

/** What one append is made of, one after the other: match, seq, at, body, status (null: no touch), toAct, deadlineAt. */
export const APPEND_FIELDS = 7;

/** Work for the database thread: things to store, or a copy to make. Appends lie flat: objects cost most on the way. */
export type SqliteOrder =
  | {
      readonly id: number;
      readonly appends: readonly (string | number | null)[];
      readonly transactions: readonly (readonly Statement[])[];
    }
  | { readonly id: number; readonly backupTo: string }
  | { readonly id: number; readonly compact: true }
  | { readonly id: number; readonly close: true };

export type Outcome = { readonly rows: readonly (readonly Row[])[] } | { readonly error: string };
export interface SqliteReply {
  readonly id: number;
  /** Of each append: whether it was added, or what went wrong. */
  readonly added: readonly (boolean | string)[];
  readonly outcomes: readonly Outcome[];
}

const { file } = workerData as { file: string };
const database = new DatabaseSync(file);
database.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = off;
  pragma wal_autocheckpoint = 4000`);

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
  prepared.set(sql, statement);
  return statement;
}

const execute = ({ sql, values }: Statement): readonly Row[] => prepare(sql).all(...values) as unknown as Row[];

const INSERT = `insert into entries (match_no, seq, at, body) select no, ?2, ?3, ?4 from matches where id = ?1
  on conflict do nothing`;
const TOUCH = 'update matches set status = ?, to_act = ?, deadline_at = ?, touched_at = ? where id = ?';

function append(fields: readonly (string | number | null)[], first: number): boolean {
  const match = fields[first];
  const at = fields[first + 2];
  const added = prepare(INSERT).run(match, fields[first + 1], at, fields[first + 3]).changes === 1;
  const status = fields[first + 4];
  if (added && status !== null) prepare(TOUCH).run(status, fields[first + 5], fields[first + 6], at, match);
  return added;
}

function inTransaction<Value>(work: () => Value): Value {
  database.exec('begin immediate');
  try {
    const value = work();
    database.exec('commit');
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Stored = Omit<SqliteReply, 'id'>;

/** All that came together is committed together: one wait for the disk serves everybody. */
function storeAll(
  appends: readonly (string | number | null)[],
  transactions: readonly (readonly Statement[])[],
): Stored {
  try {
    return inTransaction(() => {
      const added: boolean[] = [];
      for (let first = 0; first < appends.length; first += APPEND_FIELDS) added.push(append(appends, first));
      return { added, outcomes: transactions.map((statements) => ({ rows: statements.map(execute) })) };
    });
  } catch {
    return storeEach(appends, transactions);
  }
}

/** One of them failed: each for itself, so that the others do not suffer. */
function storeEach(
  appends: readonly (string | number | null)[],
  transactions: readonly (readonly Statement[])[],
): Stored {
  const added: (boolean | string)[] = [];
  for (let first = 0; first < appends.length; first += APPEND_FIELDS) {
    try {
      added.push(inTransaction(() => append(appends, first)));
    } catch (error) {
      added.push(wordsOf(error));
    }
  }
  const outcomes = transactions.map((statements): Outcome => {
    try {
      return { rows: inTransaction(() => statements.map(execute)) };
    } catch (error) {
      return { error: wordsOf(error) };
    }
  });
  return { added, outcomes };
}

async function obey(order: SqliteOrder): Promise<Stored> {
  if ('appends' in order) return storeAll(order.appends, order.transactions);
  if ('backupTo' in order) await backup(database, order.backupTo);
  else if ('compact' in order) database.exec('vacuum; pragma wal_checkpoint(truncate)');
  else database.close();
  return { added: [], outcomes: [{ rows: [] }] };
}

parentPort?.on('message', (order: SqliteOrder) => {
  void obey(order)
    .catch((error: unknown): Stored => ({ added: [], outcomes: [{ error: wordsOf(error) }] }))
    .then((stored) => parentPort?.postMessage({ id: order.id, ...stored } satisfies SqliteReply));
});
