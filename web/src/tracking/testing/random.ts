/** Random numbers that a seed repeats, from 0 to below 1. */
export function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
