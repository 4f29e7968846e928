import { createBot, type Bot } from '@bandstand/bots';
import { fastRandom, firstSeat, must, seedFor, type Game, type Knowledge, type OptionValues } from '@bandstand/engine';

/** One finished game in numbers. */
export interface GameResult {
  readonly moves: number;
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

export interface GamesOrder {
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** Bots draw from streams of their own, so that a deal does not depend on who plays it. */
const BOT_STREAM = 0x5eed;

/** Plays games `from` to `to - 1` of a run. Game `i` is the same in whatever portion it is played. */
export function playGames(game: Game, knowledge: Knowledge, order: GamesOrder, onGame?: () => void): GameResult[] {
  const results: GameResult[] = [];
  for (let index = order.from; index < order.to; index++) {
    const seed = seedFor(order.seed, index);
    const chance = fastRandom(seed);
    const bots = order.bots.map((name, seat): Bot =>
      must(createBot(name, { game, knowledge, random: fastRandom(seedFor(seed, BOT_STREAM + seat)) })),
    );
    const state = game.setup(order.options, order.bots.length, chance);
    let moves = 0;
    for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
      const seat = firstSeat(toAct);
      const legal = game.legalMoves(state, seat);
      // Nobody is asked who has no choice: a view costs more than many a thought.
      const move = legal.length === 1 ? legal[0] : bots[seat].choose(game.view(state, seat), seat, legal);
      game.play(state, seat, move, chance);
      moves++;
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new Error('a finished game has an outcome');
    results.push({ moves, scores: outcome.scores, shares: outcome.shares });
    onGame?.();
  }
  return results;
}
