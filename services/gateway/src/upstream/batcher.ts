import { type Batch, createSender } from "./send-batch.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { UpstreamObserver } from "./observer.ts";
import type { OutgoingOperation } from "./operation.ts";
import type { Caller, Transport } from "./transport.ts";
import { Waiting } from "./waiting.ts";

/** Most operations of one call (GQL-02). */
const maxBatch = 10;
/** Longest wait for company, in milliseconds (GQL-02). */
const window = 15;
/** With fewer calls than this under way nobody waits. */
const eagerBelow = 8;

/** Operations of one caller that wait for company. */
interface Lane {
  readonly caller: Caller;
  readonly queue: Set<Waiting>;
  /** Ends the longest wait. */
  timer: NodeJS.Timeout | null;
}

/** Sends operations to the shop, several in one call where that costs nobody time. */
export interface Batcher {
  /** Sends an operation together with others of the same lane. @param deadline on `performance.now()`'s clock */
  batched(outgoing: OutgoingOperation, caller: Caller, deadline: number): Promise<HttpAnswer>;
  /** Sends an operation by itself, at once: mutations and second attempts. */
  alone(outgoing: OutgoingOperation, caller: Caller, deadline: number): Promise<HttpAnswer>;
}

/**
 * While fewer than 8 calls are under way, what was asked in the same turn of the event loop leaves together at its end;
 * otherwise operations wait until a call returns, 10 of them are there, or 15 ms have passed. The lane that waits
 * longest leaves first, so a slow call delays nobody else by more than these 15 ms.
 */
export function createBatcher(transport: Transport, observer: UpstreamObserver): Batcher {
  // In the order in which they began to wait.
  const lanes = new Map<string, Lane>();
  let underWay = 0;
  let isTurnEnding = false;
  const sender = createSender(transport, observer);

  const send = (batch: Batch, caller: Caller): void => {
    underWay += 1;
    void sender(batch, caller).finally(() => {
      underWay -= 1;
      if (!isTurnEnding) leave();
    });
  };

  const flush = (lane: Lane): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lanes.delete(lane.caller.lane);
    if (lane.queue.size > 0) send([...lane.queue], lane.caller);
  };

  /** Lets lanes leave while that is at once; the others go on waiting. */
  const leave = (): void => {
    for (const lane of lanes.values()) {
      if (underWay >= eagerBelow) return;
      flush(lane);
    }
  };

  const limitWait = (lane: Lane): void => {
    lane.timer ??= setTimeout(() => flush(lane), window);
  };

  const endTurn = (): void => {
    if (isTurnEnding) return;
    isTurnEnding = true;
    setImmediate(() => {
      isTurnEnding = false;
      leave();
      for (const lane of lanes.values()) limitWait(lane);
    });
  };

  const laneOf = (caller: Caller): Lane => {
    const known = lanes.get(caller.lane);
    if (known !== undefined) return known;
    const lane: Lane = { caller, queue: new Set(), timer: null };
    lanes.set(caller.lane, lane);
    if (underWay >= eagerBelow) limitWait(lane);
    return lane;
  };

  return {
    batched: (outgoing, caller, deadline) => {
      const lane = laneOf(caller);
      const waiting = new Waiting(outgoing, deadline, (expired) => lane.queue.delete(expired));
      lane.queue.add(waiting);
      if (lane.queue.size >= maxBatch) flush(lane);
      else if (underWay < eagerBelow) endTurn();
      return waiting.answer;
    },
    alone: (outgoing, caller, deadline) => {
      const waiting = new Waiting(outgoing, deadline, () => undefined);
      send([waiting], caller);
      return waiting.answer;
    },
  };
}
