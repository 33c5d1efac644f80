import type { IncomingMessage } from "node:http";
import type { ParsedBody } from "./graphql-params.ts";

/** The body of a request, or why it was not read. */
export type Body =
  | {
      readonly ok: true;
      readonly bytes: Buffer;
      /** Its operations, where somebody looked for them already. */
      readonly parsed?: ParsedBody;
    }
  | { readonly ok: false; readonly status: 400 | 413 };

/** Bodies that were read before the usual way came to it. */
const early = new WeakMap<IncomingMessage, Body>();

/** Keeps a body that is read already for {@link readBody}. */
export function handOver(request: IncomingMessage, bytes: Buffer, parsed: ParsedBody): void {
  early.set(request, { ok: true, bytes, parsed });
}

/** Reads a request's body, at most `limit` bytes; 400 when the client went away half-way. */
export function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  const body = early.get(request);
  if (body !== undefined) return Promise.resolve(body);
  if (Number(request.headers["content-length"] ?? 0) > limit) return Promise.resolve({ ok: false, status: 413 });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) resolve({ ok: false, status: 413 });
      else chunks.push(chunk);
    });
    request.on("end", () => resolve({ ok: true, bytes: Buffer.concat(chunks, size) }));
    request.on("error", () => resolve({ ok: false, status: 400 }));
    request.on("aborted", () => resolve({ ok: false, status: 400 }));
  });
}
