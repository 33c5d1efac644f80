import { createDeadlines } from "./deadlines.ts";
import { createSender, hasLargeAnswers } from "./send-batch.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { OutgoingOperation } from "./operation.ts";
import type { Caller } from "./call.ts";
import type { Transport } from "./transport.ts";
import { PendingOperation } from "./pending-operation.ts";

/** Most operations of one call (GQL-02). */
const maxBatch = 10;
/** Longest wait for company, in milliseconds (GQL-02). */
const window = 15;
/** With fewer calls of a queue than this under way no operation waits. */
const eagerBelow = 8;

/** Idle queues that are kept: taking each out after its call would have the map made again all the time. */
const fewestQueues = 1_000;

/** The operations of one batch key. */
interface BatchQueue {
  /** Whose headers the next batch has: those of the first operation that waits. */
  caller: Caller;
  pending: PendingOperation[];
  /** Ends the longest wait. */
  timer: NodeJS.Timeout | undefined;
  /** Calls with its batches. */
  underWay: number;
  /** It leaves within this turn of the event loop. */
  isLeaving: boolean;
}

function isIdle({ pending, underWay, isLeaving }: BatchQueue): boolean {
  return pending.length === 0 && underWay === 0 && !isLeaving;
}

/** Sends operations to the shop, several in one call where that costs no operation time. */
export interface Batcher {
  /**
   * Sends an operation together with others of the same batch key; alone if its answers are so large that the others would
   * wait for their transport.
   */
  batched: Send;
  /** Sends an operation by itself, at once: mutations and second attempts. */
  alone: Send;
}

/** @param deadline on `performance.now()`'s clock @param done gets the answer, once */
export type Send = (
  outgoing: OutgoingOperation,
  caller: Caller,
  deadline: number,
  done: (answer: HttpAnswer) => void,
) => void;

/**
 * While no call of a queue is under way, what a request sends leaves as soon as it has sent all of it; while fewer than 8
 * are, what was added in the same turn of the event loop leaves together at its end; otherwise operations wait until a
 * call returns, 10 of them are there, or 15 ms have passed. Queues do not wait for each other: their
 * operations could not travel together.
 */
export function createBatcher(transport: Transport, observer: UpstreamObserver): Batcher {
  let queues = new Map<string, BatchQueue>();
  let room = fewestQueues;
  const send = createSender(transport, observer);
  const deadlines = createDeadlines();

  const leave = (queue: BatchQueue): void => {
    clearTimeout(queue.timer);
    queue.timer = undefined;
    if (queue.pending.length === 0) return;
    const batch = queue.pending.splice(0);
    queue.underWay += 1;
    send(batch, queue.caller, () => {
      queue.underWay -= 1;
      if (queue.isLeaving || queue.underWay >= eagerBelow) return;
      leave(queue);
    });
  };

  const leaveSoon = (queue: BatchQueue): void => {
    if (queue.isLeaving) return;
    queue.isLeaving = true;
    const go = (): void => {
      queue.isLeaving = false;
      if (queue.underWay < eagerBelow) leave(queue);
      else limitWait(queue);
    };
    if (queue.underWay === 0) process.nextTick(go);
    else setImmediate(go);
  };

  const limitWait = (queue: BatchQueue): void => {
    if (queue.pending.length > 0) queue.timer ??= setTimeout(() => leave(queue), window);
  };

  /** Leaves so much room that it is rarely called, however many queues are busy. */
  const forgetIdle = (): void => {
    queues = new Map([...queues].filter(([, queue]) => !isIdle(queue)));
    room = queues.size + fewestQueues;
  };

  const queueOf = (caller: Caller): BatchQueue => {
    const known = queues.get(caller.batchKey);
    if (known !== undefined) {
      if (known.pending.length === 0) known.caller = caller;
      return known;
    }
    if (queues.size >= room) forgetIdle();
    const queue: BatchQueue = { caller, pending: [], timer: undefined, underWay: 0, isLeaving: false };
    queues.set(caller.batchKey, queue);
    return queue;
  };

  const alone: Send = (outgoing, caller, deadline, done) => {
    send([new PendingOperation(outgoing, deadlines, deadline, done)], caller, () => undefined);
  };

  return {
    batched: (outgoing, caller, deadline, done) => {
      if (hasLargeAnswers(outgoing.operation)) return alone(outgoing, caller, deadline, done);
      const queue = queueOf(caller);
      const waiting = new PendingOperation(outgoing, deadlines, deadline, done, (expired) => {
        queue.pending = queue.pending.filter((each) => each !== expired);
      });
      queue.pending.push(waiting);
      if (queue.pending.length >= maxBatch) leave(queue);
      else if (queue.underWay < eagerBelow) leaveSoon(queue);
      else limitWait(queue);
    },
    alone,
  };
}
