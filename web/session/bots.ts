import type { BotQuestion } from '@bandstand/engine';
import { settings } from '../settings.ts';
import type { WorkerAnswer, WorkerQuestion } from './botWorker.ts';
import { words } from '../text/index.ts';

/** Time to see what a bot did before the next thing happens. */
const CALM_MS = 550;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: WorkerAnswer) => void>();

function theWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<WorkerAnswer>) => {
    waiting.get(event.data.number)?.(event.data);
    waiting.delete(event.data.number);
  });
  worker.addEventListener('error', (event) => {
    for (const [number, tell] of waiting) tell({ number, problem: event.message || words.bots.itsWorkerStopped });
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

const ask = (question: BotQuestion): Promise<WorkerAnswer> =>
  new Promise((resolve) => {
    asked++;
    waiting.set(asked, resolve);
    theWorker().postMessage({ ...question, number: asked } satisfies WorkerQuestion);
  });

/** Asks the worker, so that the page stays smooth while a bot thinks. */
export async function askBot(question: BotQuestion): Promise<number> {
  const [answer] = await Promise.all([ask(question), pause(settings().quickBots ? 0 : CALM_MS)]);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.move;
}
