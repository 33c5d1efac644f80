import { preferredEncoding } from "../cache/encoded-bytes.ts";
import type { Answer } from "../planning/answer.ts";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { sendBytes } from "./reply.ts";

/** What the request says of how its answer is to be sent, and what the answer says besides the body. */
interface Exchange {
  readonly headers: IncomingHttpHeaders;
  responseHeaders(): Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Sends the answer to one request. `x-chalkbox-cache` says what the public cache had to do with it; `stale` marks an
 * answer that stands in for one that the shop could not give. Browsers and proxies keep none of them: the gateway is
 * told when something changes, they are not.
 */
export function sendAnswer(response: ServerResponse, answer: Answer, exchange: Exchange): void {
  const { status, headers, cache, encoded } = answer;
  const sent: Record<string, string | readonly string[]> = { ...headers, ...exchange.responseHeaders() };
  if (cache !== undefined) sent["x-chalkbox-cache"] = cache;
  if (encoded === undefined) return sendBytes(response, status, answer.bytes, sent);
  const { encoding, bytes } = encoded.take(preferredEncoding(exchange.headers["accept-encoding"]));
  sent["vary"] = "accept, accept-encoding";
  if (encoding !== "identity") sent["content-encoding"] = encoding;
  sendBytes(response, status, bytes, sent);
}
