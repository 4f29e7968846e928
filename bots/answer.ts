import {
  bad,
  fastRandom,
  good,
  seedFor,
  type BotQuestion,
  type Game,
  type Knowledge,
  type Result,
} from '@bandstand/engine';
import { agree, opinionsOf, type Part } from './agree.ts';
import { createBot, isTimed } from './bot.ts';
import { words } from './text/index.ts';

/** Answers a question about a match of this game, its pack included, with the number of a move: in a worker of the server or the page, in the terminal, in the lab. */
export function answerQuestion(
  game: Game,
  knowledge: Knowledge,
  question: BotQuestion,
  mostMs = Infinity,
): Result<number> {
  const part = answerPart(game, knowledge, question, { number: 0, mostMs });
  if (!part.ok) return part;
  return good(agree([part.value]) ?? question.moves[0]);
}

export interface PartOrder {
  /** From 0 on; each has dice of its own. */
  readonly number: number;
  readonly mostMs?: number;
}

/**
 * One of several threads' part of an answer. Only those who always do what they hold best, and have a time to find it out,
 * think together; all others are left to the first, so that their answers are the same however many cores there are.
 */
export function answerPart(
  game: Game,
  knowledge: Knowledge,
  question: BotQuestion,
  { number, mostMs = Infinity }: PartOrder,
): Result<Part> {
  const { bot: name, seat, view, seed } = question;
  const moves = question.moves.map((id) => game.moves[id]);
  if (moves.length === 0) return bad('no-moves', words().answer.seatHasNothingToDecide);
  const isShared = moves.length > 1 && isTimed(name, game, knowledge);
  if (number > 0 && !isShared) return good({ opinions: [] });
  const random = fastRandom(number === 0 ? seed : seedFor(seed, number));
  const bot = createBot(name, { game, knowledge, random, mostMs });
  if (!bot.ok) return bot;
  if (isShared && bot.value.judge !== undefined)
    return good({ opinions: opinionsOf(bot.value.judge(view, seat, moves)) });
  return good({ move: bot.value.choose(view, seat, moves).id });
}
