/** Random numbers that depend on a seed alone, so that everybody who names the seed sees the same shop. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number between two bounds, both included. */
  int(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the values. Throws a RangeError for an empty list. */
  pick<T>(values: readonly T[]): T;
  /** `count` different values (or all, if there are fewer) in their given order. */
  sample<T>(values: readonly T[], count: number): T[];
  /** A new source that depends on the seed and the label only, not on what was drawn before. */
  fork(label: string): Random;
}

/** mulberry32: 32 bits of state, even spread, quick; cryptography is not asked for here. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a over the label, started from the seed. */
function mix(seed: number, label: string): number {
  let hash = (2166136261 ^ seed) >>> 0;
  for (const character of label) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** A random source for a seed number; the same seed gives the same numbers on every machine. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick(values) {
      const value = values[int(0, values.length - 1)];
      if (value === undefined) throw new RangeError("cannot pick from an empty list");
      return value;
    },
    sample(values, count) {
      // Selection sampling keeps the order: each value is taken with (still needed) / (still left).
      let needed = Math.min(count, values.length);
      return values.filter((_, index) => {
        const taken = next() * (values.length - index) < needed;
        if (taken) needed -= 1;
        return taken;
      });
    },
    fork: (label) => createRandom(mix(seed, label)),
  };
}
