import { failed, type HttpAnswer } from "./http-answer.ts";
import { marked, unmarked } from "./batch-mark.ts";
import type { UpstreamObserver } from "./observer.ts";
import { splitBatch } from "./split-batch.ts";
import type { Call, Caller, Transport } from "./transport.ts";
import type { Waiting } from "./waiting.ts";

/** Operations that travel together; at least one. */
export type Batch = readonly Waiting[];

/** Sends a batch in one call, gives each operation its own answer, and resolves when the call is over. */
export type Sender = (batch: Batch, caller: Caller) => Promise<void>;

/** A call goes on until the last of its operations has run out of time; none shortens another's. */
export function createSender(transport: Transport, observer: UpstreamObserver): Sender {
  const post = async (batch: Batch, caller: Caller, body: string): Promise<HttpAnswer> => {
    const started = performance.now();
    const call = transport.post(body, caller);
    watchDeadlines(batch, call);
    const answer = await call.answer;
    observer.call(batch.length, performance.now() - started, answer.ok ? "answered" : answer.failure);
    return answer;
  };

  return async (batch, caller) => {
    const [first] = batch;
    if (first === undefined) return;
    if (batch.length === 1) return first.settle(await post(batch, caller, first.outgoing.body));
    const bodies = batch.map(({ outgoing }, index) => marked(outgoing, index));
    const answers = shareOut(await post(batch, caller, `[${bodies.join(",")}]`), batch.length);
    batch.forEach((waiting, index) => waiting.settle(answers[index] ?? failed("malformed")));
  };
}

function watchDeadlines(batch: Batch, call: Call): void {
  let waited = batch.length;
  const expire = (): void => {
    waited -= 1;
    if (waited === 0) call.abandon();
  };
  for (const waiting of batch) waiting.leave(expire);
}

/**
 * Each operation's own bytes. An answer of another length, or with an element that answers another operation, fails
 * these operations and no others (GQL-03): none of its elements can be trusted to be whose it seems.
 */
function shareOut(answer: HttpAnswer, count: number): readonly HttpAnswer[] {
  if (!answer.ok) return Array.from({ length: count }, () => answer);
  const parts = splitBatch(answer.bytes) ?? [];
  const own = parts.flatMap((bytes, index) => unmarked(bytes, index) ?? []);
  if (parts.length !== count || own.length !== count) return Array.from({ length: count }, () => failed("malformed"));
  return own.map((bytes) => ({ ok: true, bytes }));
}
