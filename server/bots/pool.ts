import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@bandstand/engine';
import { Tempo } from './tempo.ts';
import { TurnQueue } from './turns.ts';
import type { PoolAnswer, PoolQuestion } from './worker.ts';
import { words } from '../text/index.ts';

interface Waiting {
  readonly table: string;
  readonly question: PoolQuestion;
  resolve(move: number): void;
  reject(reason: Error): void;
}

interface Thought {
  readonly waiting: Waiting;
  /** Runs from the moment the question is asked, so that it takes the same course however short the thought is. */
  readonly due: Promise<void>;
  readonly deadline: NodeJS.Timeout;
}

export interface PoolParts {
  readonly threads: number;
  /** A search answers with the best it has after this time. */
  readonly thinkMs: number;
  /** A thread that has not answered by then is ended, whatever it does. */
  readonly deadlineMs: number;
  readonly script?: URL;
}

/** Threads in which bots think, so that thinking never stops the event loop. Tables take turns. */
export class BotPool {
  private readonly parts: PoolParts;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Thought>();
  private readonly queue = new TurnQueue<Waiting>();
  private readonly tempo: Tempo;
  private nextId = 1;
  private isClosed = false;

  constructor(parts: PoolParts) {
    this.parts = parts;
    this.tempo = new Tempo(parts.thinkMs);
  }

  /** Questions that nobody thinks about yet; how long a thought takes is for nobody to see. */
  get waiting(): number {
    return this.queue.length;
  }

  think(question: BotQuestion, table: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queue.add(table, { table, question: { ...question, id: this.nextId++ }, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    const worker = this.idle.pop() ?? (this.busy.size < this.parts.threads ? this.hire() : undefined);
    if (worker === undefined) return;
    const served = new Set([...this.busy.values()].map(({ waiting }) => waiting.table));
    const waiting = this.queue.take((table) => served.has(table));
    if (waiting === undefined) {
      this.idle.push(worker);
      return;
    }
    const deadline = setTimeout(() => this.dismiss(worker, words.pool.itTookTooLong), this.parts.deadlineMs);
    const due = pause(this.tempo.dueMs(waiting.question));
    this.busy.set(worker, { waiting, due, deadline });
    worker.postMessage(waiting.question);
  }

  private hire(): Worker {
    const { script = new URL('./worker.ts', import.meta.url), thinkMs } = this.parts;
    const worker = new Worker(script, { workerData: { thinkMs } });
    worker.on('message', (answer: PoolAnswer) => {
      const thought = this.end(worker);
      if (thought === undefined) return;
      this.idle.push(worker);
      if ('move' in answer) this.answer(thought, answer.move, answer.thoughtMs);
      else thought.waiting.reject(new Error(answer.error));
      this.next();
    });
    worker.on('error', (reason: Error) => this.dismiss(worker, reason.message));
    worker.on('exit', () => this.dismiss(worker, words.pool.itsThreadHasEnded));
    worker.unref();
    return worker;
  }

  /** What the worker was thinking about, which is over. */
  private end(worker: Worker): Thought | undefined {
    const thought = this.busy.get(worker);
    clearTimeout(thought?.deadline);
    this.busy.delete(worker);
    return thought;
  }

  /** The answer is given when it is due, not when it was found. */
  private answer({ waiting, due }: Thought, move: number, thoughtMs: number): void {
    this.tempo.note(waiting.question, thoughtMs);
    void due.then(() => waiting.resolve(move));
  }

  /** A worker that is stuck or gone; another one is hired when there is something to think about. */
  private dismiss(worker: Worker, why: string): void {
    const index = this.idle.indexOf(worker);
    if (index >= 0) this.idle.splice(index, 1);
    const thought = this.end(worker);
    void worker.terminate();
    thought?.waiting.reject(new Error(`The bot "${thought.waiting.question.bot}" gave no answer: ${why}.`));
    this.next();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const workers = [...this.idle, ...this.busy.keys()];
    for (const { waiting } of [...this.busy.values()]) waiting.reject(new Error('The server stops.'));
    for (const worker of workers) this.end(worker);
    for (const waiting of this.queue.drain()) waiting.reject(new Error('The server stops.'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
