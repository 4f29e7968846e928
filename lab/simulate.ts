import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createBot } from '@bandstand/bots';
import { bad, checkSetup, fastRandom, good, type Result, type Seat, spoken } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import type { GameResult } from './playGames.ts';
import { interval95, percentile } from './statistics.ts';

const STOPPED = spoken({ en: 'Stopped before the first games were over.' });

export interface SimulationPlan {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  readonly options?: unknown;
  /** Content to play with instead of the shipped pack. */
  readonly pack?: unknown;
  /** All cores by default. */
  readonly workers?: number | undefined;
  readonly onProgress?: (done: number) => void;
  /** Ends the run early: the result is of the games that were finished. */
  readonly signal?: AbortSignal;
}

export interface SeatSummary {
  readonly bot: string;
  readonly winShare: number;
  /** 95 % interval of the win share. */
  readonly low: number;
  readonly high: number;
  readonly score: { readonly mean: number; readonly p10: number; readonly p50: number; readonly p90: number };
}

export interface Simulation {
  readonly game: string;
  /** Hash of the pack. */
  readonly pack: string;
  readonly rulesVersion: number;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly moves: { readonly mean: number; readonly p50: number; readonly max: number };
  readonly seats: readonly SeatSummary[];
}

/** Small enough for a smooth progress bar, large enough that messages cost nothing. */
const GAMES_PER_PORTION = 20;

/** Plays many games on all cores. The same seed gives the same result whatever the number of workers. */
export async function simulate(plan: SimulationPlan): Promise<Result<Simulation>> {
  const start = performance.now();
  const folder = await loadGame(plan.game);
  if (!folder.ok) return folder;
  const { knowledge } = folder.value;
  const game = plan.pack === undefined ? good(folder.value.game) : folder.value.withPack(plan.pack);
  if (!game.ok) return game;
  const options = checkSetup(game.value, plan.bots.length, plan.options);
  if (!options.ok) return options;
  for (const name of plan.bots) {
    const bot = createBot(name, { game: game.value, knowledge, random: fastRandom(0) });
    if (!bot.ok) return bot;
  }
  const results = await playPortions(plan, options.value);
  if (results.length === 0) return bad('stopped', STOPPED);
  return good({
    game: game.value.id,
    pack: game.value.pack.hash,
    rulesVersion: game.value.rulesVersion,
    seed: plan.seed,
    games: results.length,
    seconds: (performance.now() - start) / 1000,
    moves: summarizeMoves(results),
    seats: plan.bots.map((bot, seat) => summarizeSeat(bot, seat, results)),
  });
}

/** Hands portions of games to workers; results come back in the order of the games. */
async function playPortions(plan: SimulationPlan, options: unknown): Promise<GameResult[]> {
  const portions: GameResult[][] = [];
  const count = Math.ceil(plan.games / GAMES_PER_PORTION);
  const workers = Math.max(1, Math.min(plan.workers ?? availableParallelism(), count));
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from({ length: workers }, () => {
      const worker = new Worker(new URL('./simulateWorker.ts', import.meta.url), {
        workerData: { game: plan.game, pack: plan.pack },
      });
      return new Promise<void>((resolve, reject) => {
        let mine = -1;
        const leave = (): void => void worker.terminate().then(() => resolve());
        plan.signal?.addEventListener('abort', leave, { once: true });
        const order = (): void => {
          mine = next++;
          if (mine >= count) return leave();
          const from = mine * GAMES_PER_PORTION;
          worker.postMessage({
            options,
            bots: plan.bots,
            seed: plan.seed,
            from,
            to: Math.min(plan.games, from + GAMES_PER_PORTION),
          });
        };
        worker.on('error', reject);
        worker.on('message', (results: GameResult[]) => {
          portions[mine] = results;
          done += results.length;
          plan.onProgress?.(done);
          order();
        });
        order();
      });
    }),
  );
  return portions.flat();
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

function summarizeMoves(results: readonly GameResult[]): Simulation['moves'] {
  const moves = results.map((result) => result.moves).toSorted((a, b) => a - b);
  return { mean: mean(moves), p50: percentile(moves, 0.5), max: moves[moves.length - 1] };
}

function summarizeSeat(bot: string, seat: Seat, results: readonly GameResult[]): SeatSummary {
  const scores = results.map((result) => result.scores[seat]).toSorted((a, b) => a - b);
  const winShare = mean(results.map((result) => result.shares[seat]));
  return {
    bot,
    winShare,
    ...interval95(winShare, results.length),
    score: {
      mean: mean(scores),
      p10: percentile(scores, 0.1),
      p50: percentile(scores, 0.5),
      p90: percentile(scores, 0.9),
    },
  };
}
