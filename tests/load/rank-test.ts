/** The value below which a part of the numbers is. @param part 0 to 1 */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  return below + ((sorted[Math.ceil(at)] ?? Number.NaN) - below) * (at - Math.floor(at));
}

/**
 * The rank test of Mann and Whitney on two samples of 20 or more, by its normal approximation; equal values share ranks.
 * @returns p, two-sided: how often chance alone makes a difference as large as this
 */
export function mannWhitney(a: readonly number[], b: readonly number[]): { readonly p: number } {
  const all = [...a.map((value) => ({ value, ofA: true })), ...b.map((value) => ({ value, ofA: false }))];
  all.sort((x, y) => x.value - y.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start + 1;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const rank = (start + 1 + end) / 2;
    rankSum += rank * all.slice(start, end).filter(({ ofA }) => ofA).length;
    start = end;
  }
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(u - (a.length * b.length) / 2) / deviation;
  return { p: 2 * upperTail(z) };
}

/** The part of a normal distribution above z >= 0 (Abramowitz and Stegun 26.2.17; exact to 7.5e-8). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
