import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@bandstand/engine';
import type { PoolAnswer, PoolQuestion } from './worker.ts';

interface Waiting {
  readonly question: PoolQuestion;
  resolve(move: number): void;
  reject(reason: Error): void;
}

/** Threads in which bots think, so that thinking never stops the event loop. */
export class BotPool {
  private readonly size: number;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly queue: Waiting[] = [];
  private nextId = 1;
  private isClosed = false;

  constructor(size: number) {
    this.size = size;
  }

  get waiting(): number {
    return this.queue.length + this.busy.size;
  }

  think(question: BotQuestion): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queue.push({ question: { ...question, id: this.nextId++ }, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.size ? this.hire() : undefined);
    if (worker === undefined) return;
    const waiting = this.queue.shift();
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    this.busy.set(worker, waiting);
    worker.postMessage(waiting.question);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (answer: PoolAnswer) => {
      const waiting = this.busy.get(worker);
      this.busy.delete(worker);
      this.idle.push(worker);
      if ('move' in answer) waiting?.resolve(answer.move);
      else waiting?.reject(new Error(answer.error));
      this.next();
    });
    worker.on('error', (reason: Error) => {
      this.busy.get(worker)?.reject(reason);
      this.busy.delete(worker);
      this.next();
    });
    worker.unref();
    return worker;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.idle, ...this.busy.keys()].map((worker) => worker.terminate()));
  }
}
