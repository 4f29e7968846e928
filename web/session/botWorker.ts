import { agree, mayShare } from '@bandstand/bots';
import type { BotQuestion } from '@bandstand/engine';
import { BotHelpers } from './botHelpers.ts';
import { botPart } from './botPart.ts';

export interface WorkerQuestion extends BotQuestion {
  readonly number: number;
}

export type WorkerAnswer =
  | { readonly number: number; readonly move: number }
  | { readonly number: number; readonly problem: string };

/** This worker thinks too; more than so many hardly help and cost memory. */
const MOST_HELPERS = 3;
const helpers = new BotHelpers(Math.min(MOST_HELPERS, navigator.hardwareConcurrency - 1));

async function choose(question: WorkerQuestion): Promise<number> {
  const theirs = mayShare(question.bot) && question.moves.length > 1 ? helpers.ask(question) : [];
  const own = await botPart(question, 0);
  return agree([own, ...(await Promise.all(theirs))]) ?? question.moves[0];
}

self.addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  const { number } = event.data;
  const answer = (reply: WorkerAnswer): void => self.postMessage(reply);
  choose(event.data).then(
    (move) => answer({ number, move }),
    (reason: unknown) => answer({ number, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
});
