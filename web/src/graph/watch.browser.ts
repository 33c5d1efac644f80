import type { Exchange, Operation, OperationResult } from "urql";
import { map, pipe, tap } from "wonka";

/** Receives every result of the tab: of queries and mutations, from the cache as well. */
export type ResultListener = (result: OperationResult) => void;

/** The page's operations and their results, for code that works beside it. */
export interface Watch {
  readonly exchange: Exchange;
  /** The queries that components of the page read now ("active"), by key; null until the first answer. */
  readonly shown: ReadonlyMap<number, OperationResult | null>;
  /** Gets what an operation needs before it is sent. It never rejects. */
  prepare?: (operation: Operation) => Promise<void>;
  /** Sets the one listener. */
  listen(listener: ResultListener): void;
}

/** Marks an operation that the visitor has not requested: when it fails, the page keeps what it shows. */
export const unasked = { isUnasked: true } as const;

/** Watches the operations of a client; is before its cache. */
export function createWatch(): Watch {
  const shown = new Map<number, OperationResult | null>();
  let listener: ResultListener = () => undefined;
  return {
    shown,
    listen(next) {
      listener = next;
    },
    exchange:
      ({ forward }) =>
      (operations) =>
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === "teardown") shown.delete(key);
            else if (kind === "query" && !shown.has(key)) shown.set(key, null);
          }),
          forward,
          map((result) => {
            const { key, context } = result.operation;
            listener(result);
            const last = shown.get(key);
            // The client has marked what is shown as stale while the question was on its way; it stays as it was.
            const kept = last && result.error && context["isUnasked"] ? { ...last, stale: false } : result;
            if (last !== undefined) shown.set(key, kept);
            return kept;
          }),
        ),
  };
}
