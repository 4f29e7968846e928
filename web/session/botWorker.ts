import { createBot } from '@bandstand/bots';
import { fastRandom, must, type Game, type Knowledge } from '@bandstand/engine';

/** What a page asks: choose one of `moves` for the seat that sees `view`. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly view: object;
  readonly moves: readonly number[];
  readonly seed: number;
}

export type Answer =
  | { readonly number: number; readonly move: number }
  | { readonly number: number; readonly problem: string };

const games = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });
const knowledges = import.meta.glob<Knowledge>('../../games/*/bot.ts', { import: 'knowledge' });

async function choose({ game: id, level, seat, view, moves, seed }: Question): Promise<number> {
  const [game, knowledge] = await Promise.all([
    games[`../../games/${id}/index.ts`](),
    knowledges[`../../games/${id}/bot.ts`](),
  ]);
  const bot = must(createBot(level, { game, knowledge, random: fastRandom(seed) }));
  return bot.choose(
    view,
    seat,
    moves.map((move) => game.moves[move]),
  ).id;
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const { number } = event.data;
  const answer = (reply: Answer): void => self.postMessage(reply);
  choose(event.data).then(
    (move) => answer({ number, move }),
    (reason: unknown) => answer({ number, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
});
