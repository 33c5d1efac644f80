import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Call } from "./call.ts";

/** Far above the largest page; whatever is larger is no answer but a fault, and must not fill the memory. In bytes. */
const largestAnswer = 16 * 1024 * 1024;

const jsonType = /^application\/(graphql-response\+|graphql\+)?json\b/i;

/** Header by which the shop reports that the call's customer token is invalid or revoked, whether an operation needed it or not. */
const refusedTokenHeader = "x-refused-token";

/** Gathers a response. undici calls it directly, as a stream for each response costs more than the response. */
export class Collector implements Dispatcher.DispatchHandler, Call {
  readonly #chunks: Buffer[] = [];
  readonly #done: (answer: HttpAnswer) => void;
  #size = 0;
  #status = 0;
  #contentType: string | undefined;
  #retryAfter: number | null = null;
  #isTokenRefused = false;
  #controller: Dispatcher.DispatchController | undefined;
  #isDone = false;

  /** @param done gets the answer, once */
  constructor(done: (answer: HttpAnswer) => void) {
    this.#done = done;
  }

  abandon(failure: "timeout" | "left"): void {
    this.#end(failed(failure, { mayHaveArrived: this.#controller !== undefined }));
    this.#controller?.abort(new Error("abandoned"));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection until it was abandoned.
    if (this.#isDone) controller.abort(new Error("abandoned"));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#contentType = headers["content-type"];
    this.#retryAfter = waitOf(headers["retry-after"]);
    this.#isTokenRefused = headers[refusedTokenHeader] !== undefined;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size <= largestAnswer) this.#chunks.push(chunk);
    else {
      this.#end(failed("malformed"));
      controller.abort(new Error("too large"));
    }
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    if (isBusy(this.#status)) this.#end(failed("unavailable", { retryAfter: this.#retryAfter }));
    else if (first === undefined || !isJson(this.#contentType)) this.#end(failed("malformed"));
    else {
      const bytes = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks, this.#size);
      this.#end(this.#isTokenRefused ? { ok: true, bytes, isTokenRefused: true } : { ok: true, bytes });
    }
  }

  onResponseError(): void {
    // undici writes the first byte right after `onRequestStart`, so without that nothing has left.
    this.#end(failed("unavailable", { mayHaveArrived: this.#controller !== undefined }));
  }

  #end(answer: HttpAnswer): void {
    if (this.#isDone) return;
    this.#isDone = true;
    this.#done(answer);
  }
}

/** The shop, or a proxy before it, is not able to answer now; other statuses come with a body that explains more. */
function isBusy(status: number): boolean {
  return status >= 500 || status === 429;
}

/** A shop that names no type is trusted. */
function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || jsonType.test(contentType);
}

/** What `Retry-After` requests, as seconds or as a date; in milliseconds. */
function waitOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
