import type { Logger } from "pino";
import { createBatcher, type Send } from "./batcher.ts";
import { type BreakerState, createBreaker } from "./breaker.ts";
import { withCircuitBreaker } from "./with-circuit-breaker.ts";
import type { UpstreamObserver } from "./observer.ts";
import { failed } from "./http-answer.ts";
import { withRetries } from "./retry.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { createTransport } from "./transport.ts";

/** A shop behind its batches, retries and circuit breaker. */
export interface Upstream {
  /** Sends an operation until it has an answer or may not be sent again. */
  readonly ask: Send;
  readonly breakerState: BreakerState;
  close(): Promise<void>;
}

const now = (): number => performance.now();

/** @param url of the shop's graph */
export function createUpstream(url: URL, log: Logger, observer: UpstreamObserver): Upstream {
  const breaker = createBreaker(now, (state) => {
    log[state === "open" ? "error" : "info"]({ breaker: state }, "the shop's circuit breaker");
    observer.breaker(state);
  });
  const transport = withCircuitBreaker(createTransport(url), breaker);
  const batcher = createBatcher(transport, observer);
  const budget = createRetryBudget(now);
  return {
    ask: (outgoing, caller, deadline, done) => {
      const { kind } = outgoing.operation;
      const mayShare = kind === "query";
      withRetries(
        (earlier, answered) => {
          // It may have left while the operation waited for another try.
          if (outgoing.presence?.hasLeft === true) return answered(failed("left", { mayHaveArrived: earlier > 0 }));
          (mayShare && earlier === 0 ? batcher.batched : batcher.alone)(outgoing, caller, deadline, answered);
        },
        { kind, deadline, budget, observer },
        done,
      );
    },
    get breakerState() {
      return breaker.state;
    },
    close: () => transport.close(),
  };
}
