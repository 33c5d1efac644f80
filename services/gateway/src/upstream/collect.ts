import type { Dispatcher } from "undici";
import { failed, type HttpAnswer } from "./http-answer.ts";
import type { Call } from "./transport.ts";

/** Far above the largest page; whatever is larger is no answer but a fault, and must not fill the memory. In bytes. */
const largestAnswer = 16 * 1024 * 1024;

const jsonType = /^application\/(graphql-response\+|graphql\+)?json\b/i;

/** Gathers a response; plain callbacks, as a stream for each response costs more than the response. */
export function collect(): { readonly handler: Dispatcher.DispatchHandler; readonly call: Call } {
  const chunks: Buffer[] = [];
  let size = 0;
  let status = 0;
  let contentType: string | undefined;
  let retryAfter: number | null = null;
  let controller: Dispatcher.DispatchController | undefined;
  let isAbandoned = false;
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();

  const end = (): void => {
    const [first] = chunks;
    if (isBusy(status)) resolve(failed("unavailable", { retryAfter }));
    else if (first === undefined || !isJson(contentType)) resolve(failed("malformed"));
    else resolve({ ok: true, bytes: chunks.length === 1 ? first : Buffer.concat(chunks, size) });
  };

  return {
    call: {
      answer: promise,
      abandon: () => {
        isAbandoned = true;
        resolve(failed("timeout", { mayHaveArrived: controller !== undefined }));
        controller?.abort(new Error("abandoned"));
      },
    },
    handler: {
      onRequestStart: (given) => {
        controller = given;
        // It waited for a connection until nobody waited for it.
        if (isAbandoned) given.abort(new Error("abandoned"));
      },
      onResponseStart: (_controller, statusCode, headers) => {
        status = statusCode;
        contentType = single(headers["content-type"]);
        retryAfter = isBusy(statusCode) ? waitOf(single(headers["retry-after"])) : null;
      },
      onResponseData: (given, chunk) => {
        size += chunk.length;
        if (size <= largestAnswer) chunks.push(chunk);
        else {
          resolve(failed("malformed"));
          given.abort(new Error("too large"));
        }
      },
      onResponseEnd: end,
      // undici writes the first byte right after `onRequestStart`, so without that nothing has left.
      onResponseError: () => resolve(failed("unavailable", { mayHaveArrived: controller !== undefined })),
    },
  };
}

/** The shop, or a proxy before it, is not able to answer now; other statuses come with a body that says more. */
function isBusy(status: number): boolean {
  return status >= 500 || status === 429;
}

/** A shop that names no type is believed. */
function isJson(contentType: string | undefined): boolean {
  return contentType === undefined || jsonType.test(contentType);
}

/** What `Retry-After` asks for, as seconds or as a date; in milliseconds. */
function waitOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (/^\d{1,6}$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}

function single(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}
