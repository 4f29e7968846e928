import type { Judged, MoveId } from '@bandstand/engine';

/** What somebody who thought along holds of a move: plain data, so that it can come from another thread. */
export interface Opinion {
  readonly move: MoveId;
  readonly worth: number;
  /** On how many looks it rests. */
  readonly looks: number;
  readonly isProven?: true;
}

/** One's part of an answer: a move, or opinions that are still to be brought together; none from whoever was not needed. */
export type Part = { readonly move: MoveId } | { readonly opinions: readonly Opinion[] };

export const opinionsOf = (judged: readonly Judged[]): readonly Opinion[] =>
  judged.map(({ move, worth, looks = 1, isProven }) => ({
    move: move.id,
    worth,
    looks,
    ...(isProven === undefined ? {} : { isProven }),
  }));

/**
 * The move that all parts together speak for; undefined when none says anything. A proof needs no second opinion; otherwise what
 * was looked at most comes first, as minds go on with what is good, and among those what is worth most.
 */
export function agree(parts: readonly Part[]): MoveId | undefined {
  for (const part of parts) if ('move' in part) return part.move;
  const all = parts.flatMap((part) => ('opinions' in part ? [part.opinions] : []));
  const proven = all.flatMap((opinions) => opinions.filter(({ isProven }) => isProven === true)).at(0);
  if (proven !== undefined) return proven.move;
  const sums = new Map<MoveId, { looks: number; sum: number }>();
  for (const { move, worth, looks } of all.flat()) {
    const known = sums.get(move) ?? { looks: 0, sum: 0 };
    sums.set(move, { looks: known.looks + looks, sum: known.sum + looks * worth });
  }
  const mean = ({ looks, sum }: { looks: number; sum: number }): number => (looks === 0 ? 0 : sum / looks);
  return [...sums].toSorted(([, a], [, b]) => b.looks - a.looks || mean(b) - mean(a)).at(0)?.[0];
}
