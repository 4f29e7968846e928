import type { Outcome, Seat } from '@bandstand/engine';

/** How a match went for whoever sat there; undefined where nobody did, several, or nobody else, and for a seat apart. */
export function fateOf(outcome: Outcome | undefined, mine: readonly Seat[]): 'won' | 'shared' | 'lost' | undefined {
  if (outcome === undefined || outcome.shares.length === 1 || mine.length !== 1) return undefined;
  if (outcome.apart?.includes(mine[0])) return undefined;
  const share = outcome.shares[mine[0]];
  if (share === 1) return 'won';
  return share > 0 ? 'shared' : 'lost';
}
