/** Something that waits until a moment at the latest. */
export interface Expirable {
  /** That moment has come. */
  expire(): void;
}

/** Expires what waits too long. */
export interface Deadlines {
  /** @param deadline on `performance.now()`'s clock @returns the moment by which to `forget` it */
  watch(expirable: Expirable, deadline: number): number;
  forget(expirable: Expirable, moment: number): void;
}

/**
 * One timer for all, set for the earliest deadline. It is left alone when that is dropped, and set again when it has
 * gone off: few operations wait until the end, so under load that is every few seconds instead of for each operation.
 */
export function createDeadlines(): Deadlines {
  /** What waits, by the millisecond. */
  const moments = new Map<number, Set<Expirable>>();
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Infinity;

  const wakeAt = (moment: number): void => {
    clearTimeout(timer);
    wakesAt = moment;
    // A waiting operation has a connection open, and that keeps the process.
    if (moment < Infinity) timer = setTimeout(expireDue, moment - performance.now()).unref();
  };

  const expireDue = (): void => {
    try {
      for (const [at, expirables] of moments) {
        if (at <= performance.now()) expireAll(at, expirables);
      }
    } finally {
      let earliest = Infinity;
      for (const at of moments.keys()) earliest = Math.min(earliest, at);
      wakeAt(earliest);
    }
  };

  const expireAll = (at: number, expirables: Set<Expirable>): void => {
    for (const expirable of expirables) {
      expirables.delete(expirable);
      expirable.expire();
    }
    moments.delete(at);
  };

  return {
    watch: (expirable, deadline) => {
      const at = Math.ceil(Math.max(performance.now() + 1, deadline));
      const known = moments.get(at);
      if (known === undefined) moments.set(at, new Set([expirable]));
      else known.add(expirable);
      if (at < wakesAt) wakeAt(at);
      return at;
    },
    forget: (expirable, at) => {
      const expirables = moments.get(at);
      if (expirables?.delete(expirable) === true && expirables.size === 0) moments.delete(at);
    },
  };
}
