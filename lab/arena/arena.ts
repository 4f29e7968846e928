import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createBot } from '@bandstand/bots';
import { bad, checkSetup, fastRandom, good, type OptionValues, type Result } from '@bandstand/engine';
import { loadGame } from '@bandstand/games';
import { codeHash } from '../shipped.ts';
import { pairingsOf, type ArenaPlan, type DealResult, type Pairing } from './plan.ts';
import type { DealOrder } from './playDeal.ts';
import { decided, ratings, verdictOn, type Hypotheses, type Rating, type Verdict } from './verdict.ts';

export interface ArenaRun extends ArenaPlan {
  readonly workers?: number | undefined;
  /** Stops a pairing when its deals decide between these two shares of the win. */
  readonly sprt?: Hypotheses | undefined;
  /** Deals of an earlier, unfinished run with the same plan. */
  readonly done?: readonly DealResult[];
  readonly onDeal?: (result: DealResult, done: number) => void;
  readonly signal?: AbortSignal;
}

export interface ArenaReport extends ArenaPlan {
  readonly rulesVersion: number;
  readonly pack: string;
  /** Hash of the files that decide how bots play. */
  readonly code: string;
  readonly seconds: number;
  readonly verdicts: readonly Verdict[];
  /** Only of duels. */
  readonly ratings: readonly Rating[];
}

/** Lets bots meet: the same deals for every pairing, each played from every seat, on all cores. */
export async function arena(run: ArenaRun): Promise<Result<ArenaReport>> {
  const start = performance.now();
  const folder = await loadGame(run.game);
  if (!folder.ok) return folder;
  const { game, knowledge } = folder.value;
  const options = checkSetup(game, run.seats, run.options);
  if (!options.ok) return options;
  for (const name of run.bots) {
    const bot = createBot(name, { game, knowledge, random: fastRandom(0) });
    if (!bot.ok) return bot;
  }
  const pairings = pairingsOf(run);
  if (pairings.length === 0) return bad('too-few-bots', 'An arena takes two bots or more, or one seat to play alone.');
  const results = await playAll(run, pairings, options.value);
  if (results.length === 0) return bad('stopped', 'Stopped before the first deal was over.');
  const { bots, seats, deals, seed } = run;
  return good({
    game: run.game,
    bots,
    seats,
    deals,
    seed,
    ...(run.options === undefined ? {} : { options: run.options }),
    rulesVersion: game.rulesVersion,
    pack: game.pack.hash,
    code: codeHash(run.game),
    seconds: (performance.now() - start) / 1000,
    verdicts: pairings.flatMap((pairing, number) => {
      const own = results.filter((result) => result.pairing === number);
      return own.length === 0 ? [] : [verdictOn(pairing, own)];
    }),
    ratings: seats === 2 ? ratings(bots, pairings, results) : [],
  });
}

/** Deals that are still to be played, one after the other over all pairings, until a pairing is decided. */
class Agenda {
  readonly results: DealResult[];
  private readonly run: ArenaRun;
  private readonly pairings: readonly Pairing[];
  private next = 0;
  private readonly over = new Set<number>();

  constructor(run: ArenaRun, pairings: readonly Pairing[]) {
    this.run = run;
    this.pairings = pairings;
    this.results = (run.done ?? []).filter(({ deal }) => deal < run.deals);
    for (const pairing of pairings.keys()) this.look(pairing);
  }

  take(): { readonly pairing: number; readonly deal: number } | undefined {
    const all = this.run.deals * this.pairings.length;
    while (this.next < all) {
      const pairing = this.next % this.pairings.length;
      const deal = Math.floor(this.next / this.pairings.length);
      this.next++;
      const isKnown = this.results.some((result) => result.pairing === pairing && result.deal === deal);
      if (!isKnown && !this.over.has(pairing)) return { pairing, deal };
    }
    return undefined;
  }

  add(result: DealResult): void {
    this.results.push(result);
    this.look(result.pairing);
    this.run.onDeal?.(result, this.results.length);
  }

  private look(pairing: number): void {
    const { sprt } = this.run;
    if (sprt === undefined) return;
    const shares = this.results.filter((result) => result.pairing === pairing).map(({ share }) => share);
    if (decided(shares, sprt) !== undefined) this.over.add(pairing);
  }
}

async function playAll(run: ArenaRun, pairings: readonly Pairing[], options: OptionValues): Promise<DealResult[]> {
  const agenda = new Agenda(run, pairings);
  const workers = Math.max(1, Math.min(run.workers ?? availableParallelism(), run.deals * pairings.length));
  await Promise.all(
    Array.from({ length: workers }, () => {
      const worker = new Worker(new URL('./arenaWorker.ts', import.meta.url), {
        workerData: { game: run.game, pairings },
      });
      return new Promise<void>((resolve, reject) => {
        const leave = (): void => void worker.terminate().then(() => resolve());
        const order = (): void => {
          const next = run.signal?.aborted === true ? undefined : agenda.take();
          if (next === undefined) return leave();
          worker.postMessage({ ...next, seats: run.seats, seed: run.seed, options } satisfies DealOrder);
        };
        run.signal?.addEventListener('abort', leave, { once: true });
        worker.on('error', reject);
        worker.on('message', (result: DealResult) => {
          agenda.add(result);
          order();
        });
        order();
      });
    }),
  );
  return agenda.results.toSorted((a, b) => a.pairing - b.pairing || a.deal - b.deal);
}
