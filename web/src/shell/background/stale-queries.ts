import type { Operation, OperationResult } from "urql";
import type { BrowserGraph } from "../../graph/client.ts";
import { hasCart } from "../../graph/ids.browser.ts";
import { unasked } from "../../graph/watch.browser.ts";

/** How old an answer may be when the visitor goes to another page, in ms (GQL-13). */
export const maximumAge = 10 * 60 * 1_000;

/** Requests a query of the page again. What it shows stays until the answer is there, and when there is none. */
export function refetch({ client }: BrowserGraph, operation: Operation): void {
  // "cache-and-network" as the specification has it: what is known first, then what is true.
  client.reexecuteOperation(
    client.createRequestOperation("query", operation, { ...unasked, requestPolicy: "cache-and-network" }),
  );
}

/**
 * Requests what the page shows again, past what is known; what it shows stays until the answers are there. A visitor
 * without a cart has nothing of their own to request: the gateway would make them one (C-87).
 */
export function refresh({ client, watch }: Pick<BrowserGraph, "client" | "watch">): void {
  for (const [, result] of watch.shown) {
    if (result === null || (isOwn(result.data) && !hasCart())) continue;
    const { operation } = result;
    client.reexecuteOperation(
      client.createRequestOperation("query", operation, { ...unasked, requestPolicy: "network-only" }),
    );
  }
}

/** True for an answer about the visitor. */
const isOwn = (data: unknown): boolean => typeof data === "object" && data !== null && "session" in data;

/** Records how old answers are. */
export function createStaleness(graph: BrowserGraph) {
  /** What came with the page is as old as the page, however late this begins. */
  const start = Date.now() - performance.now();
  /** When the gateway answered last, by key of the query. */
  const answered = new Map<number, number>();
  return {
    /** Takes note of a result; those from the cache stay as old as they are. */
    note({ operation, data }: OperationResult): void {
      if (operation.kind === "query" && data != null && operation.context.meta?.cacheOutcome !== "hit")
        answered.set(operation.key, Date.now());
    },
    /** Requests those of the page's queries again whose answers are too old. */
    refetch(): void {
      for (const [key, result] of graph.watch.shown) {
        if (result && Date.now() - (answered.get(key) ?? start) > maximumAge) refetch(graph, result.operation);
      }
    },
  };
}
