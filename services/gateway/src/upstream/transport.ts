import { Pool } from "undici";
import type { Call, Caller } from "./call.ts";
import { Collector } from "./collector.ts";
import type { HttpAnswer } from "./http-answer.ts";

/** Sends HTTP calls to the shop. It has no deadlines: the caller ends a call. */
export interface Transport {
  /** @param done gets the answer, once; a callback, as promises on the hot path cost as much as the call */
  post(body: string, caller: Caller, done: (answer: HttpAnswer) => void): Call;
  close(): Promise<void>;
}

/** More calls at a time than the shop could work on; further ones wait here instead of there. */
const connections = 128;

/** Keep-alive connections to the shop's graph. */
export function createTransport(url: URL): Transport {
  const pool = new Pool(url.origin, { connections, pipelining: 1, headersTimeout: 0, bodyTimeout: 0 });
  const path = url.pathname + url.search;
  return {
    post: (body, { headers }, done) => {
      const collector = new Collector(done);
      pool.dispatch({ path, method: "POST", headers, body }, collector);
      return collector;
    },
    close: () => pool.destroy(),
  };
}
