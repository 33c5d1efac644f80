import type { IncomingMessage } from "node:http";
import { type Body, readBody } from "@chalkbox/edge";
import { limits } from "../security/limits.ts";

/** What a body's reader calls back: `done` with the body or why it was not read, `fail` with what was thrown. */
interface Callbacks {
  done(body: Body): void;
  fail(error: unknown): void;
}

/** Bodies up to this are collected without a promise; in bytes. */
const short = 8_000;

/**
 * The params stage: reads the body of a request to the graph. A throw in `done` goes to `fail`: it is called by an event,
 * so no promise would lead there.
 * @param contentLength in bytes, as the edge has checked it; 0 when it is not known
 */
export function collectBody(request: IncomingMessage, contentLength: number, { done, fail }: Callbacks): void {
  if (contentLength <= 0 || contentLength > short) {
    const read = async (): Promise<void> => done(await readBody(request, { maxBytes: limits.bodyBytes }));
    read().catch(fail);
    return;
  }
  const chunks: Buffer<ArrayBuffer>[] = [];
  request.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  request.on("end", () => {
    try {
      const [first] = chunks;
      done({ ok: true, bytes: chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks) });
    } catch (error) {
      fail(error);
    }
  });
}
