import type { IncomingMessage, ServerResponse } from "node:http";

/** The body of a request, or why it was not read. */
export type Body = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly status: 413 | 400 };

/** Reads a request's body, at most `limit` bytes; 400 when the client went away half-way. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  if (Number(request.headers["content-length"] ?? 0) > limit) return { ok: false, status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limit) return { ok: false, status: 413 };
      chunks.push(bytes);
    }
  } catch {
    return { ok: false, status: 400 };
  }
  return { ok: true, bytes: Buffer.concat(chunks, size) };
}

/** Answers with JSON that no cache keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(JSON.stringify(body));
}

/** Answers a request whose body was refused; the connection is closed, as the rest of the body is still coming. */
export function refuseBody(response: ServerResponse, status: 413 | 400): void {
  const message = status === 413 ? "The request body is too large" : "The request body did not arrive";
  sendJson(response, status, { errors: [{ message }] }, { connection: "close" });
}
