/** The value below which `share` of the sorted numbers lie (nearest rank). */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];

/** Wilson's 95 % interval for a share seen in `count` independent games. */
export function interval95(share: number, count: number): { readonly low: number; readonly high: number } {
  const z = 1.959964;
  const spread = (z * z) / count;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((share * (1 - share)) / count + spread / (4 * count));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
