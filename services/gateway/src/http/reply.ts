import type { ServerResponse } from "node:http";

/** Nothing here may be kept by a cache that visitors share. */
export const commonHeaders = { "cache-control": "no-store" } as const;

export const jsonType = "application/json; charset=utf-8";

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string | readonly string[]>> = {},
): void {
  sendBytes(response, status, Buffer.from(JSON.stringify(body)), { "content-type": jsonType, ...headers });
}

/** Answers with bytes as they are. */
export function sendBytes(
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  headers: Readonly<Record<string, string | readonly string[]>>,
): void {
  for (const [name, value] of Object.entries({ ...commonHeaders, ...headers })) response.setHeader(name, value);
  response.setHeader("content-length", bytes.length);
  response.statusCode = status;
  response.end(bytes);
}

/** Refuses a request before it reaches the graph. */
export function refuse(response: ServerResponse, status: number, message: string, code: string): void {
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
