import type { Clock } from "../src/platform/clock.ts";

/** A clock that does not move until it is moved. */
export interface FixedClock extends Clock {
  /** Moves the time forward by `milliseconds`. */
  advance(milliseconds: number): void;
}

/** A clock that starts at `start` and moves only when the test moves it. */
export function fixedClock(start: Date): FixedClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
