import type { Failure } from "../errors/failure.ts";

/** No answer of the shop, and what is known of the call. */
export interface FailedCall {
  readonly ok: false;
  readonly failure: Failure;
  /** False only when it is certain that not one byte of the call left for the shop. */
  readonly mayHaveArrived: boolean;
  /** How long the shop, or the circuit breaker before it, requires a pause; in milliseconds. */
  readonly retryAfter: number | null;
}

/** The shop's answer to one HTTP call, as bytes. */
export interface AnsweredCall {
  readonly ok: true;
  readonly bytes: Buffer;
  /** The shop did not accept the customer token of the call, whatever it answered (ERR-03). */
  readonly isTokenRefused?: true;
}

/** The result of one HTTP call. */
export type HttpAnswer = AnsweredCall | FailedCall;

/** A call that failed. What reached the shop may have been carried out there, so that is the assumption. */
export function failed(failure: Failure, facts: Partial<Omit<FailedCall, "ok" | "failure">> = {}): FailedCall {
  return { ok: false, failure, mayHaveArrived: true, retryAfter: null, ...facts };
}
