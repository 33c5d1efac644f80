import { splitBySentinel, withoutBatchSentinel } from "../bytes/response-sentinels.ts";
import { batchBody } from "./batch-body.ts";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { UpstreamOperation } from "./operation.ts";
import { splitBatch } from "../bytes/split-batch.ts";
import type { Caller } from "./call.ts";
import type { Transport } from "./transport.ts";
import type { PendingOperation } from "./pending-operation.ts";

/** Operations that travel together; at least one. */
export type Batch = readonly PendingOperation[];

/** Sends a batch in one call and gives each operation its own answer. @param onEnd is called when the call is over */
export type Sender = (batch: Batch, caller: Caller, onEnd: () => void) => void;

/** From here on an answer's transport takes longer than a call of its own; in bytes. */
const large = 16_384;
/** Operations that had such an answer. */
const withLargeAnswers = new WeakSet<UpstreamOperation>();

/** Whether an operation is known for answers of more than 16 kB. */
export function hasLargeAnswers(operation: UpstreamOperation): boolean {
  return withLargeAnswers.has(operation);
}

/** A call goes on until the last of its operations has run out of time or lost its client; none shortens another's. */
export function createSender(transport: Transport, observer: UpstreamObserver): Sender {
  return (batch, caller, onEnd) => {
    const [first] = batch;
    if (first === undefined) return onEnd();
    const isAlone = batch.length === 1;
    const body = isAlone ? first.outgoing.body : batchBody(batch);
    const started = performance.now();
    const call = transport.post(body, caller, (answer) => {
      const ms = performance.now() - started;
      if (isAlone) first.settle(answer);
      else shareOut(answer, batch);
      onEnd();
      // The waiting operations come first.
      observer.call(batch.length, ms, answer.ok ? "answered" : answer.failure);
    });
    let waited = batch.length;
    let hasTimedOut = false;
    const expire = (_: PendingOperation, failure: "timeout" | "left"): void => {
      waited -= 1;
      hasTimedOut ||= failure === "timeout";
      if (waited === 0) call.abandon(hasTimedOut ? "timeout" : "left");
    };
    for (const waiting of batch) waiting.leave(expire);
  };
}

/**
 * Each operation's own bytes. An answer of another length, or with an element that answers another operation, fails
 * these operations and no others (GQL-03): none of its elements can be trusted to be whose it seems.
 */
function shareOut(answer: HttpAnswer, batch: Batch): void {
  const own = answer.ok ? ownParts(answer.bytes, batch) : null;
  batch.forEach((waiting, index) => {
    const bytes = own?.[index];
    if (bytes !== undefined && bytes.length > large) withLargeAnswers.add(waiting.outgoing.operation);
    if (!answer.ok) waiting.settle(answer);
    else if (bytes === undefined) waiting.settle(failed("malformed"));
    else waiting.settle({ ...answer, bytes });
  });
}

/** Null when they are not what was requested. */
function ownParts(bytes: Buffer, batch: Batch): readonly Buffer[] | null {
  const operations = batch.map(({ outgoing }) => outgoing.operation);
  const cut = splitBySentinel(bytes, operations);
  if (cut !== null) return cut;
  const parts = splitBatch(bytes) ?? [];
  const own = parts.flatMap((part, index) => withoutBatchSentinel(part, index) ?? []);
  return parts.length === batch.length && own.length === batch.length ? own : null;
}
