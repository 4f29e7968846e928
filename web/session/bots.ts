import type { BotQuestion, Game } from '@bandstand/engine';
import { settings } from '../settings.ts';
import type { WorkerAnswer, WorkerQuestion } from './botWorker.ts';

export interface BotLevel {
  readonly level: string;
  readonly name: string;
}

/** From weak to strong. A game with a planner of its own, which is its fierce level, knows better than the search that fits all. */
export const levelsOf = (game: Game): readonly BotLevel[] => {
  const own = Object.entries(game.texts.en.bots ?? {}).map(([level, name]) => ({ level, name }));
  const search = own.some(({ level }) => level === 'fierce') ? [] : [{ level: 'search:400ms', name: 'Fierce' }];
  return [...(own.length === 0 ? [{ level: 'random', name: 'Gentle' }] : own), ...search];
};

/** The gentlest: what newcomers meet unless they choose another. */
export const usualLevel = (game: Game): string => levelsOf(game)[0].level;

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
    for (const [number, tell] of waiting) tell({ number, problem: event.message || 'its worker stopped' });
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
