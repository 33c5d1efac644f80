import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createEdgeServer, createRouter, readBody } from "@chalkbox/edge";
import type { EdgeServer, Refusal, RouteMatch, Router } from "@chalkbox/edge";
import type { Logger } from "pino";
import type { RateLimit } from "./rate-limit.ts";
import type { Reply } from "./reply.ts";
import { plainText } from "./reply.ts";
import type { Route } from "./router.ts";

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

/** The largest body that any route takes, in bytes. */
const largestBody = (routes: readonly Route[]): number => Math.max(...routes.map(({ bodyLimit = 0 }) => bodyLimit));

/** Builds the HTTP server: routing, limits, headers, one log line a request. The caller makes it listen. */
export function createHttpServer(parts: ServerParts): EdgeServer {
  const router = createRouter(parts.routes.map((route) => [`${route.method} ${route.path}`, route] as const));
  const server = createEdgeServer({
    handle: (message, response) => respond(parts, router, server, message, response),
    log: parts.log,
    methods: ["GET", "HEAD", "POST"],
    style: { format: () => "text", headers: commonHeaders },
    limits: { bodyBytes: largestBody(parts.routes) },
    describe: (message) => ({
      requestId: message.headers["x-request-id"],
      method: message.method,
      route: routeOf(find(router, message).match),
    }),
  });
  return server;
}

function find(router: Router<Route>, { method = "GET", url = "/" }: IncomingMessage) {
  const address = URL.parse(url, "http://sandbox.invalid");
  const match: RouteMatch<Route> = address === null ? { kind: "none" } : router(method, address.pathname);
  return { match, query: address?.searchParams ?? new URLSearchParams() };
}

/** The route's pattern, never the address: ids in a payment's path are its key, and queries carry sealed payloads. */
const routeOf = (match: RouteMatch<Route>): string => (match.kind === "route" ? match.path : "(none)");

/** What it throws becomes a 500 that the edge answers and logs. */
async function respond(
  parts: ServerParts,
  router: Router<Route>,
  server: EdgeServer,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const started = performance.now();
  const { match, query } = find(router, message);
  const requestId = randomUUID();
  message.headers["x-request-id"] = requestId;
  response.setHeader("x-request-id", requestId);
  const outcome = await answer(parts, message, match, query);
  if ("code" in outcome) server.refuse(response, outcome);
  else send(message, response, outcome);
  const ms = Math.round(performance.now() - started);
  const { method } = message;
  parts.log.info({ requestId, method, route: routeOf(match), status: outcome.status, ms }, "request");
}

async function answer(
  parts: ServerParts,
  message: IncomingMessage,
  match: RouteMatch<Route>,
  query: URLSearchParams,
): Promise<Reply | Refusal> {
  if (match.kind === "none") return plainText(404, "There is nothing at this address.");
  if (match.kind === "wrong-method") {
    return { ...plainText(405, "This method is not allowed here."), headers: { allow: match.allow.join(", ") } };
  }
  const { target: route, params } = match;
  if (route.unlimited !== true && !parts.rateLimit.take(message.socket.remoteAddress ?? "")) {
    return { ...plainText(429, "Too many requests. Please wait a moment."), headers: { "retry-after": "1" } };
  }
  const body = await readBody(message, { maxBytes: route.bodyLimit ?? 0 });
  if (!body.ok) return body.refusal;
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
