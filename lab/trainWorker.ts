import { parentPort, workerData } from 'node:worker_threads';
import { fastRandom, must, seedFor } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

export interface TrainingTask {
  readonly subject: string;
  readonly round: number;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly values: Float32Array;
}

const { game, knowledge } = must(await loadGame((workerData as { readonly game: string }).game));
const training = knowledge.training?.(game);

parentPort?.on('message', ({ subject, round, seed, from, to, values }: TrainingTask) => {
  const streams = Array.from({ length: to - from }, (_, i) => fastRandom(seedFor(seed, from + i)));
  parentPort?.postMessage(training?.play(subject, round, values, streams));
});
