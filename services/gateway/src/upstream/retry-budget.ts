/**
 * How many second attempts may still be made. Retries of a shop in trouble would multiply its load at the worst moment,
 * so they are paid for: by one call in ten, and by time, so that a quiet site may retry as well.
 */
export interface RetryBudget {
  /** A first attempt was made. */
  earn(): void;
  /** Whether a second attempt may be made; takes it from the budget. */
  spend(): boolean;
}

/** Retries that a first attempt pays for. */
const perCall = 0.1;
/** Retries that a second pays for. */
const perSecond = 1;
/** More than this is not saved up. */
const most = 50;
/** What there is at the beginning. */
const floor = 10;

/** @param now milliseconds on a clock that never goes back */
export function createRetryBudget(now: () => number): RetryBudget {
  let saved = floor;
  let at = now();
  const add = (amount: number): void => {
    saved = Math.min(most, saved + amount);
  };
  return {
    earn: () => add(perCall),
    spend: () => {
      const time = now();
      // Time alone saves up to the floor: after a quiet night no storm of retries is due.
      if (saved < floor) saved = Math.min(floor, saved + ((time - at) / 1_000) * perSecond);
      at = time;
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
