/** How long one call may go on. */
export interface CallTime {
  /** Ends the call: its time is over, or the visitor has left. */
  readonly signal: AbortSignal;
  /** The call has been answered; nothing is left behind at the visitor's request. */
  readonly end: () => void;
}

/**
 * @param ms milliseconds until the call is given up
 * @param visitor the signal of the visitor's request; null for what is done to its end whether they stay or not
 */
export function startCallTime(ms: number, visitor: AbortSignal | null): CallTime {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new DOMException("The gateway took too long", "TimeoutError")), ms);
  const leave = (): void => ended.abort(visitor?.reason);
  if (visitor?.aborted === true) leave();
  visitor?.addEventListener("abort", leave);
  return {
    signal: ended.signal,
    end: () => {
      clearTimeout(timer);
      visitor?.removeEventListener("abort", leave);
    },
  };
}
