import { answerPart, type Part } from '@bandstand/bots';
import { must, type BotQuestion, type Game, type Knowledge } from '@bandstand/engine';

const games = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });
const knowledges = import.meta.glob<Knowledge>('../../games/*/bot.ts', { import: 'knowledge' });

/** A worker's part of the answer. */
export async function botPart(question: BotQuestion, number: number): Promise<Part> {
  const [game, knowledge] = await Promise.all([
    games[`../../games/${question.game}/index.ts`](),
    knowledges[`../../games/${question.game}/bot.ts`](),
  ]);
  return must(answerPart(game, knowledge, question, { number }));
}
