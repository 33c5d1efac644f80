/** Most restarts of one service within {@link restartWindow}. */
export const restartLimit = 5;
/** The time in which restarts are counted, in milliseconds. */
export const restartWindow = 60_000;
/** Wait before the first restart, in milliseconds; it doubles with each further one in the window. */
const firstDelay = 250;

/** When a service that has ended may be restarted. */
export interface RestartPolicy {
  /**
   * Counts one more end.
   *
   * @param now current time in milliseconds
   * @returns how long to wait before the restart, in milliseconds, and whether that is more than the back-off: the
   *   service has used up its restarts and may come back once the window has moved on
   */
  ended(now: number): { readonly delay: number; readonly isExhausted: boolean };
}

/** Exponential back-off of one service, with a limit of restarts in a sliding window. */
export function createRestartPolicy(): RestartPolicy {
  let restarts: readonly number[] = [];
  return {
    ended(now) {
      restarts = restarts.filter((at) => at > now - restartWindow);
      const [oldest = now] = restarts;
      const isExhausted = restarts.length >= restartLimit;
      const delay = isExhausted ? oldest + restartWindow - now : firstDelay * 2 ** restarts.length;
      restarts = [...restarts, now + delay].slice(-restartLimit);
      return { delay, isExhausted };
    },
  };
}
