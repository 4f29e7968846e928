import { words } from './text/index.ts';

/** How many letters have to be changed, added or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length];
}

/** A question that names the nearest known word, if one is near enough to be meant. */
export function didYouMean(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known.toSorted((a, b) => distance(word, a) - distance(word, b));
  return nearest !== undefined && distance(word, nearest) <= Math.max(2, word.length / 3)
    ? words.didYouMean.didYouMean(nearest)
    : undefined;
}
