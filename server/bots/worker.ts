import { parentPort, workerData } from 'node:worker_threads';
import { answerPart, type Part } from '@bandstand/bots';
import { must, type BotQuestion } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

export interface PoolQuestion extends BotQuestion {
  /** From 0 on: which of those who think about it. */
  readonly part: number;
}
export type PoolAnswer = { readonly part: Part; readonly thoughtMs: number } | { readonly error: string };

const { thinkMs } = workerData as { readonly thinkMs: number };

async function answer(question: PoolQuestion): Promise<PoolAnswer> {
  try {
    const { game: shipped, withPack, knowledge } = must(await loadGame(question.game));
    const game = question.pack === null ? shipped : must(withPack(JSON.parse(question.pack)));
    const start = performance.now();
    const part = must(answerPart(game, knowledge, question, { number: question.part, mostMs: thinkMs }));
    return { part, thoughtMs: performance.now() - start };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on(
  'message',
  (question: PoolQuestion) => void answer(question).then((reply) => parentPort?.postMessage(reply)),
);
