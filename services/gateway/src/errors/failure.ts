import type { PublicError } from "./rules.ts";

/** How long the shop may take for an operation, retries and recoveries included; in milliseconds (GQL-09). */
export const upstreamTimeout = 5_000;

/** Why there is no answer of the shop. */
export type Failure =
  /** It took too long. */
  | "timeout"
  /** The client waits no longer, as it stated beforehand. */
  | "out-of-time"
  /** The client has left meanwhile. */
  | "left"
  /** It cannot be reached, or is not able to answer now. */
  | "unavailable"
  /** It was not called: its circuit breaker is open. */
  | "refused"
  /** What came back is no answer to what was requested (GQL-03). */
  | "malformed"
  /** There is no API token to call with (ERR-07). */
  | "no-token";

/** What clients read, for each failure. */
const presented: Readonly<Record<Failure, { readonly message: string; readonly code: string }>> = {
  timeout: { message: `Request timed out (${upstreamTimeout}ms)`, code: "UPSTREAM_TIMEOUT" },
  "out-of-time": { message: "The shop did not answer while the client waits", code: "UPSTREAM_TIMEOUT" },
  left: { message: "The client has left", code: "UPSTREAM_TIMEOUT" },
  unavailable: { message: "Network error", code: "UPSTREAM_UNAVAILABLE" },
  refused: { message: "Network error", code: "UPSTREAM_UNAVAILABLE" },
  malformed: { message: "The shop's answer was not understood", code: "UPSTREAM_MALFORMED" },
  "no-token": { message: "Network error", code: "UPSTREAM_UNAVAILABLE" },
};

/**
 * The error that clients get when the shop gave no answer.
 * @param retryAfter in milliseconds; clients read whole seconds in `extensions.retryAfter`
 */
export function presentFailure(failure: Failure, retryAfter: number | null = null): PublicError {
  const { message, code } = presented[failure];
  const wait = retryAfter === null ? {} : { retryAfter: Math.ceil(retryAfter / 1_000) };
  return { message, extensions: { code, classification: code, ...wait } };
}
