import { Worker } from 'node:worker_threads';
import { agree, mayShare, type Part } from '@bandstand/bots';
import type { BotQuestion } from '@bandstand/engine';
import { Tempo } from './tempo.ts';
import { TurnQueue, type Payer } from './turns.ts';
import type { PoolAnswer, PoolQuestion } from './worker.ts';
import { words } from '../text/index.ts';

interface Waiting {
  readonly payer: Payer;
  readonly question: BotQuestion;
  resolve(move: number): void;
  reject(reason: Error): void;
}

/** A question that one thread or several think about. */
interface Thought {
  readonly waiting: Waiting;
  /** Runs from the moment the question is asked, so that it takes the same course however short the thought is. */
  readonly due: Promise<void>;
  /** What the account has paid for it so far. */
  readonly chargedMs: number;
  /** What all threads together have used. */
  usedMs: number;
  readonly parts: Part[];
  /** Threads that have not answered yet. */
  open: number;
  longestMs: number;
  /** What the first that failed said. */
  problem: string;
}

interface Job {
  readonly thought: Thought;
  readonly deadline: NodeJS.Timeout;
  readonly begunAt: number;
}

/** More threads than these hardly help one question. */
const MOST_HELPERS = 3;

export interface PoolParts {
  readonly threads: number;
  /** A search answers with the best it has after this time. */
  readonly thinkMs: number;
  /** A thread that has not answered by then is ended, whatever it does. */
  readonly deadlineMs: number;
  readonly script?: URL;
}

/** Threads in which bots think, so that thinking never stops the event loop. Those who made the tables take turns. */
export class BotPool {
  private readonly parts: PoolParts;
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private readonly queue = new TurnQueue<Waiting>();
  private readonly tempo: Tempo;
  private isClosed = false;

  constructor(parts: PoolParts) {
    this.parts = parts;
    this.tempo = new Tempo(parts.thinkMs);
  }

  /** Questions that nobody thinks about yet; how long a thought takes is for nobody to see. */
  get waiting(): number {
    return this.queue.length;
  }

  think(question: BotQuestion, payer: Payer): Promise<number> {
    return new Promise((resolve, reject) => {
      this.queue.add(payer, { payer, question, resolve, reject });
      this.next();
    });
  }

  private next(): void {
    if (this.isClosed || this.queue.length === 0) return;
    if (this.busy.size >= this.parts.threads) return;
    const served = new Set([...this.busy.values()].map(({ thought }) => thought.waiting.payer.table));
    const waiting = this.queue.take((table) => served.has(table));
    if (waiting === undefined) return;
    const { question, payer } = waiting;
    const dueMs = this.tempo.dueMs(question);
    const open = 1 + this.helpersFor(question);
    // Charged before it is over, so that an account does not get all threads at once; what it took in fact follows.
    this.queue.charge(payer, dueMs * open);
    const chargedMs = dueMs * open;
    const thought: Thought = {
      waiting,
      due: pause(dueMs),
      chargedMs,
      usedMs: 0,
      parts: [],
      open,
      longestMs: 0,
      problem: '',
    };
    for (let part = 0; part < open; part++) this.order(thought, part);
  }

  /** Threads that may think along: only where nobody waits, and never the last that is free, so that whoever asks next is served. */
  private helpersFor(question: BotQuestion): number {
    if (this.queue.length > 0 || question.moves.length < 2 || !mayShare(question.bot)) return 0;
    return Math.max(0, Math.min(MOST_HELPERS, this.parts.threads - this.busy.size - 2));
  }

  private order(thought: Thought, part: number): void {
    const worker = this.idle.pop() ?? this.hire();
    const deadline = setTimeout(() => this.dismiss(worker, words.pool.itTookTooLong), this.parts.deadlineMs);
    this.busy.set(worker, { thought, deadline, begunAt: performance.now() });
    worker.postMessage({ ...thought.waiting.question, part } satisfies PoolQuestion);
  }

  private hire(): Worker {
    const { script = new URL('./worker.ts', import.meta.url), thinkMs } = this.parts;
    const worker = new Worker(script, { workerData: { thinkMs } });
    worker.on('message', (answer: PoolAnswer) => {
      const thought = this.end(worker);
      if (thought === undefined) return;
      this.idle.push(worker);
      if ('part' in answer) {
        thought.parts.push(answer.part);
        thought.longestMs = Math.max(thought.longestMs, answer.thoughtMs);
      }
      this.count(thought, 'error' in answer ? answer.error : '');
      this.next();
    });
    worker.on('error', (reason: Error) => this.dismiss(worker, reason.message));
    worker.on('exit', () => this.dismiss(worker, words.pool.itsThreadHasEnded));
    worker.unref();
    return worker;
  }

  /** What the worker was thinking about, which is over. */
  private end(worker: Worker): Thought | undefined {
    const job = this.busy.get(worker);
    if (job === undefined) return undefined;
    clearTimeout(job.deadline);
    this.busy.delete(worker);
    job.thought.usedMs += performance.now() - job.begunAt;
    return job.thought;
  }

  /** One thread fewer to wait for. The answer is given when it is due, not when it was found; one that failed is not missed. */
  private count(thought: Thought, problem: string): void {
    if (thought.problem === '') thought.problem = problem;
    if (--thought.open > 0) return;
    const { waiting, due, parts, longestMs, usedMs, chargedMs } = thought;
    if (usedMs > chargedMs) this.queue.charge(waiting.payer, usedMs - chargedMs);
    const move = agree(parts);
    if (move === undefined) return waiting.reject(new Error(thought.problem));
    this.tempo.note(waiting.question, longestMs);
    void due.then(() => waiting.resolve(move));
  }

  /** A worker that is stuck or gone; another one is hired when there is something to think about. */
  private dismiss(worker: Worker, why: string): void {
    const index = this.idle.indexOf(worker);
    if (index >= 0) this.idle.splice(index, 1);
    const thought = this.end(worker);
    void worker.terminate();
    if (thought !== undefined) this.count(thought, `The bot "${thought.waiting.question.bot}" gave no answer: ${why}.`);
    this.next();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const workers = [...this.idle, ...this.busy.keys()];
    for (const { thought } of [...this.busy.values()]) thought.waiting.reject(new Error('The server stops.'));
    for (const worker of workers) this.end(worker);
    for (const waiting of this.queue.drain()) waiting.reject(new Error('The server stops.'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
