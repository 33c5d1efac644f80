import type { Logger } from "pino";
import { createBatcher } from "./batcher.ts";
import { type BreakerState, createBreaker } from "./breaker.ts";
import { guard } from "./guard.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { OutgoingOperation } from "./operation.ts";
import { withRetries } from "./retry.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { type Caller, createTransport } from "./transport.ts";

/** A shop behind its batches, retries and circuit breaker. */
export interface Upstream {
  /** Sends an operation until it has an answer or may not be sent again. @param deadline on `performance.now()`'s clock */
  ask(outgoing: OutgoingOperation, caller: Caller, deadline: number): Promise<HttpAnswer>;
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
  const transport = guard(createTransport(url), breaker);
  const batcher = createBatcher(transport, observer);
  const budget = createRetryBudget(now);
  return {
    ask: (outgoing, caller, deadline) => {
      const { kind } = outgoing.operation;
      const mayShare = kind === "query";
      const attempt = (earlier: number): Promise<HttpAnswer> =>
        mayShare && earlier === 0
          ? batcher.batched(outgoing, caller, deadline)
          : batcher.alone(outgoing, caller, deadline);
      return withRetries(attempt, { kind, deadline, budget, observer });
    },
    get breakerState() {
      return breaker.state;
    },
    close: () => transport.close(),
  };
}
