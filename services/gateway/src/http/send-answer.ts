import { preferredEncoding } from "../cache/encoded-bytes.ts";
import type { Answer } from "../planning/answer.ts";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { sendBytes, sendJson } from "./reply.ts";

/** What the request says of how its answer is to be sent, and what the answer says besides the body. */
interface Exchange {
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether the login that the request came with has ended meanwhile. */
  readonly isFenced: boolean;
  responseHeaders(): Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Answers a request whose login ended while it was under way: with nothing of what it asked for, no cookies either. The
 * words are those for somebody who is not signed in (ERR-02).
 */
export function sendFenced(response: ServerResponse, { requestId }: Pick<Exchange, "requestId">): void {
  const error = {
    message: "The login has ended.",
    extensions: {
      code: "UNAUTHENTICATED",
      classification: "UNAUTHENTICATED",
      messageKey: "vue.error.security.valid_token_required",
    },
  };
  sendJson(response, 401, { errors: [error] }, { "x-request-id": requestId });
}

/**
 * Sends the answer to one request. `x-chalkbox-cache` says what the public cache had to do with it; `stale` marks an
 * answer that stands in for one that the shop could not give. Browsers and proxies keep none of them: the gateway is
 * told when something changes, they are not.
 */
export function sendAnswer(response: ServerResponse, answer: Answer, exchange: Exchange): void {
  if (exchange.isFenced) return sendFenced(response, exchange);
  const { status, headers, cache, encoded } = answer;
  const sent: Record<string, string | readonly string[]> = { ...headers, ...exchange.responseHeaders() };
  if (cache !== undefined) sent["x-chalkbox-cache"] = cache;
  if (encoded === undefined) return sendBytes(response, status, answer.bytes, sent);
  const { encoding, bytes } = encoded.take(preferredEncoding(exchange.headers["accept-encoding"]));
  sent["vary"] = "accept, accept-encoding";
  if (encoding !== "identity") sent["content-encoding"] = encoding;
  sendBytes(response, status, bytes, sent);
}
