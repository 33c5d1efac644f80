/** The only source of the current time, so that a test can set it. */
export interface Clock {
  now(): Date;
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that does not move until it is moved; for tests and for replaying a moment. */
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
