import type { Append } from './sql.ts';

/** Stores entries of different matches together; says of each whether it was added. */
export type StoreTogether = (batch: readonly Append[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly append: Append;
  resolve(isAdded: boolean): void;
  reject(reason: unknown): void;
}

export interface QueueLimits {
  /** How many batches may be under way at the same time. */
  readonly batches: number;
  /** How long entries of a crowd wait for the batch before them until they set off beside it. */
  readonly patienceMs: number;
  /** How many entries a batch has at most. */
  readonly entries: number;
}

/** After a batch of so many there are more to come. */
const CROWD = 8;
const GATHER_MS = 1;

/**
 * Gathers what arrives while commits are under way, so that one wait for the disk serves everybody. Of each match only one
 * entry is under way: order is kept, and no batch holds two entries that want the same number.
 */
export class AppendQueue {
  private readonly store: StoreTogether;
  private readonly limits: QueueLimits;
  private waiting: Waiting[] = [];
  private readonly busy = new Set<string>();
  private underWay = 0;
  private isScheduled = false;
  private lastSize = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(store: StoreTogether, limits: QueueLimits) {
    this.store = store;
    this.limits = limits;
  }

  add(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      this.schedule();
    });
  }

  /**
   * A batch sets off when everything that has arrived together is in it. In a crowd it waits a moment for more, and while another
   * is under way a little longer, since few large batches cost less than many small ones; but never as long as a slow disk takes.
   */
  private schedule(): void {
    if (this.isScheduled || this.waiting.length === 0 || this.underWay >= this.limits.batches) return;
    const isCrowd = this.lastSize >= CROWD;
    if (this.underWay > 0 && isCrowd) {
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        if (!this.isScheduled && this.underWay < this.limits.batches) this.sendNext();
      }, this.limits.patienceMs);
      return;
    }
    this.isScheduled = true;
    const go = (): void => {
      this.isScheduled = false;
      this.sendNext();
    };
    if (isCrowd) setTimeout(go, GATHER_MS);
    else setImmediate(go);
  }

  private sendNext(): void {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const one of this.waiting) {
      const { match } = one.append;
      if (batch.length >= this.limits.entries || this.busy.has(match)) rest.push(one);
      else {
        this.busy.add(match);
        batch.push(one);
      }
    }
    this.waiting = rest;
    if (batch.length === 0) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.lastSize = batch.length;
    this.underWay++;
    void this.settle(batch).finally(() => {
      this.underWay--;
      for (const { append } of batch) this.busy.delete(append.match);
      this.schedule();
    });
    this.schedule();
  }

  /** When something in a batch cannot be stored, its halves are tried, so that only the bad entry itself fails. */
  private async settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const added = await this.store(batch.map(({ append }) => append));
      batch.forEach((one, i) => one.resolve(added[i]));
    } catch (error) {
      if (batch.length === 1 || !isAboutContent(error)) {
        for (const one of batch) one.reject(error);
        return;
      }
      const half = batch.length >> 1;
      await this.settle(batch.slice(0, half));
      await this.settle(batch.slice(half));
    }
  }
}

/** Whether the database refused what it was given, rather than being out of reach or busy. */
const isAboutContent = (error: unknown): boolean => /^2[123]/.test(sqlState(error));

/** The five letters by which PostgreSQL names an error; empty when the error is not its own. */
export const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
    ? error.code
    : '';
