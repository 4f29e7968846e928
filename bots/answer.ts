import { bad, fastRandom, good, type BotQuestion, type Game, type Knowledge, type Result } from '@bandstand/engine';
import { createBot } from './bot.ts';
import { words } from './text/index.ts';

/** Answers a question with the number of a move: in a worker of the server or the page, in the terminal, in the lab. */
export function answerQuestion(
  game: Game,
  knowledge: Knowledge,
  question: BotQuestion,
  mostMs = Infinity,
): Result<number> {
  const played = question.pack === null ? good(game) : game.withPack(JSON.parse(question.pack));
  if (!played.ok) return played;
  const bot = createBot(question.bot, { game: played.value, knowledge, random: fastRandom(question.seed), mostMs });
  if (!bot.ok) return bot;
  const moves = question.moves.map((id) => played.value.moves[id]);
  if (moves.length === 0) return bad('no-moves', words().answer.seatHasNothingToDecide);
  return good(bot.value.choose(question.view, question.seat, moves).id);
}
