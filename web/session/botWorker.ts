import { fastRandom, type Game, type Knowledge } from '@bandstand/engine';

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
  const game = await games[`../../games/${id}/index.ts`]();
  const random = fastRandom(seed);
  const knowledge = await knowledges[`../../games/${id}/bot.ts`]?.();
  const policy = knowledge?.policies(game)[level];
  if (policy === undefined) return moves[random.below(moves.length)];
  const legal = moves.map((move) => game.moves[move]);
  return policy(game.imagine(view, random), seat, legal, random).id;
}

self.addEventListener('message', (event: MessageEvent<Question>) => {
  const { number } = event.data;
  const answer = (reply: Answer): void => self.postMessage(reply);
  choose(event.data).then(
    (move) => answer({ number, move }),
    (reason: unknown) => answer({ number, problem: reason instanceof Error ? reason.message : String(reason) }),
  );
});
