import { type CallOutcome, createFailureWindow } from "./failure-window.ts";

/** closed: calls go through; open: none does; half-open: one does, to see. */
export type BreakerState = "closed" | "open" | "half-open";

/** Leave to call; its holder states how the call ended. */
export interface Permit {
  end(outcome: CallOutcome | "given-up", visitor: string): void;
}

/** Keeps calls from an upstream that does not answer anyway. */
export interface Breaker {
  readonly state: BreakerState;
  /** Leave to call, or how long to wait before another call; in milliseconds. */
  enter(): Permit | number;
}

/** How long calls are kept away the first time, in milliseconds; twice as long after each probe that fails. */
const firstPause = 1_000;
const longestPause = 10_000;

/**
 * A circuit breaker for one upstream. GraphQL errors are answers, so they never open it; nor do the failures of one
 * visitor alone (see `FailureWindow`).
 *
 * @param now milliseconds on a clock that never goes back
 * @param onChange gets every new state
 */
export function createBreaker(now: () => number, onChange: (state: BreakerState) => void): Breaker {
  const failures = createFailureWindow(now);
  let state: BreakerState = "closed";
  let pause = firstPause;
  let reopensAt = 0;

  const change = (next: BreakerState): void => {
    state = next;
    onChange(next);
  };
  const open = (): void => {
    reopensAt = now() + pause;
    pause = Math.min(longestPause, pause * 2);
    change("open");
  };
  const close = (): void => {
    pause = firstPause;
    failures.clear();
    change("closed");
  };

  const probe: Permit = {
    end: (outcome) => (outcome === "answered" ? close() : open()),
  };
  const ordinary: Permit = {
    end: (outcome, visitor) => {
      // The call began before the breaker opened: what it met is known by now.
      if (state !== "closed" || outcome === "given-up") return;
      failures.record(outcome, visitor);
      if (outcome !== "answered" && failures.isTooMany()) open();
    },
  };

  return {
    get state() {
      return state;
    },
    enter: () => {
      if (state === "closed") return ordinary;
      const wait = reopensAt - now();
      if (state === "half-open") return Math.max(1, wait, firstPause);
      if (wait > 0) return wait;
      change("half-open");
      return probe;
    },
  };
}
