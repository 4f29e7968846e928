import { answerQuestion } from '@bandstand/bots';
import { must, type BotQuestion, type Game, type Knowledge } from '@bandstand/engine';

export interface WorkerQuestion extends BotQuestion {
  readonly number: number;
}

export type WorkerAnswer =
  | { readonly number: number; readonly move: number }
  | { readonly number: number; readonly problem: string };

const games = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });
const knowledges = import.meta.glob<Knowledge>('../../games/*/bot.ts', { import: 'knowledge' });

async function choose(question: WorkerQuestion): Promise<number> {
  const [game, knowledge] = await Promise.all([
    games[`../../games/${question.game}/index.ts`](),
    knowledges[`../../games/${question.game}/bot.ts`](),
  ]);
  return must(answerQuestion(game, knowledge, question));
}

self.addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  const { number } = event.data;
  const answer = (reply: WorkerAnswer): void => self.postMessage(reply);
  choose(event.data).then(
    (move) => answer({ number, move }),
    (reason: unknown) => answer({ number, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
});
