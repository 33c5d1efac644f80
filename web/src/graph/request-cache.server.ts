import type { Exchange, Operation, OperationResult } from "urql";
import { filter, map, merge, pipe, share, tap } from "wonka";
import type { Answers } from "./client.ts";

/**
 * The cache of one request; leaves out of the page what `defer` sends to the browser by itself. The document cache
 * would look through every answer for types that a mutation may make stale, which took a third of a page's time; on
 * the server a mutation simply forgets all answers.
 * @param isRead the request only reads (GET): a mutation of its loader then runs beside the loaders of the layouts,
 * whose answers must stay; that loader refreshes what it has changed
 */
export function createRequestCache(isRead: boolean): { exchange: Exchange; extract: () => Answers } {
  const results = new Map<number, OperationResult>();
  const isKnown = ({ key, kind, context }: Operation) =>
    kind === "query" && context.requestPolicy !== "network-only" && results.has(key);
  const remember = (result: OperationResult): void => {
    if (result.operation.kind !== "mutation") results.set(result.operation.key, result);
    else if (!isRead) results.clear();
  };
  const exchange: Exchange =
    ({ forward }) =>
    (operations) => {
      const shared = share(operations);
      const known = pipe(
        shared,
        filter(isKnown),
        // `isKnown` has just found it.
        map((operation) => ({ ...results.get(operation.key)!, operation })),
      );
      const fetched = pipe(
        shared,
        filter((operation) => !isKnown(operation)),
        forward,
        tap(remember),
      );
      return merge([known, fetched]);
    };
  return {
    exchange,
    extract: () =>
      Object.fromEntries(
        [...results.values()]
          .filter(({ data, operation }) => data != null && operation.context["isDeferred"] !== true)
          .map(({ operation, data }) => [operation.key, data]),
      ),
  };
}
