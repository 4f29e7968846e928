import type { Game } from '@bandstand/engine';
import { settings } from '../settings.ts';
import type { Answer, Question } from './botWorker.ts';
import type { Thinker } from './localSession.ts';

export interface BotLevel {
  readonly level: string;
  readonly name: string;
}

/** From weak to strong. A game with a planner of its own knows better than the search that fits all. */
export const levelsOf = (game: Game): readonly BotLevel[] => {
  const own = Object.entries(game.texts.en.bots ?? {}).map(([level, name]) => ({ level, name }));
  const search = own.some(({ level }) => level === 'planner') ? [] : [{ level: 'search:400ms', name: 'Thoughtful' }];
  const random = own.some(({ level }) => level === 'random') ? [] : [{ level: 'random', name: 'Carefree' }];
  return [...random, ...own, ...search];
};

/** Time to see what a bot did before the next thing happens. */
const CALM_MS = 550;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function theWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Answer>) => {
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

const ask = (question: Omit<Question, 'number'>): Promise<Answer> =>
  new Promise((resolve) => {
    asked++;
    waiting.set(asked, resolve);
    theWorker().postMessage({ ...question, number: asked } satisfies Question);
  });

/** Asks the worker, so that the page stays smooth while a bot thinks. */
export const botsOf =
  (game: Game): Thinker =>
  async ({ level, seat, view, moves }) => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    const [answer] = await Promise.all([
      ask({ game: game.id, level, seat, view, moves, seed }),
      pause(settings().quickBots ? 0 : CALM_MS),
    ]);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.move;
  };
