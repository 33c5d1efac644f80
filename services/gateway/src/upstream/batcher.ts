import { splitBatch } from "./split-batch.ts";
import type { HttpAnswer, Transport } from "./transport.ts";

/** Most operations of one call (GQL-02). */
const maxBatch = 10;
/** Longest wait for company, in milliseconds (GQL-02). */
const window = 15;
/** With fewer calls than this under way nobody waits. */
const eagerBelow = 8;

/** One operation on its way. */
interface Waiting {
  readonly body: string;
  /** Time on `performance.now()`'s clock at which the answer is too late. */
  readonly deadline: number;
  readonly resolve: (answer: HttpAnswer) => void;
}

interface Lane {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly queue: Waiting[];
  timer: NodeJS.Timeout | null;
  scheduled: boolean;
}

/** Sends operations to the shop, several in one call where that costs nobody time. */
export interface Batcher {
  /**
   * Sends an operation together with others of the same lane.
   * @param lane operations share a call only when this is identical: it must name all that tells visitors apart
   */
  batched(body: string, lane: string, headers: Readonly<Record<string, string>>, deadline: number): Promise<HttpAnswer>;
  /** Sends an operation by itself, at once: mutations and second attempts. */
  alone(body: string, headers: Readonly<Record<string, string>>, deadline: number): Promise<HttpAnswer>;
}

/**
 * While fewer than 8 calls are under way, what was asked in the same turn of the event loop leaves together at once;
 * otherwise operations wait until a call returns, 10 of them are there, or 15 ms have passed.
 */
export function createBatcher(transport: Transport): Batcher {
  const lanes = new Map<string, Lane>();
  let underWay = 0;

  const send = async (body: string, headers: Lane["headers"], deadline: number): Promise<HttpAnswer> => {
    underWay += 1;
    try {
      return await transport.post(body, headers, Math.max(1, deadline - performance.now()));
    } finally {
      underWay -= 1;
      const [longestWaiting] = lanes.values();
      if (longestWaiting !== undefined && underWay < eagerBelow) flush(longestWaiting);
    }
  };

  const flush = (lane: Lane): void => {
    lane.scheduled = false;
    if (lane.timer !== null) clearTimeout(lane.timer);
    lane.timer = null;
    lanes.delete(lane.key);
    while (lane.queue.length > 0) void sendBatch(lane.queue.splice(0, maxBatch), lane.headers);
  };

  const sendBatch = async (batch: readonly Waiting[], headers: Lane["headers"]): Promise<void> => {
    const [first] = batch;
    if (first === undefined) return;
    if (batch.length === 1) return first.resolve(await send(first.body, headers, first.deadline));
    const body = `[${batch.map((waiting) => waiting.body).join(",")}]`;
    const answer = await send(body, headers, Math.min(...batch.map(({ deadline }) => deadline)));
    const answers = shareOut(answer, batch.length);
    batch.forEach(({ resolve }, index) => resolve(answers[index] ?? malformed));
  };

  const schedule = (lane: Lane): void => {
    if (lane.queue.length >= maxBatch) return flush(lane);
    if (lane.scheduled) return;
    lane.scheduled = true;
    if (underWay < eagerBelow) setImmediate(() => lane.scheduled && flush(lane));
    else lane.timer = setTimeout(() => flush(lane), window);
  };

  return {
    alone: send,
    batched: (body, key, headers, deadline) =>
      new Promise((resolve) => {
        let lane = lanes.get(key);
        if (lane === undefined) {
          lane = { key, headers, queue: [], timer: null, scheduled: false };
          lanes.set(key, lane);
        }
        lane.queue.push({ body, deadline, resolve });
        schedule(lane);
      }),
  };
}

const malformed: HttpAnswer = { ok: false, failure: "malformed" };

/** Each operation's own bytes; an answer of another length fails these operations and no others (GQL-03). */
function shareOut(answer: HttpAnswer, count: number): readonly HttpAnswer[] {
  if (!answer.ok) return Array.from({ length: count }, () => answer);
  const parts = splitBatch(answer.bytes);
  if (parts === null || parts.length !== count) return Array.from({ length: count }, () => malformed);
  return parts.map((bytes) => ({ ok: true, bytes }));
}
