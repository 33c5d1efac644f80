/**
 * A random sample: the same seed and items give the same one, and a larger sample begins with the smaller one.
 *
 * @param size how many; all of them, in random order, when undefined
 */
export function sampleOf<T>(items: readonly T[], size: number | undefined, seed: number): readonly T[] {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ item }) => item);
}

/** Mulberry32: numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
