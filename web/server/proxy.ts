import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { readBody, type Refusal } from "@chalkbox/edge";
import { type Dispatcher, Pool } from "undici";

/** Hop-by-hop headers belong to one connection (RFC 9110, 7.6.1), whether the Connection header names them or not. */
const hopByHop: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/** What the client of the next connection sets itself: where the request goes, and how long its body is. */
const ownWords: ReadonlySet<string> = new Set(["host", "content-length", "expect"]);

/** The target cannot be reached, or does not answer as it should. */
const unavailable = { errors: [{ message: "Network error", extensions: { code: "UPSTREAM_UNAVAILABLE" } }] };

/** The login that the answer was requested with has ended meanwhile; the gateway reports the same (ERR-02). */
const loginEnded = {
  errors: [
    {
      message: "The login has ended.",
      extensions: { code: "UNAUTHENTICATED", messageKey: "vue.error.security.valid_token_required" },
    },
  ],
};
const jsonHeaders = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };

/** How requests are passed on. */
export interface ProxyOptions {
  /** Origin of the target, e.g. `http://127.0.0.1:3002`. */
  readonly target: string;
  /** Most bytes of a body. */
  readonly bodyLimit: number;
  /** The only headers that reach the target; all but hop-by-hop ones without it. */
  readonly passes?: readonly string[];
  /** Headers of every answer, in place of the target's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether an answer may leave, checked right before it does; all may without it. */
  readonly mayLeave?: (request: IncomingMessage, setCookies: readonly string[]) => boolean;
  /** Answers a body that is refused. */
  readonly refuse: (response: ServerResponse, refusal: Refusal) => void;
}

/** Passes requests on to one target. */
export interface Proxy {
  /** Passes a request on and its answer back, unread. A target that is down answers 503. */
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

/**
 * Passes requests on with undici's client. A request leaves only when its body is here: its length is then what was
 * read, whatever the sender reported about it, and a connection never carries anything that is not a request of ours.
 */
export function createProxy({ target, bodyLimit, passes, headers: own, mayLeave, refuse }: ProxyOptions): Proxy {
  const timeouts = { headersTimeout: 30_000, bodyTimeout: 30_000 };
  const pool = new Pool(new URL(target).origin, { connections: 256, pipelining: 1, ...timeouts });
  const passed = passes === undefined ? null : new Set(passes);

  return {
    pass: async (request, response) => {
      const body = await readBody(request, { maxBytes: bodyLimit });
      if (!body.ok) {
        refuse(response, body.refusal);
        return;
      }
      // They left while their body arrived.
      if (response.destroyed) return;
      // A visitor who leaves must not keep the target working.
      const left = new AbortController();
      response.once("close", () => {
        if (!response.writableFinished) left.abort();
      });
      try {
        const answer = await pool.request({
          method: request.method ?? "GET",
          path: request.url ?? "/",
          headers: headersToPass(request.headers, passed),
          body: body.bytes.length === 0 ? null : body.bytes,
          signal: left.signal,
        });
        if (mayLeave?.(request, [answer.headers["set-cookie"] ?? []].flat()) === false) {
          await answer.body.dump();
          response.writeHead(401, jsonHeaders).end(JSON.stringify(loginEnded));
          return;
        }
        response.writeHead(answer.statusCode, { ...answerHeaders(answer.headers), ...own });
        await pipeline(answer.body, response);
      } catch {
        if (!left.signal.aborted) breakOff(response);
      }
    },
    close: () => pool.close(),
  };
}

/** The headers of a request that the target gets. */
export function headersToPass(
  headers: IncomingHttpHeaders,
  passed: ReadonlySet<string> | null,
): Record<string, string | string[]> {
  const named = namesIn(headers.connection);
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined || hopByHop.has(name) || ownWords.has(name) || named.has(name)) continue;
    if (passed === null || passed.has(name)) kept[name] = value;
  }
  return kept;
}

/** The headers of an answer that the visitor gets. */
export function answerHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string | string[]> {
  const named = namesIn([headers["connection"] ?? []].flat().join(","));
  const kept: Record<string, string | string[]> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name) && !named.has(name)) kept[name] = value;
  }
  return kept;
}

/** The headers that a Connection header names as its connection's own; never one that decides where a message ends. */
function namesIn(connection: string | undefined): ReadonlySet<string> {
  if (connection === undefined) return new Set();
  const names = connection.split(",").map((name) => name.trim().toLowerCase());
  return new Set(names.filter((name) => name !== "content-length" && !name.startsWith("x-forwarded-")));
}

function breakOff(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, jsonHeaders).end(JSON.stringify(unavailable));
}
