import { createSender } from "./send-batch.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { OutgoingOperation } from "./operation.ts";
import type { Caller, Transport } from "./transport.ts";
import { Waiting } from "./waiting.ts";

/** Most operations of one call (GQL-02). */
const maxBatch = 10;
/** Longest wait for company, in milliseconds (GQL-02). */
const window = 15;
/** With fewer calls of its lane than this under way nobody waits. */
const eagerBelow = 8;

/** The operations of one caller. */
interface Lane {
  /** Whose headers the next batch bears: those of the first one that waits. */
  caller: Caller;
  readonly queue: Set<Waiting>;
  /** Ends the longest wait. */
  timer: NodeJS.Timeout | null;
  /** Calls with its batches. */
  underWay: number;
  /** Leaves at the end of this turn of the event loop. */
  isLeaving: boolean;
}

/** Sends operations to the shop, several in one call where that costs nobody time. */
export interface Batcher {
  /** Sends an operation together with others of the same lane. @param deadline on `performance.now()`'s clock */
  batched(outgoing: OutgoingOperation, caller: Caller, deadline: number): Promise<HttpAnswer>;
  /** Sends an operation by itself, at once: mutations and second attempts. */
  alone(outgoing: OutgoingOperation, caller: Caller, deadline: number): Promise<HttpAnswer>;
}

/**
 * While fewer than 8 calls of a lane are under way, what was asked in the same turn of the event loop leaves together
 * at its end; otherwise operations wait until a call returns, 10 of them are there, or 15 ms have passed. Lanes do not
 * wait for each other: nobody in one could travel with somebody in another.
 */
export function createBatcher(transport: Transport, observer: UpstreamObserver): Batcher {
  const lanes = new Map<string, Lane>();
  const send = createSender(transport, observer);

  const leave = (lane: Lane): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    if (lane.queue.size === 0) return forgetIdle(lane);
    const batch = [...lane.queue];
    lane.queue.clear();
    lane.underWay += 1;
    send(batch, lane.caller, () => {
      lane.underWay -= 1;
      if (lane.isLeaving || lane.underWay >= eagerBelow) return;
      leave(lane);
    });
  };

  const forgetIdle = (lane: Lane): void => {
    if (lane.underWay === 0 && !lane.isLeaving) lanes.delete(lane.caller.lane);
  };

  const leaveSoon = (lane: Lane): void => {
    if (lane.isLeaving) return;
    lane.isLeaving = true;
    setImmediate(() => {
      lane.isLeaving = false;
      if (lane.underWay < eagerBelow) leave(lane);
      else limitWait(lane);
    });
  };

  const limitWait = (lane: Lane): void => {
    if (lane.queue.size > 0) lane.timer ??= setTimeout(() => leave(lane), window);
  };

  const laneOf = (caller: Caller): Lane => {
    const known = lanes.get(caller.lane);
    if (known !== undefined) {
      if (known.queue.size === 0) known.caller = caller;
      return known;
    }
    const lane: Lane = { caller, queue: new Set(), timer: null, underWay: 0, isLeaving: false };
    lanes.set(caller.lane, lane);
    return lane;
  };

  return {
    batched: (outgoing, caller, deadline) => {
      const lane = laneOf(caller);
      const waiting = new Waiting(outgoing, deadline, (expired) => lane.queue.delete(expired));
      lane.queue.add(waiting);
      if (lane.queue.size >= maxBatch) leave(lane);
      else if (lane.underWay < eagerBelow) leaveSoon(lane);
      else limitWait(lane);
      return waiting.answer;
    },
    alone: (outgoing, caller, deadline) => {
      const waiting = new Waiting(outgoing, deadline, () => undefined);
      send([waiting], caller, () => undefined);
      return waiting.answer;
    },
  };
}
