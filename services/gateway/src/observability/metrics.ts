import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import type { BreakerState } from "../upstream/breaker.ts";
import type { OperationRecord } from "../planning/operation-record.ts";
import type { UpstreamObserver } from "../upstream/observer.ts";
import { Histogram } from "./histogram.ts";

/** What is counted and timed, for Prometheus. */
export interface Metrics {
  /** Takes note of an operation that was answered. */
  operation(record: OperationRecord): void;
  readonly upstream: UpstreamObserver;
  /** Everything in Prometheus' text format. */
  print(): Promise<{ readonly text: string; readonly contentType: string }>;
}

/** Upper ends of the histograms' buckets, in seconds: from an answer at hand to the shop's time-out. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const breakerValues: Readonly<Record<BreakerState, number>> = { closed: 0, "half-open": 1, open: 2 };

/**
 * @param isKnown whether an operation's name is one of ours; any other would let clients make labels without end
 */
export function createMetrics(isKnown: (operationName: string) => boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: "chalkbox_operation_seconds",
    help: "Time from an operation's plan to its answer",
    labelNames: ["operation", "plan", "status"],
    bounds: seconds,
  });
  const calls = new Histogram({
    name: "chalkbox_upstream_call_seconds",
    help: "Time of HTTP calls to the shop",
    labelNames: ["outcome"],
    bounds: seconds,
  });
  const batches = new Histogram({
    name: "chalkbox_upstream_batch_operations",
    help: "How many operations a call to the shop carried",
    labelNames: [],
    bounds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  });
  const batchSizes = batches.series();
  /** How often each was given; read when metrics are printed. */
  const verdicts = new Map<string, number>();
  void new Counter({
    name: "chalkbox_cache_answers_total",
    help: "What the public cache had to do with operations of the shop alone",
    labelNames: ["verdict"],
    registers,
    collect() {
      this.reset();
      for (const [verdict, times] of verdicts) this.inc({ verdict }, times);
    },
  });
  const retries = new Counter({
    name: "chalkbox_upstream_retries_total",
    help: "Operations that failed on the way, and whether the budget paid for another attempt",
    labelNames: ["allowed"],
    registers,
  });
  const breaker = new Gauge({
    name: "chalkbox_upstream_breaker",
    help: "Circuit breaker towards the shop: 0 closed, 1 half open, 2 open",
    registers,
  });
  breaker.set(breakerValues.closed);
  return {
    operation: ({ operationName, plan, status, cache, ms }) => {
      const operation = operationName !== null && isKnown(operationName) ? operationName : "other";
      operations.series(operation, plan, String(status)).add(ms / 1_000);
      if (cache !== null) verdicts.set(cache, (verdicts.get(cache) ?? 0) + 1);
    },
    upstream: {
      call: (count, ms, outcome) => {
        calls.series(outcome).add(ms / 1_000);
        batchSizes.add(count);
      },
      retry: (allowed) => retries.labels(String(allowed)).inc(),
      breaker: (state) => breaker.set(breakerValues[state]),
    },
    print: async () => ({
      text: [await registry.metrics(), operations.print(), calls.print(), batches.print()].join("\n"),
      contentType: registry.contentType,
    }),
  };
}
