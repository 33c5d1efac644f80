import type { Exchange, Operation, OperationResult } from "urql";
import { map, pipe, tap } from "wonka";

/** Receives every result of the tab: of queries and mutations, from the cache as well. */
export type ResultListener = (result: OperationResult) => void;

/** The page's operations and their results, for code that works beside it. */
export interface Watch {
  readonly exchange: Exchange;
  /** The queries that components of the page read now ("active"), by key; null until the first answer. */
  readonly shown: ReadonlyMap<number, OperationResult | null>;
  /** The queries whose answers are on their way, by key. */
  readonly awaited: ReadonlySet<number>;
  /** Gets what an operation needs before it is sent. It never rejects. */
  prepare?: (operation: Operation) => Promise<void>;
  /** Learns that a change waits for the network. @param end settles when it waits no longer */
  wait?: (end: Promise<unknown>) => void;
  /** Sets the one listener. */
  listen(listener: ResultListener): void;
}

/** Marks an operation that the visitor has not requested: when it fails, the page keeps what it shows. */
export const unasked = { isUnasked: true } as const;

/** Watches the operations of a client; is before its cache. */
export function createWatch(): Watch {
  const shown = new Map<number, OperationResult | null>();
  const awaited = new Set<number>();
  let listener: ResultListener = () => undefined;
  return {
    shown,
    awaited,
    listen(next) {
      listener = next;
    },
    exchange:
      ({ forward }) =>
      (operations) =>
        pipe(
          operations,
          tap(({ kind, key }) => {
            if (kind === "query") awaited.add(key);
            if (kind === "teardown") [awaited, shown].forEach((keys) => keys.delete(key));
            else if (kind === "query" && !shown.has(key)) shown.set(key, null);
          }),
          forward,
          map((result) => {
            const { key, context } = result.operation;
            listener(result);
            // What is shown meanwhile is not the answer yet.
            if (!result.stale) awaited.delete(key);
            const last = shown.get(key);
            // The client has marked what is shown as stale while the question was on its way; it stays as it was.
            const kept = last && result.error && context["isUnasked"] ? { ...last, stale: false } : result;
            if (last !== undefined) shown.set(key, kept);
            return kept;
          }),
        ),
  };
}
