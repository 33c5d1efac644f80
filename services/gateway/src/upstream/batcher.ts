import { createDeadlines } from "./deadlines.ts";
import { createSender, hasLargeAnswers } from "./send-batch.ts";
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

/** Idle lanes that are kept: taking each out after its call would have the map made anew all the time. */
const fewestLanes = 1_000;

/** The operations of one caller. */
interface Lane {
  /** Whose headers the next batch bears: those of the first one that waits. */
  caller: Caller;
  queue: Waiting[];
  /** Ends the longest wait. */
  timer: NodeJS.Timeout | null;
  /** Calls with its batches. */
  underWay: number;
  /** Leaves within this turn of the event loop. */
  isLeaving: boolean;
}

function isIdle({ queue, underWay, isLeaving }: Lane): boolean {
  return queue.length === 0 && underWay === 0 && !isLeaving;
}

/** Sends operations to the shop, several in one call where that costs nobody time. */
export interface Batcher {
  /**
   * Sends an operation together with others of the same lane; alone if its answers are so large that the others would
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
 * While no call of a lane is under way, what a request asks leaves as soon as it has asked all of it; while fewer than 8
 * are, what was asked in the same turn of the event loop leaves together at its end; otherwise operations wait until a
 * call returns, 10 of them are there, or 15 ms have passed. Lanes do not wait for each other: nobody in one could travel
 * with somebody in another.
 */
export function createBatcher(transport: Transport, observer: UpstreamObserver): Batcher {
  let lanes = new Map<string, Lane>();
  let room = fewestLanes;
  const send = createSender(transport, observer);
  const deadlines = createDeadlines();

  const leave = (lane: Lane): void => {
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    if (lane.queue.length === 0) return;
    const batch = lane.queue.splice(0);
    lane.underWay += 1;
    send(batch, lane.caller, () => {
      lane.underWay -= 1;
      if (lane.isLeaving || lane.underWay >= eagerBelow) return;
      leave(lane);
    });
  };

  const leaveSoon = (lane: Lane): void => {
    if (lane.isLeaving) return;
    lane.isLeaving = true;
    const go = (): void => {
      lane.isLeaving = false;
      if (lane.underWay < eagerBelow) leave(lane);
      else limitWait(lane);
    };
    if (lane.underWay === 0) process.nextTick(go);
    else setImmediate(go);
  };

  const limitWait = (lane: Lane): void => {
    if (lane.queue.length > 0) lane.timer ??= setTimeout(() => leave(lane), window);
  };

  /** Leaves so much room that it is rarely called, however many lanes are busy. */
  const forgetIdle = (): void => {
    lanes = new Map([...lanes].filter(([, lane]) => !isIdle(lane)));
    room = lanes.size + fewestLanes;
  };

  const laneOf = (caller: Caller): Lane => {
    const known = lanes.get(caller.lane);
    if (known !== undefined) {
      if (known.queue.length === 0) known.caller = caller;
      return known;
    }
    if (lanes.size >= room) forgetIdle();
    const lane: Lane = { caller, queue: [], timer: null, underWay: 0, isLeaving: false };
    lanes.set(caller.lane, lane);
    return lane;
  };

  const alone: Send = (outgoing, caller, deadline, done) => {
    send([new Waiting(outgoing, deadlines, deadline, done)], caller, () => undefined);
  };

  return {
    batched: (outgoing, caller, deadline, done) => {
      if (hasLargeAnswers(outgoing.operation)) return alone(outgoing, caller, deadline, done);
      const lane = laneOf(caller);
      const waiting = new Waiting(outgoing, deadlines, deadline, done, (expired) => {
        lane.queue = lane.queue.filter((each) => each !== expired);
      });
      lane.queue.push(waiting);
      if (lane.queue.length >= maxBatch) leave(lane);
      else if (lane.underWay < eagerBelow) leaveSoon(lane);
      else limitWait(lane);
    },
    alone,
  };
}
