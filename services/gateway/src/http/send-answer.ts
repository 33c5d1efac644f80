import type { ServerResponse } from "node:http";
import { surrogateHeaders } from "../cache/surrogate-headers.ts";
import { type Answer, noHeaders } from "../planning/operation-request.ts";
import type { GraphqlRequest } from "./graphql-request.ts";
import { sendJson } from "./reply.ts";

/**
 * Answers a request whose login ended while it was under way: with nothing of what it requested, no cookies either. The
 * words are those for a visitor who is not signed in (ERR-02).
 */
export function sendFenced(response: ServerResponse, requestId: string): void {
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

/** In bytes; from some kilobytes on making a text of them takes as long. */
const shortAnswer = 1_500;

/**
 * The response stage. `x-chalkbox-cache` states what the response cache had to do with an answer; `stale` marks one that
 * stands in for an answer that the shop could not give. Browsers and proxies keep none of them: the gateway hears when
 * something changes, they do not. All headers leave at once: one by one they take Node three times as long.
 */
export function sendAnswer(response: ServerResponse, answer: Answer, request: GraphqlRequest): void {
  if (request.isFenced) return sendFenced(response, request.requestId);
  const { cache, encoded } = answer;
  const { encoding, bytes } = encoded?.take(request.class.encoding) ?? { encoding: "identity", bytes: answer.bytes };
  const headers = headOf(answer, request);
  if (cache !== undefined) headers.push("x-chalkbox-cache", cache);
  if (request.class.isSurrogate && encoded !== undefined) {
    push(headers, surrogateHeaders([answer], Date.now()));
  }
  if (encoding !== "identity") headers.push("content-encoding", encoding);
  headers.push("content-length", String(bytes.length));
  push(headers, request.responseHeaders());
  response.writeHead(answer.status, headers);
  // A short text leaves as one with its head; bytes are handed over beside it, which takes a tenth longer.
  if (bytes.length < shortAnswer) response.end(bytes.toString("latin1"), "latin1");
  else response.end(bytes);
}

/** The headers that every answer has, and the answer's own, which replace them. */
function headOf({ headers, encoded }: Answer, { class: { head, sharedHead } }: GraphqlRequest): string[] {
  const common = encoded === undefined ? head : sharedHead;
  if (headers === noHeaders) return [...common];
  const all = new Map<string, string>();
  for (let at = 0; at < common.length; at += 2) all.set(common[at] ?? "", common[at + 1] ?? "");
  for (const [name, value] of Object.entries(headers)) all.set(name.toLowerCase(), value);
  // It is worked out from the bytes that are sent.
  all.delete("content-length");
  return [...all].flat();
}

function push(headers: string[], own: Readonly<Record<string, string | readonly string[]>>): void {
  for (const name in own) {
    const value = own[name] ?? "";
    if (typeof value === "string") headers.push(name, value);
    else for (const each of value) headers.push(name, each);
  }
}
