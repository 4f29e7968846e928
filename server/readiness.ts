import { performance } from 'node:perf_hooks';
import type { Store } from './storage/store.ts';

/** An answer is good for this long, however many ask. */
const FRESH_MS = 2_000;
/** Storage that takes longer than this to answer cannot be played on. */
const PATIENCE_MS = 3_000;

/** Whether this node can store what people do; found out by storing something. */
export class Readiness {
  private readonly store: Pick<Store, 'probe'>;
  private answer: Promise<boolean> | undefined;
  private askedAt = 0;

  constructor(store: Pick<Store, 'probe'>) {
    this.store = store;
  }

  /** Something went wrong: whoever asks next finds out anew. */
  doubt(): void {
    this.answer = undefined;
  }

  isReady(): Promise<boolean> {
    const now = performance.now();
    if (this.answer === undefined || now - this.askedAt > FRESH_MS) {
      this.askedAt = now;
      this.answer = this.ask();
    }
    return this.answer;
  }

  private async ask(): Promise<boolean> {
    let patience: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      patience = setTimeout(() => resolve(false), PATIENCE_MS);
    });
    const probed = this.store.probe().then(
      () => true,
      () => false,
    );
    return Promise.race([probed, tooLate]).finally(() => clearTimeout(patience));
  }
}
