import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bad, fastRandom, good, seedFor, type Examples, type Learning, type Result } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { TrainingTask } from './trainWorker.ts';

export interface TrainingPlan {
  readonly game: string;
  readonly seed: number;
  readonly rounds: number;
  readonly matches: number;
  /** All by default. */
  readonly subjects?: readonly string[] | undefined;
  readonly workers?: number | undefined;
  readonly onRound?: (subject: string, round: number, error: number) => void;
  readonly signal?: AbortSignal;
}

/** Values by subject. */
export type Trained = Readonly<Record<string, Float32Array>>;

/** Matches in one task of a worker: the same number whatever the workers, so that the order of examples is the same. */
const MATCHES_A_TASK = 250;
/** Streams of matches and of the order of examples are kept apart. */
const FIT_STREAM = 0xf17;

/** Learns the values of a game by self-play on all cores. The same seed gives the same values, whatever the number of workers. */
export async function train(plan: TrainingPlan): Promise<Result<Trained>> {
  const folder = await loadGame(plan.game);
  if (!folder.ok) return folder;
  const { game, knowledge } = folder.value;
  const training = knowledge.training?.(game);
  if (training === undefined) return bad('nothing-to-learn', `The bots of ${game.id} learn nothing from self-play.`);
  const unknown = plan.subjects?.find((subject) => !training.subjects.includes(subject));
  if (unknown !== undefined)
    return bad('unknown-subject', `There is no "${unknown}" to learn; there is ${training.subjects.join(' and ')}.`);
  const crew = new Crew(plan.game, plan.workers ?? availableParallelism());
  try {
    const trained: Record<string, Float32Array> = {};
    for (const [number, subject] of training.subjects.entries()) {
      if (plan.subjects?.includes(subject) === false) continue;
      const learning = training.start();
      const means = new Means(learning.values.length);
      for (let round = 0; round < plan.rounds; round++) {
        if (plan.signal?.aborted === true)
          return bad('stopped', 'Stopped before all was learned; nothing was written.');
        const seed = seedFor(plan.seed, number * plan.rounds + round);
        const examples = await crew.play({ subject, round, seed, matches: plan.matches, learning });
        const error = training.learn(learning, examples, fastRandom(seedFor(seed, FIT_STREAM)));
        if (round >= plan.rounds / 2) means.add(learning.values);
        plan.onRound?.(subject, round, error);
      }
      trained[subject] = means.values();
    }
    return good(trained);
  } finally {
    await crew.dismiss();
  }
}

/** The mean of the values of later rounds is steadier than those of the last. */
class Means {
  private readonly sums: Float64Array;
  private count = 0;

  constructor(size: number) {
    this.sums = new Float64Array(size);
  }

  add(values: Float32Array): void {
    this.count++;
    for (let i = 0; i < values.length; i++) this.sums[i] += values[i];
  }

  values(): Float32Array {
    return Float32Array.from(this.sums, (sum) => sum / Math.max(1, this.count));
  }
}

interface Round {
  readonly subject: string;
  readonly round: number;
  readonly seed: number;
  readonly matches: number;
  readonly learning: Learning;
}

/** Threads that play. */
class Crew {
  private readonly workers: Worker[];

  constructor(game: string, count: number) {
    this.workers = Array.from(
      { length: Math.max(1, count) },
      () => new Worker(new URL('./trainWorker.ts', import.meta.url), { workerData: { game } }),
    );
  }

  /** Examples of all matches of a round, in the order of the matches. */
  async play({ subject, round, seed, matches, learning }: Round): Promise<Examples[]> {
    const found: Examples[] = [];
    let next = 0;
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let from = next; from < matches; from = next) {
          next += MATCHES_A_TASK;
          const to = Math.min(matches, from + MATCHES_A_TASK);
          const task: TrainingTask = { subject, round, seed, from, to, values: learning.values };
          found[from / MATCHES_A_TASK] = await ask(worker, task);
        }
      }),
    );
    return found;
  }

  async dismiss(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

const ask = (worker: Worker, task: TrainingTask): Promise<Examples> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('error', fail);
      worker.off('message', take);
    };
    const fail = (reason: Error): void => (settle(), reject(reason));
    const take = (examples: Examples): void => (settle(), resolve(examples));
    worker.once('error', fail);
    worker.once('message', take);
    worker.postMessage(task);
  });
