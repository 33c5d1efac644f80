import type { Failure } from "../errors/failure.ts";
import type { BreakerState } from "./breaker.ts";

/** Receives what happens between gateway and shop, for metrics. Called on the hot path: it must be quick. */
export interface UpstreamObserver {
  /** An HTTP call ended. @param operations how many it carried @param ms how long it took */
  call(operations: number, ms: number, outcome: Failure | "answered"): void;
  /** An operation failed on the way. @param allowed whether the budget pays for another attempt */
  retry(allowed: boolean): void;
  breaker(state: BreakerState): void;
}

/** Ignores everything. */
export const silentObserver: UpstreamObserver = {
  call: () => undefined,
  retry: () => undefined,
  breaker: () => undefined,
};
