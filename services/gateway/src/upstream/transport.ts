import { type Dispatcher, Pool } from "undici";
import type { Failure } from "../errors/failure.ts";

/** The shop's answer to one HTTP call, as bytes. */
export type HttpAnswer =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly failure: Failure };

/** Sends one HTTP call to the shop. */
export interface Transport {
  /** @param timeout in milliseconds, for the whole call */
  post(body: string, headers: Readonly<Record<string, string>>, timeout: number): Promise<HttpAnswer>;
  close(): Promise<void>;
}

/** More calls at a time than the shop could work on; further ones wait here instead of there. */
const connections = 128;

/** Keep-alive connections to the shop's graph. */
export function createTransport(url: URL): Transport {
  const pool = new Pool(url.origin, { connections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  const path = url.pathname + url.search;
  return {
    post: (body, headers, timeout) =>
      new Promise((resolve) => {
        pool.dispatch({ path, method: "POST", headers, body }, collect(timeout, resolve));
      }),
    close: () => pool.destroy(),
  };
}

/** Gathers a response; plain callbacks, as a stream for each response costs more than the response. */
function collect(timeout: number, resolve: (answer: HttpAnswer) => void): Dispatcher.DispatchHandler {
  const chunks: Buffer[] = [];
  let status = 0;
  let controller: Dispatcher.DispatchController | undefined;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    resolve({ ok: false, failure: "timeout" });
    controller?.abort(new Error("timeout"));
  }, timeout);
  return {
    onRequestStart: (given) => {
      controller = given;
      // It waited for a connection until nobody waited for it.
      if (isLate) given.abort(new Error("timeout"));
    },
    onResponseStart: (_controller, statusCode) => {
      status = statusCode;
    },
    onResponseData: (_controller, chunk) => {
      chunks.push(chunk);
    },
    onResponseEnd: () => {
      clearTimeout(timer);
      const [first] = chunks;
      if (isBusy(status)) resolve({ ok: false, failure: "unavailable" });
      else if (first === undefined) resolve({ ok: false, failure: "malformed" });
      else resolve({ ok: true, bytes: chunks.length === 1 ? first : Buffer.concat(chunks) });
    },
    onResponseError: () => {
      clearTimeout(timer);
      resolve({ ok: false, failure: "unavailable" });
    },
  };
}

/** The shop, or a proxy before it, is not able to answer now; other statuses come with a body that says more. */
function isBusy(status: number): boolean {
  return status >= 500 || status === 429;
}
