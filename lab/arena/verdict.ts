import { fastRandom } from '@bandstand/engine';
import { percentile } from '../statistics.ts';
import type { DealResult, Endings, Pairing } from './plan.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How a bot came off against its rivals. The unit is a deal, so that seats and cards do not count as chance. */
export interface Verdict extends Pairing, Interval {
  readonly deals: number;
  /** Share of the win; 95 % of the time between low and high. */
  readonly share: number;
  readonly score: { readonly mean: number; readonly p25: number; readonly p50: number; readonly p75: number };
  readonly rivalScore: number;
  readonly longestMs: number;
  readonly endings: Endings;
  /** Of the matches that somebody won from the others; undefined where there was none. */
  readonly contested?: Contested;
}

/** How many matches were contested, and the bot's share of them; 95 % of the time between low and high. */
export interface Contested extends Interval {
  readonly matches: number;
  readonly share: number;
}

const Z = 1.959964;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

export function variance(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const middle = mean(numbers);
  return numbers.reduce((sum, each) => sum + (each - middle) ** 2, 0) / (numbers.length - 1);
}

export function verdictOn(pairing: Pairing, results: readonly DealResult[]): Verdict {
  const shares = results.map(({ share }) => share);
  const share = mean(shares);
  const half = Z * Math.sqrt(variance(shares) / shares.length);
  const scores = results.map(({ score }) => score).toSorted((a, b) => a - b);
  return {
    ...pairing,
    deals: results.length,
    share,
    low: Math.max(0, share - half),
    high: Math.min(1, share + half),
    score: {
      mean: mean(scores),
      p25: percentile(scores, 0.25),
      p50: percentile(scores, 0.5),
      p75: percentile(scores, 0.75),
    },
    rivalScore: mean(results.map(({ rivalScore }) => rivalScore)),
    longestMs: Math.max(...results.map(({ longestMs }) => longestMs)),
    endings: endingsOf(results),
    ...contestedOf(results),
  };
}

/** A deal has more or fewer contested matches, so the share is a ratio of two sums, and its spread that of a ratio. */
function contestedOf(results: readonly DealResult[]): { readonly contested?: Contested } {
  const deals = results.map(({ contested }) => contested ?? { matches: 0, share: 0 });
  const matches = deals.reduce((sum, deal) => sum + deal.matches, 0);
  if (matches === 0) return {};
  const share = deals.reduce((sum, deal) => sum + deal.share, 0) / matches;
  const off = deals.map((deal) => deal.share - share * deal.matches);
  const half = (Z * Math.sqrt(variance(off) * deals.length)) / matches;
  return { contested: { matches, share, low: Math.max(0, share - half), high: Math.min(1, share + half) } };
}

function endingsOf(results: readonly DealResult[]): Endings {
  const sums: Record<string, { matches: number; share: number }> = {};
  for (const { endings } of results)
    for (const [how, { matches, share }] of Object.entries(endings)) {
      const sum = (sums[how] ??= { matches: 0, share: 0 });
      sum.matches += matches;
      sum.share += share;
    }
  return sums;
}

/**
 * How far a share of the win is above the rivals in Elo. Of more than two seats everybody wins as often as their strength is a
 * part of all strengths, so that equals have an equal share and a duel is what it always was.
 */
export const eloOf = (share: number, seats = 2): number => {
  const kept = Math.min(0.999, Math.max(0.001, share));
  return 400 * Math.log10(((seats - 1) * kept) / (1 - kept));
};

export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** Both errors one in twenty. */
const BOUND = Math.log(0.95 / 0.05);
/** Before so many deals nothing is decided, as their spread is not known. */
const FEWEST = 16;

/** Whether the deals so far decide between two shares of the win; undefined while they do not. */
export function decided(shares: readonly number[], { low, high }: Hypotheses): 'low' | 'high' | undefined {
  if (shares.length < FEWEST) return undefined;
  const spread = Math.max(variance(shares), 1e-4);
  const ratio = (shares.length * (high - low) * (2 * mean(shares) - low - high)) / (2 * spread);
  if (ratio >= BOUND) return 'high';
  return ratio <= -BOUND ? 'low' : undefined;
}

export interface Rating extends Interval {
  readonly bot: string;
  /** The mean of all is 0. */
  readonly elo: number;
}

const RESAMPLES = 200;

/** Elo of all bots that met in duels, with what resampling the deals leaves of it 95 % of the time. */
export function ratings(
  bots: readonly string[],
  pairings: readonly Pairing[],
  results: readonly DealResult[],
): Rating[] {
  const byPairing = pairings.map((_, pairing) => results.filter((result) => result.pairing === pairing));
  const random = fastRandom(1);
  const elos = bradleyTerry(bots, pairings, byPairing);
  const again = Array.from({ length: RESAMPLES }, () =>
    bradleyTerry(
      bots,
      pairings,
      byPairing.map((deals) => deals.map(() => deals[random.below(deals.length)])),
    ),
  );
  return bots.map((bot, i) => {
    const seen = again.map((each) => each[i]).toSorted((a, b) => a - b);
    return { bot, elo: elos[i], low: percentile(seen, 0.025), high: percentile(seen, 0.975) };
  });
}

const STEPS = 200;

function bradleyTerry(
  bots: readonly string[],
  pairings: readonly Pairing[],
  byPairing: readonly (readonly DealResult[])[],
): number[] {
  const met = pairings.map(({ bot, rivals }, pairing) => {
    const deals = byPairing[pairing];
    // Half a win each on top: nobody is stronger than can be told.
    const won = deals.reduce((sum, { share }) => sum + share, 0) + 0.5;
    return { a: bots.indexOf(bot), b: bots.indexOf(rivals), won, lost: deals.length + 1 - won };
  });
  let strengths = bots.map(() => 1);
  for (let step = 0; step < STEPS; step++) {
    const wins = bots.map(() => 0);
    const weights = bots.map(() => 0);
    for (const { a, b, won, lost } of met) {
      wins[a] += won;
      wins[b] += lost;
      const weight = (won + lost) / (strengths[a] + strengths[b]);
      weights[a] += weight;
      weights[b] += weight;
    }
    strengths = wins.map((won, i) => (weights[i] === 0 ? 1 : won / weights[i]));
  }
  const elos = strengths.map((strength) => 400 * Math.log10(strength));
  const middle = mean(elos);
  return elos.map((elo) => elo - middle);
}
