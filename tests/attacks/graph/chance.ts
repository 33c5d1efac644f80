/** Repeatable random choices. */
export interface Chance {
  /** An integer from 0 up to `below`, which is not included. */
  below(below: number): number;
  /** One of several. @throws Error when there is none */
  of<Choice>(choices: readonly Choice[]): Choice;
  /** The same choices in another order. */
  shuffled<Choice>(choices: readonly Choice[]): Choice[];
}

/** The choices that belong to a seed (mulberry32, 32 bits of state). */
export function chanceOf(seed: number): Chance {
  let state = Math.trunc(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    of: (choices) => {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error("There is nothing to choose from");
      return choice;
    },
    shuffled: (choices) => {
      const mixed = [...choices];
      for (let at = mixed.length - 1; at > 0; at -= 1) {
        const other = below(at + 1);
        const [here, there] = [mixed[at], mixed[other]];
        if (here === undefined || there === undefined) continue;
        mixed[at] = there;
        mixed[other] = here;
      }
      return mixed;
    },
  };
}
