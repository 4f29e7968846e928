/**
 * How surely two samples differ in size, in standard deviations of the rank-sum (Mann–Whitney) statistic; near 0 if they do not.
 * Of samples of n each, a difference by which a value of one exceeds one of the other with probability p is on average
 * (p - 1/2) * sqrt(6n) deviations large: with n = 60, p = 3/4 gives 4.7, with n = 600, p = 0.6 gives 6.0.
 */
export function rankSumZ(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))].toSorted(
    (x, y) => x.value - y.value,
  );
  let rankSum = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to].value === all[from].value) to++;
    const rank = (from + 1 + to) / 2;
    rankSum += rank * all.slice(from, to).filter(({ isA }) => isA).length;
    from = to;
  }
  const [n, m] = [a.length, b.length];
  const u = rankSum - (n * (n + 1)) / 2;
  return (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
