import { Worker } from 'node:worker_threads';
import { makeFolderFor } from './folder.ts';
import { StorageDied } from './refusal.ts';
import { SqlStore, type Append, type Executor, type Row, type Statement } from './sql.ts';
import type { SqliteOrder, SqliteReply } from './sqliteWorker.ts';

interface Waiting<Value> {
  resolve(value: Value): void;
  reject(reason: Error): void;
}

/** Whoever waits for one commit. */
interface Batch {
  readonly appends: (string | number | null)[];
  readonly appenders: Waiting<boolean>[];
  readonly transactions: (readonly Statement[])[];
  readonly callers: Waiting<readonly (readonly Row[])[]>[];
}

const emptyBatch = (): Batch => ({ appends: [], appenders: [], transactions: [], callers: [] });

type Lone = { readonly backupTo: string } | { readonly compact: true } | { readonly close: true };

/** The database lives in a thread of its own, so that waiting for the disk never stops the event loop. */
class SqliteExecutor implements Executor {
  readonly kind = 'sqlite';
  readonly isShared = false;
  readonly isHearing = true;
  private readonly worker: Worker;
  private next = emptyBatch();
  private readonly sent = new Map<number, Batch>();
  private isBusy = false;
  private death: StorageDied | undefined;
  private nextId = 1;

  constructor(file: string) {
    if (file !== ':memory:') makeFolderFor(file);
    this.worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (reply: SqliteReply) => this.answer(reply));
    this.worker.on('error', (reason: Error) => this.fail(reason.message));
    this.worker.on('exit', () => this.fail('it has ended'));
  }

  private answer({ id, added, outcomes }: SqliteReply): void {
    const batch = this.sent.get(id) ?? emptyBatch();
    this.sent.delete(id);
    this.isBusy = false;
    this.schedule();
    batch.appenders.forEach((one, i) => {
      const is = added[i];
      if (typeof is === 'boolean') one.resolve(is);
      else one.reject(new Error(is));
    });
    batch.callers.forEach((one, i) => {
      const outcome = outcomes[i];
      if ('rows' in outcome) one.resolve(outcome.rows);
      else one.reject(new Error(outcome.error));
    });
  }

  /** The commit sets off when everything that has arrived together is in it. */
  private schedule(): void {
    const { appenders, callers } = this.next;
    if (this.isBusy || appenders.length + callers.length === 0) return;
    this.isBusy = true;
    setImmediate(() => this.flush());
  }

  /** Without its thread nothing can be stored any more: nobody waits in vain, now or later. */
  private fail(reason: string): void {
    this.death ??= new StorageDied(`The database thread is gone: ${reason}`);
    for (const { appenders, callers } of [...this.sent.values(), this.next])
      for (const one of [...appenders, ...callers]) one.reject(this.death);
    this.sent.clear();
    this.next = emptyBatch();
  }

  /** Whatever has gathered while the last commit was under way goes out as one. */
  private flush(): void {
    const batch = this.next;
    this.next = emptyBatch();
    this.send({ appends: batch.appends, transactions: batch.transactions }, batch);
  }

  private send(order: Omit<Extract<SqliteOrder, { appends: unknown }>, 'id'> | Lone, batch: Batch): void {
    const id = this.nextId++;
    this.sent.set(id, batch);
    this.worker.postMessage({ id, ...order } satisfies SqliteOrder);
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    if (this.death !== undefined) return Promise.reject(this.death);
    return new Promise((resolve, reject) => {
      this.next.transactions.push(statements);
      this.next.callers.push({ resolve, reject });
      this.schedule();
    });
  }

  append({ match, seq, at, body, touch }: Append): Promise<boolean> {
    if (this.death !== undefined) return Promise.reject(this.death);
    return new Promise((resolve, reject) => {
      this.next.appends.push(
        match,
        seq,
        at,
        body,
        touch?.status ?? null,
        touch?.toAct ?? null,
        touch?.deadlineAt ?? null,
      );
      this.next.appenders.push({ resolve, reject });
      this.schedule();
    });
  }

  /** There is only this node. */
  wake(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(): void {}

  /** Work that no commit waits for. */
  private alone(order: Lone): Promise<unknown> {
    if (this.death !== undefined) return Promise.reject(this.death);
    return new Promise((resolve, reject) => {
      this.send(order, { ...emptyBatch(), callers: [{ resolve, reject }] });
    });
  }

  async backup(path: string): Promise<void> {
    await this.alone({ backupTo: path });
  }

  async compact(): Promise<void> {
    await this.alone({ compact: true });
  }

  async close(): Promise<void> {
    if (this.death === undefined) await this.alone({ close: true });
    await this.worker.terminate();
  }
}

export const openSqlite = (file: string): Promise<SqlStore> => opened(file, (store) => store.createSchema());

/** Storage that is there already, as it is. */
export const openSqliteBeside = (file: string): Promise<SqlStore> => opened(file, (store) => store.checkSchema());

/** Storage of any version, for a copy of it. */
export const openSqliteToCopy = (file: string): Promise<SqlStore> => opened(file, (store) => Promise.resolve(store));

async function opened(file: string, prepare: (store: SqlStore) => Promise<SqlStore>): Promise<SqlStore> {
  const executor = new SqliteExecutor(file);
  try {
    return await prepare(new SqlStore(executor));
  } catch (error) {
    await executor.close().catch(() => undefined);
    throw error;
  }
}
