import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqlStore, type Executor, type Row, type Statement } from './sql.ts';
import type { SqliteOrder, SqliteReply } from './sqliteWorker.ts';

interface Waiting {
  resolve(rows: readonly (readonly Row[])[]): void;
  reject(reason: Error): void;
}

/** From this many writes at once on, the next commit waits a moment for more. */
const CROWD = 6;
const GATHER_MS = 2;

/** The database lives in a thread of its own, so that waiting for the disk never stops the event loop. */
class SqliteExecutor implements Executor {
  readonly kind = 'sqlite';
  private readonly worker: Worker;
  private queue: { readonly statements: readonly Statement[]; readonly waiting: Waiting }[] = [];
  private readonly sent = new Map<number, readonly Waiting[]>();
  private isBusy = false;
  private lastBatch = 0;
  private timer: NodeJS.Timeout | undefined;
  private nextId = 1;
  private listener: (match: string) => void = () => undefined;

  constructor(file: string) {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
    this.worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file } });
    this.worker.on('message', (reply: SqliteReply) => this.answer(reply));
    this.worker.on('error', (reason: Error) => this.fail(reason));
  }

  private answer({ id, outcomes }: SqliteReply): void {
    const waiting = this.sent.get(id) ?? [];
    this.sent.delete(id);
    for (const [i, one] of waiting.entries()) {
      const outcome = outcomes[i] ?? outcomes[0];
      if ('rows' in outcome) one.resolve(outcome.rows);
      else one.reject(new Error(outcome.error));
    }
    this.isBusy = false;
    this.schedule();
  }

  /** Under load a moment's patience gathers more writes for the same wait for the disk; alone nobody waits. */
  private schedule(): void {
    if (this.isBusy || this.timer !== undefined || this.queue.length === 0) return;
    if (this.lastBatch < CROWD) this.flush();
    else this.timer = setTimeout(() => this.flush(), GATHER_MS);
  }

  private fail(reason: Error): void {
    for (const waiting of this.sent.values()) for (const one of waiting) one.reject(reason);
    this.sent.clear();
  }

  /** Whatever has gathered while the last commit was under way goes out as one. */
  private flush(): void {
    this.timer = undefined;
    const batch = this.queue;
    this.lastBatch = batch.length;
    this.queue = [];
    this.isBusy = true;
    this.send(
      { transactions: batch.map(({ statements }) => statements) },
      batch.map(({ waiting }) => waiting),
    );
  }

  private send(
    order: { transactions: readonly (readonly Statement[])[] } | { backupTo: string } | { close: true },
    waiting: readonly Waiting[],
  ): void {
    const id = this.nextId++;
    this.sent.set(id, waiting);
    this.worker.postMessage({ id, ...order } satisfies SqliteOrder);
  }

  run(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    return new Promise((resolve, reject) => {
      this.queue.push({ statements, waiting: { resolve, reject } });
      this.schedule();
    });
  }

  appendSql(insert: string): string {
    return insert;
  }

  /** There is only this node. */
  wake(match: string): Promise<void> {
    this.listener(match);
    return Promise.resolve();
  }

  onWake(listener: (match: string) => void): void {
    this.listener = listener;
  }

  async backup(path: string): Promise<void> {
    await new Promise((resolve, reject) => this.send({ backupTo: path }, [{ resolve, reject }]));
  }

  async close(): Promise<void> {
    await new Promise((resolve, reject) => this.send({ close: true }, [{ resolve, reject }]));
    await this.worker.terminate();
  }
}

export const openSqlite = (file: string): Promise<SqlStore> => new SqlStore(new SqliteExecutor(file)).createSchema();
