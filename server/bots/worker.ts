import { parentPort } from 'node:worker_threads';
import { createBot } from '@bandstand/bots';
import { fastRandom, good, must } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';

/** What a bot is asked: only what its seat can see. */
export interface BotQuestion {
  readonly id: number;
  readonly game: string;
  readonly pack: string | null;
  readonly bot: string;
  readonly seat: number;
  readonly view: object;
  readonly moves: readonly number[];
  readonly seed: number;
}
export type BotAnswer =
  | { readonly id: number; readonly move: number }
  | { readonly id: number; readonly error: string };

async function answer(question: BotQuestion): Promise<BotAnswer> {
  try {
    const folder = must(await loadGame(question.game));
    const game = must(question.pack === null ? good(folder.game) : folder.game.withPack(JSON.parse(question.pack)));
    const bot = must(createBot(question.bot, { game, knowledge: folder.knowledge, random: fastRandom(question.seed) }));
    const moves = question.moves.map((id) => game.moves[id]);
    return { id: question.id, move: bot.choose(question.view, question.seat, moves).id };
  } catch (error) {
    return { id: question.id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on(
  'message',
  (question: BotQuestion) => void answer(question).then((reply) => parentPort?.postMessage(reply)),
);
