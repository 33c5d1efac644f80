import {
  type Exchange,
  type ExecutionResult,
  makeErrorResult,
  makeResult,
  type Operation,
  type OperationResult,
} from "urql";
import { filter, fromPromise, mergeMap, pipe } from "wonka";
import { bodyOf } from "./operation.ts";

/** Sends the bodies of operations in one call; answers with one result each, in their order. @throws when the gateway cannot be reached */
export type SendOperations = (bodies: readonly string[]) => Promise<readonly unknown[]>;

/** Most operations of one call: the gateway takes no more (GQL-02). */
const maxBatch = 10;

interface Waiting {
  readonly operation: Operation;
  readonly resolve: (result: OperationResult) => void;
}

const isResult = (value: unknown): value is ExecutionResult =>
  typeof value === "object" && value !== null && ("data" in value || "errors" in value);

/** Waits until the loaders of this turn have asked what they want to know, then calls `flush` once. */
function gather(send: SendOperations): (operation: Operation) => Promise<OperationResult> {
  let waiting: Waiting[] = [];

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const answers = await send(batch.map(({ operation }) => bodyOf(operation)));
      batch.forEach(({ operation, resolve }, index) => {
        const answer = answers[index];
        resolve(
          isResult(answer) ? makeResult(operation, answer) : makeErrorResult(operation, new Error("Malformed answer")),
        );
      });
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      for (const { operation, resolve } of batch) resolve(makeErrorResult(operation, cause));
    }
  };

  const flush = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += maxBatch) void settle(all.slice(start, start + maxBatch));
  };

  return (operation) =>
    new Promise((resolve) => {
      const entry = { operation, resolve };
      // The page waits for neither a mutation's neighbours nor for what is deferred.
      if (operation.kind === "mutation" || operation.context["isDeferred"] === true) {
        void settle([entry]);
        return;
      }
      waiting.push(entry);
      if (waiting.length === 1) setImmediate(flush);
    });
}

/**
 * Sends a page's queries together: five loaders cost one call instead of five, which was a third of the page's time.
 */
export function createGatewayExchange(send: SendOperations): Exchange {
  const run = gather(send);
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== "teardown"),
      mergeMap((operation) => fromPromise(run(operation))),
    );
}
