import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './sql.ts';

/** Work for the database thread: transactions to run, or a copy to make. */
export type SqliteOrder =
  | { readonly id: number; readonly transactions: readonly (readonly Statement[])[] }
  | { readonly id: number; readonly backupTo: string }
  | { readonly id: number; readonly close: true };

export type Outcome = { readonly rows: readonly (readonly Row[])[] } | { readonly error: string };
export interface SqliteReply {
  readonly id: number;
  readonly outcomes: readonly Outcome[];
}

const { file } = workerData as { file: string };
const database = new DatabaseSync(file);
database.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = off',
);

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'));
  prepared.set(sql, statement);
  return statement;
}

const execute = ({ sql, values }: Statement): readonly Row[] => prepare(sql).all(...values) as unknown as Row[];

/** All transactions that came together are committed together: one wait for the disk serves them all. */
function runAll(transactions: readonly (readonly Statement[])[]): Outcome[] {
  database.exec('begin immediate');
  try {
    const outcomes = transactions.map((statements): Outcome => ({ rows: statements.map(execute) }));
    database.exec('commit');
    return outcomes;
  } catch {
    database.exec('rollback');
    return transactions.map(runOne);
  }
}

/** One of them failed: each for itself, so that the others do not suffer. */
function runOne(statements: readonly Statement[]): Outcome {
  database.exec('begin immediate');
  try {
    const outcome: Outcome = { rows: statements.map(execute) };
    database.exec('commit');
    return outcome;
  } catch (error) {
    database.exec('rollback');
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function obey(order: SqliteOrder): Promise<Outcome[]> {
  if ('transactions' in order) return runAll(order.transactions);
  if ('backupTo' in order) {
    await backup(database, order.backupTo);
    return [{ rows: [] }];
  }
  database.close();
  return [{ rows: [] }];
}

parentPort?.on('message', (order: SqliteOrder) => {
  void obey(order)
    .catch((error: unknown): Outcome[] => [{ error: error instanceof Error ? error.message : String(error) }])
    .then((outcomes) => parentPort?.postMessage({ id: order.id, outcomes } satisfies SqliteReply));
});
