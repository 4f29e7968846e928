import { createBot, type Bot } from '@bandstand/bots';
import {
  fastRandom,
  firstSeat,
  must,
  seedFor,
  type Game,
  type Knowledge,
  type OptionValues,
  type Outcome,
} from '@bandstand/engine';
import type { DealResult, Pairing } from './plan.ts';

export interface DealOrder {
  readonly pairing: number;
  readonly deal: number;
  readonly seats: number;
  readonly seed: number;
  readonly options: OptionValues;
}

/** Bots draw from streams of their own, so that a deal does not depend on who plays it. */
const BOT_STREAM = 0xa7e4a;

/** CPU time of this thread: bots with a time budget think as long on a busy machine as on an idle one. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Where all win together, or nobody does, nothing is said about who is stronger. */
const isContested = ({ shares }: Outcome): boolean =>
  Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1) < 1e-9;

/** Plays one deal from every seat. */
export function playDeal(game: Game, knowledge: Knowledge, { bot, rivals }: Pairing, order: DealOrder): DealResult {
  const { seats, options } = order;
  const seed = seedFor(order.seed, order.deal);
  let share = 0;
  let score = 0;
  let rivalScore = 0;
  let longestMs = 0;
  const endings: Record<string, { matches: number; share: number }> = {};
  const contested = { matches: 0, share: 0 };
  for (let own = 0; own < seats; own++) {
    const chance = fastRandom(seed);
    const bots = Array.from({ length: seats }, (_, seat): Bot =>
      must(
        createBot(seat === own ? bot : rivals, {
          game,
          knowledge,
          random: fastRandom(seedFor(seed, BOT_STREAM + seats * own + seat)),
          now: cpuMs,
        }),
      ),
    );
    const state = game.setup(options, seats, chance);
    for (let toAct = game.toAct(state); toAct !== 0; toAct = game.toAct(state)) {
      const seat = firstSeat(toAct);
      const start = cpuMs();
      const legal = game.legalMoves(state, seat);
      const move = legal.length === 1 ? legal[0] : bots[seat].choose(game.view(state, seat), seat, legal);
      if (seat === own) longestMs = Math.max(longestMs, cpuMs() - start);
      game.play(state, seat, move, chance);
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new Error('a finished game has an outcome');
    const ending = (endings[outcome.how] ??= { matches: 0, share: 0 });
    ending.matches++;
    ending.share += outcome.shares[own];
    if (isContested(outcome)) {
      contested.matches++;
      contested.share += outcome.shares[own];
    }
    share += outcome.shares[own] / seats;
    score += outcome.scores[own] / seats;
    for (let seat = 0; seat < seats; seat++)
      if (seat !== own) rivalScore += outcome.scores[seat] / (seats * (seats - 1));
  }
  return {
    pairing: order.pairing,
    deal: order.deal,
    share,
    score,
    rivalScore: seats === 1 ? score : rivalScore,
    endings,
    contested,
    longestMs: Math.round(longestMs * 10) / 10,
  };
}
