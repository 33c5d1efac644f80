import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { readBody } from "./body.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { Reply } from "./reply.ts";
import { plainText } from "./reply.ts";
import { matchRoute } from "./router.ts";
import type { Match, Route } from "./router.ts";

/** Headers of every answer; a reply's own headers win. Nothing here may ever be cached or framed. */
const commonHeaders: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

/** What the server needs beside its routes. */
export interface ServerParts {
  readonly routes: readonly Route[];
  readonly log: Logger;
  readonly rateLimit: RateLimit;
}

/** Builds the HTTP server: routing, limits, headers, one log line a request. The caller makes it listen. */
export function createHttpServer(parts: ServerParts): Server {
  const server = createServer((message, response) => {
    void respond(parts, message, response);
  });
  server.requestTimeout = 20_000;
  server.headersTimeout = 10_000;
  return server;
}

async function respond(parts: ServerParts, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const started = performance.now();
  const method = message.method ?? "GET";
  const address = URL.parse(message.url ?? "/", "http://sandbox.invalid");
  const match: Match = address === null ? { kind: "none" } : matchRoute(parts.routes, method, address.pathname);
  // The route's pattern, never the address: ids in a payment's path are its key, and queries carry sealed payloads.
  const route = match.kind === "route" ? match.route.path : "(none)";
  let reply: Reply;
  try {
    reply = await answer(parts, message, match, address?.searchParams ?? new URLSearchParams());
  } catch (error) {
    if (message.destroyed && !message.complete) return;
    parts.log.error({ err: error, route }, "unexpected error");
    reply = plainText(500, "Something went wrong in the sandbox. Its log says what.");
  }
  send(message, response, reply);
  parts.log.info({ method, route, status: reply.status, ms: Math.round(performance.now() - started) }, "request");
}

async function answer(
  parts: ServerParts,
  message: IncomingMessage,
  match: Match,
  query: URLSearchParams,
): Promise<Reply> {
  if (match.kind === "none") return plainText(404, "There is nothing at this address.");
  if (match.kind === "wrong-method") {
    return { ...plainText(405, "This method is not allowed here."), headers: { allow: match.allow.join(", ") } };
  }
  const { route, params } = match;
  if (route.unlimited !== true && !parts.rateLimit.take(message.socket.remoteAddress ?? "")) {
    return { ...plainText(429, "Too many requests. Please wait a moment."), headers: { "retry-after": "1" } };
  }
  const body = await readBody(message, route.bodyLimit ?? 0);
  if (!body.ok) return { ...plainText(413, "The request is too large."), headers: { connection: "close" } };
  return route.handle({ params, query, headers: singleHeaders(message), body: body.bytes });
}

function singleHeaders(message: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(message.headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function send(message: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const length = String(Buffer.byteLength(reply.body));
  response.writeHead(reply.status, { ...commonHeaders, "content-length": length, ...reply.headers });
  response.end(message.method === "HEAD" ? undefined : reply.body);
}
