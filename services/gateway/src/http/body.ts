import type { IncomingMessage } from "node:http";

/** The body of a request, or why it was not read. */
export type Body = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly status: 400 | 413 };

/** Bodies that were read before the usual way came to it. */
const early = new WeakMap<IncomingMessage, Buffer>();

/** Keeps a body that is read already for {@link readBody}. */
export function handOver(request: IncomingMessage, bytes: Buffer): void {
  early.set(request, bytes);
}

/** Reads a request's body, at most `limit` bytes; 400 when the client went away half-way. */
export function readBody(request: IncomingMessage, limit: number): Promise<Body> {
  const bytes = early.get(request);
  if (bytes !== undefined) return Promise.resolve({ ok: true, bytes });
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
