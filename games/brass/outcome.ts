import { rankSeats, type Outcome } from '@bandstand/engine';
import type { Ending, Prize, State } from './state.ts';

/** A director's four penalties from worst to best: compared place by place, lower wins. */
export const worstFirst = (scores: readonly number[], director: number): number[] =>
  scores.slice(director * 4, director * 4 + 4).toSorted((a, b) => b - a);

/** The worst voice counts. */
export const overall = (scores: readonly number[], director: number): number =>
  Math.max(scores[director * 4], scores[director * 4 + 1], scores[director * 4 + 2], scores[director * 4 + 3]);

/** What the jury gives a soloist, by overall score. */
export const PRIZES = [
  { prize: 'champion', atMost: 4 },
  { prize: 'firstPrize', atMost: 6 },
  { prize: 'secondPrize', atMost: 8 },
  { prize: 'thirdPrize', atMost: 10 },
] as const;

export const prizeFor = (score: number): Prize => PRIZES.find(({ atMost }) => score <= atMost)?.prize ?? 'noPrize';

export function outcome(state: State): Outcome<Ending> | undefined {
  if (state.round < state.rounds) return undefined;
  if (state.seats === 1) {
    const score = overall(state.scores, 0);
    const how = prizeFor(score);
    return { shares: [how === 'noPrize' ? 0 : 1], ranks: [1], scores: [score], how };
  }
  const sorted = [worstFirst(state.scores, 0), worstFirst(state.scores, 1)];
  const compare = (a: number, b: number): number => {
    const place = sorted[a].findIndex((score, i) => score !== sorted[b][i]);
    return place < 0 ? 0 : sorted[a][place] - sorted[b][place];
  };
  const scores = [overall(state.scores, 0), overall(state.scores, 1)];
  const how = scores[0] !== scores[1] ? 'worstVoice' : compare(0, 1) !== 0 ? 'nextVoice' : 'allEqual';
  return rankSeats(scores, compare, how);
}
