import { parentPort, workerData } from 'node:worker_threads';
import { answerQuestion } from '@bandstand/bots';
import { must, type BotQuestion } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

export interface PoolQuestion extends BotQuestion {
  readonly id: number;
}
export type PoolAnswer =
  | { readonly id: number; readonly move: number; readonly thoughtMs: number }
  | { readonly id: number; readonly error: string };

const { thinkMs } = workerData as { readonly thinkMs: number };

async function answer(question: PoolQuestion): Promise<PoolAnswer> {
  try {
    const { game, knowledge } = must(await loadGame(question.game));
    const start = performance.now();
    const move = must(answerQuestion(game, knowledge, question, thinkMs));
    return { id: question.id, move, thoughtMs: performance.now() - start };
  } catch (error) {
    return { id: question.id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on(
  'message',
  (question: PoolQuestion) => void answer(question).then((reply) => parentPort?.postMessage(reply)),
);
