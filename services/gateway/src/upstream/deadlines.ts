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

/** All who share a millisecond, and the timer that they share. */
interface Moment {
  readonly mortals: Set<Mortal>;
  readonly timer: NodeJS.Timeout;
}

/** Under load a timer for each would take longer than all else that is done for an operation while it waits. */
export function createDeadlines(): Deadlines {
  const moments = new Map<number, Moment>();

  const strike = (at: number): void => {
    const { mortals } = moments.get(at) ?? { mortals: [] };
    moments.delete(at);
    for (const mortal of mortals) mortal.expire();
  };

  return {
    watch: (mortal, deadline) => {
      const now = performance.now();
      const at = Math.ceil(Math.max(now + 1, deadline));
      const known = moments.get(at);
      if (known !== undefined) known.mortals.add(mortal);
      else moments.set(at, { mortals: new Set([mortal]), timer: setTimeout(() => strike(at), at - now) });
      return at;
    },
    forget: (mortal, at) => {
      const moment = moments.get(at);
      if (moment === undefined || !moment.mortals.delete(mortal) || moment.mortals.size > 0) return;
      clearTimeout(moment.timer);
      moments.delete(at);
    },
  };
}
