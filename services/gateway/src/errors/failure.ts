import type { PublicError } from "./rules.ts";

/** How long the shop may take for an operation, retries included; in milliseconds (GQL-09). */
export const upstreamTimeout = 5_000;

/** Why there is no answer of the shop. */
export type Failure =
  /** It took too long. */
  | "timeout"
  /** It cannot be reached, or is not able to answer now. */
  | "unavailable"
  /** What came back is no answer to what was asked (GQL-03). */
  | "malformed"
  /** There is no API token to ask with (ERR-07). */
  | "no-token";

/** What clients are told when the shop gave no answer. */
export function presentFailure(failure: Failure): PublicError {
  switch (failure) {
    case "timeout":
      return failed(`Request timed out (${upstreamTimeout}ms)`, "UPSTREAM_TIMEOUT");
    case "unavailable":
    case "no-token":
      return failed("Network error", "UPSTREAM_UNAVAILABLE");
    case "malformed":
      return failed("The shop's answer was not understood", "UPSTREAM_MALFORMED");
  }
}

function failed(message: string, code: string): PublicError {
  return { message, extensions: { code, classification: code } };
}
