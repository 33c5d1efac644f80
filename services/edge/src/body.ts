import type { IncomingMessage } from "node:http";
import { type Refusal, refusals } from "./refusal.ts";

/** The body of a request, or why there is none. */
export type Body =
  | { readonly ok: true; readonly bytes: Buffer<ArrayBuffer> }
  /** Pass it to `refuse`, which answers and closes the connection. */
  | { readonly ok: false; readonly refusal: Refusal };

/** What may be read. */
export interface BodyRules {
  /** Bytes; a longer body is refused by its length, or as soon as more has come, and what had come is dropped. */
  readonly maxBytes: number;
}

/** Reads a request's body. A client that goes away half-way is a value, too: 400, which it will not read. */
export function readBody(request: IncomingMessage, { maxBytes }: BodyRules): Promise<Body> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
    return Promise.resolve({ ok: false, refusal: refusals.bodyTooLarge });
  }
  return new Promise((resolve) => {
    let chunks: Buffer[] = [];
    let size = 0;
    const settle = (body: Body): void => {
      chunks = [];
      request.off("data", take).off("end", finish).off("error", leave).off("close", leave);
      resolve(body);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBytes) settle({ ok: false, refusal: refusals.bodyTooLarge });
      else chunks.push(chunk);
    };
    const finish = (): void => settle({ ok: true, bytes: Buffer.concat(chunks, size) });
    const leave = (): void => settle({ ok: false, refusal: refusals.malformed });
    request.on("data", take).once("end", finish).once("error", leave).once("close", leave);
  });
}
