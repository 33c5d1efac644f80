import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "./context.ts";

/** One GraphQL operation as it was received; holds no secret, and of the visitor only what the call forwarded. */
export interface ReceivedCall {
  readonly receivedAt: Date;
  readonly requestId: string;
  /** Name in the document; null when it has none. */
  readonly operationName: string | null;
  /** Null when the call came without a valid API token. */
  readonly storefront: Storefront | null;
  readonly headerNames: readonly string[];
  /** Values of the headers that may be shown (GQL-06, GQL-07). */
  readonly headers: Readonly<Record<string, string>>;
  /** Names of the forwarded cookies (SESS-21), without their values. */
  readonly cookieNames: readonly string[];
}

/** The latest calls, kept in memory for the back office's log of calls received. */
export interface CallLog {
  record(call: ReceivedCall): void;
  /** The latest calls, newest first; at most `limit`, of one operation when it is named. */
  latest(limit: number, operationName?: string): readonly ReceivedCall[];
  /** Drops all calls. */
  clear(): void;
}

const shownHeaders = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "user-agent",
  "referer",
  "accept-language",
  "x-request-id",
];
/** A header that someone fills with a book must not fill our memory. */
const maxValueLength = 500;

/** A log of at most `capacity` calls; older ones fall out. */
export function createCallLog(capacity = 2_000): CallLog {
  const ring: (ReceivedCall | undefined)[] = [];
  let next = 0;
  return {
    record: (call) => {
      ring[next] = call;
      next = (next + 1) % capacity;
    },
    latest: (limit, operationName) => {
      const found: ReceivedCall[] = [];
      for (let age = 1; age <= ring.length && found.length < limit; age += 1) {
        const call = ring[(next - age + capacity) % capacity];
        if (call === undefined) continue;
        if (operationName === undefined || call.operationName === operationName) found.push(call);
      }
      return found;
    },
    clear: () => {
      ring.length = 0;
      next = 0;
    },
  };
}

/** The part of a call's headers that may be kept. */
export function describeHeaders(
  headers: IncomingHttpHeaders,
): Pick<ReceivedCall, "headerNames" | "headers" | "cookieNames"> {
  const shown = shownHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value).slice(0, maxValueLength)] as const];
  });
  const cookieNames = (headers.cookie ?? "")
    .split(";")
    .map((pair) => pair.split("=", 1)[0]?.trim() ?? "")
    .filter((name) => name !== "");
  return { headerNames: Object.keys(headers), headers: Object.fromEntries(shown), cookieNames };
}
