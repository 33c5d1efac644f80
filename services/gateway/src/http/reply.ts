import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { RefusalStyle } from "@chalkbox/edge";
import { jsonType } from "./media-type.ts";
import { securityHeaders } from "../security/response-headers.ts";

/** Nothing here may be kept by a cache that visitors share. */
export const commonHeaders = { "cache-control": "no-store" } as const;

/** How the edge words what never reaches a route. */
export const refusalStyle: RefusalStyle = { format: () => "json", headers: securityHeaders({}) };

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): void {
  sendBytes(response, status, Buffer.from(JSON.stringify(body)), { "content-type": jsonType, ...headers });
}

/**
 * Answers with bytes as they are. All headers leave at once: one by one they take Node three times as long.
 * @param headers replace those that every answer has
 */
export function sendBytes(
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  headers: Readonly<Record<string, string | readonly string[]>>,
): void {
  const always = securityHeaders(response.req.headers);
  const sent: OutgoingHttpHeaders = { ...always, ...commonHeaders, ...headers, "content-length": bytes.length };
  response.writeHead(status, sent).end(bytes);
}

/** Refuses a request before it reaches the graph. */
export function refuse(response: ServerResponse, status: number, message: string, code: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
