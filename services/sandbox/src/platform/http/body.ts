import type { IncomingMessage } from "node:http";

/** The body's bytes, or that there were too many. */
export type Body = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false };

/** Reads a body of at most `limit` bytes; a longer one is refused without being kept. */
export async function readBody(message: IncomingMessage, limit: number): Promise<Body> {
  if (Number(message.headers["content-length"] ?? 0) > limit) return { ok: false };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) return { ok: false };
    chunks.push(bytes);
  }
  return { ok: true, bytes: Buffer.concat(chunks) };
}
