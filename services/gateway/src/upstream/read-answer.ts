import { dropEndSentinel, endSentinel, withoutEndSentinel } from "../bytes/response-sentinels.ts";
import { parseResult, type UpstreamResult } from "../errors/upstream-error.ts";
import type { HttpAnswer } from "./http-answer.ts";
import type { UpstreamOperation } from "./operation.ts";
import type { ShopReply } from "./shop-reply.ts";

const errorsKey = Buffer.from('"errors"');
/** Debugging output of the shop, e.g. traces; parsing drops it. */
const extensionsKey = Buffer.from('"extensions"');
const start = Buffer.from('{"data"');
const end = Buffer.from("}}");

/** The shop's answer to an operation: bytes that are not parsed when they are clean, else its errors or the failure. */
export function readAnswer(answer: HttpAnswer, operation: UpstreamOperation): ShopReply {
  if (!answer.ok) return { kind: "failed", failure: answer.failure, retryAfter: answer.retryAfter };
  const clean = cleanReply(answer.bytes, operation);
  if (clean !== null) return clean;
  const result = parsed(answer.bytes, operation);
  if (result === null) return { kind: "failed", failure: "malformed", retryAfter: null };
  if (result.errors.length > 0) return { kind: "errors", result };
  return { kind: "clean", bytes: Buffer.from(JSON.stringify({ data: result.data })), isWhole: true };
}

/**
 * The reply that holds data and no errors and is not cut off, recognised without parsing it: by the sentinel of its
 * end, or, where an upstream writes it in another way, by looking for what must not be there.
 */
function cleanReply(bytes: Buffer, { kind, hasEndSentinel }: UpstreamOperation): ShopReply | null {
  const cut = hasEndSentinel ? withoutEndSentinel(bytes, kind) : null;
  if (cut !== null) return { kind: "clean", bytes: cut, isWhole: true };
  const isPlain = isClean(bytes) && !(hasEndSentinel && bytes.includes(endSentinel));
  return isPlain ? { kind: "clean", bytes, isWhole: false } : null;
}

function parsed(bytes: Buffer, { hasEndSentinel }: UpstreamOperation): UpstreamResult | null {
  const result = parseResult(bytes.toString("utf8"));
  return result === null || !hasEndSentinel ? result : { ...result, data: dropEndSentinel(result.data) };
}

/**
 * Whether an answer holds data and no errors and was not cut off, judged by its bytes: a quote within a JSON text is
 * escaped. What looks otherwise is parsed; to look at every brace of a page of products would cost as much.
 */
function isClean(bytes: Buffer): boolean {
  return (
    bytes.subarray(0, start.length).equals(start) &&
    bytes.subarray(-end.length).equals(end) &&
    bytes.indexOf(errorsKey) === -1 &&
    bytes.indexOf(extensionsKey) === -1
  );
}
