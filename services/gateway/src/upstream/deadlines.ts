/** Something that waits until a moment at the latest. */
export interface Mortal {
  /** That moment has come. */
  expire(): void;
}

/** Wakes up who waits too long. */
export interface Deadlines {
  /** @param deadline on `performance.now()`'s clock @returns the moment by which to `forget` it */
  watch(mortal: Mortal, deadline: number): number;
  forget(mortal: Mortal, moment: number): void;
}

/**
 * One timer for all, set for the earliest deadline. It is left alone when that is forgotten, and set anew when it has
 * gone off: hardly anybody waits until the end, so under load that is every few seconds instead of for each operation.
 */
export function createDeadlines(): Deadlines {
  /** Who waits, by the millisecond. */
  const moments = new Map<number, Set<Mortal>>();
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  const wakeAt = (moment: number): void => {
    clearTimeout(timer);
    wakesAt = moment;
    // Who waits has a connection open, and that keeps the process.
    if (moment < Infinity) timer = setTimeout(strike, moment - performance.now()).unref();
  };

  const strike = (): void => {
    try {
      for (const [at, mortals] of moments) {
        if (at <= performance.now()) expireAll(at, mortals);
      }
    } finally {
      let earliest = Infinity;
      for (const at of moments.keys()) earliest = Math.min(earliest, at);
      wakeAt(earliest);
    }
  };

  const expireAll = (at: number, mortals: Set<Mortal>): void => {
    for (const mortal of mortals) {
      mortals.delete(mortal);
      mortal.expire();
    }
    moments.delete(at);
  };

  return {
    watch: (mortal, deadline) => {
      const at = Math.ceil(Math.max(performance.now() + 1, deadline));
      const known = moments.get(at);
      if (known === undefined) moments.set(at, new Set([mortal]));
      else known.add(mortal);
      if (at < wakesAt) wakeAt(at);
      return at;
    },
    forget: (mortal, at) => {
      const mortals = moments.get(at);
      if (mortals?.delete(mortal) === true && mortals.size === 0) moments.delete(at);
    },
  };
}
