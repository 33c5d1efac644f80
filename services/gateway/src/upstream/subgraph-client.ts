import type { Logger } from "pino";
import { upstreamTimeout } from "../errors/failure.ts";
import { createBatcher } from "./batcher.ts";
import { createBreaker } from "./breaker.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import { silentObserver } from "./observer.ts";
import type { OutgoingOperation } from "./operation.ts";
import { withRetries } from "./retry.ts";
import { createRetryBudget } from "./retry-budget.ts";
import { until } from "./time-left.ts";
import { createTransport } from "./transport.ts";
import { withCircuitBreaker } from "./with-circuit-breaker.ts";

/** An upstream beside the shop. */
export interface SubgraphAddress {
  readonly name: string;
  readonly url: URL;
  /** E.g. an API key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether equal queries that are under way share one call: they carry nothing of a visitor. */
  readonly sharesCalls: boolean;
}

/** The request that a call belongs to. */
export interface SubgraphCaller {
  readonly requestId: string;
  /** Distinguishes people for the circuit breaker; it is not sent. */
  readonly visitor: string;
  /** When the client stops waiting, on `performance.now()`'s clock. */
  readonly deadline: number;
}

/** Calls one upstream beside the shop, with its own connections, breaker and budget of retries. */
export interface SubgraphClient {
  ask(outgoing: OutgoingOperation, caller: SubgraphCaller): Promise<HttpAnswer>;
  close(): Promise<void>;
}

const now = (): number => performance.now();

/** The upstream gets the request's id and nothing else of the visitor. */
export function createSubgraphClient(
  { name, url, headers, sharesCalls }: SubgraphAddress,
  log: Logger,
): SubgraphClient {
  const breaker = createBreaker(now, (state) => {
    log[state === "open" ? "error" : "info"]({ upstream: name, breaker: state }, "an upstream's circuit breaker");
  });
  const transport = withCircuitBreaker(createTransport(url), breaker);
  const batcher = createBatcher(transport, silentObserver);
  const budget = createRetryBudget(now);
  const fixed = { "content-type": "application/json", accept: "application/json", ...headers };
  const underWay = new Map<string, Promise<HttpAnswer>>();

  const send = (outgoing: OutgoingOperation, { requestId, visitor }: SubgraphCaller, deadline: number) =>
    new Promise<HttpAnswer>((done) => {
      const caller = { headers: { ...fixed, "x-request-id": requestId }, batchKey: "", visitor };
      const { kind } = outgoing.operation;
      withRetries(
        (_earlier, answered) => batcher.alone(outgoing, caller, deadline, answered),
        { kind, deadline, budget, observer: silentObserver },
        done,
      );
    });

  const share = async (outgoing: OutgoingOperation, caller: SubgraphCaller): Promise<HttpAnswer> => {
    const { body } = outgoing;
    let call = underWay.get(body);
    if (call === undefined) {
      call = send(outgoing, caller, now() + upstreamTimeout).finally(() => underWay.delete(body));
      underWay.set(body, call);
    }
    return (await until(call, caller.deadline)) ?? failed("out-of-time");
  };

  return {
    ask: (outgoing, caller) =>
      sharesCalls && outgoing.operation.kind === "query"
        ? share(outgoing, caller)
        : send(outgoing, caller, Math.min(caller.deadline, now() + upstreamTimeout)),
    close: () => transport.close(),
  };
}
