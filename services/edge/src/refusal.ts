import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { edgeLimits } from "./limits.ts";

/** Why a request goes no further. */
export interface Refusal {
  readonly status: number;
  /** What programs decide on. */
  readonly code: string;
  /** What people read. */
  readonly message: string;
  /** Of this answer alone, such as `allow` and `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Beside the code, in the `extensions` of the JSON form. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** How a server words its refusals. */
export interface RefusalStyle {
  /** Errors of a graph or a line of text, by the request's target; "" where it could not be read. */
  readonly format: (url: string) => "json" | "text";
  /** Headers of every refusal; `cache-control`, type and length are added. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page of a refusal for a browser that waits for one; null where the line of text will do. */
  readonly page?: (refusal: Refusal, request: IncomingMessage) => string | null;
}

/** The refusals that every server has. */
export const refusals = {
  malformed: { status: 400, code: "BAD_REQUEST", message: "The request is not valid HTTP" },
  ambiguousTarget: { status: 400, code: "BAD_REQUEST", message: "The request does not say clearly where it goes" },
  ambiguousHost: { status: 400, code: "BAD_REQUEST", message: "The request does not name one valid host" },
  ambiguousBody: { status: 400, code: "BAD_REQUEST", message: "The request does not say clearly where it ends" },
  needlessBody: { status: 400, code: "BAD_REQUEST", message: "A request of this method has no body" },
  foreign: { status: 403, code: "CSRF", message: "The request comes from another site" },
  notFound: { status: 404, code: "NOT_FOUND", message: "Not found" },
  slow: { status: 408, code: "REQUEST_TIMEOUT", message: "The request took too long to arrive" },
  bodyTooLarge: { status: 413, code: "LIMIT_EXCEEDED", message: "The request's body is too large" },
  targetTooLong: { status: 414, code: "LIMIT_EXCEEDED", message: "The request's address is too long" },
  expectation: { status: 417, code: "EXPECTATION_FAILED", message: "What the request expects is not offered" },
  headersTooLarge: { status: 431, code: "LIMIT_EXCEEDED", message: "The request's headers are too large" },
  internal: { status: 500, code: "INTERNAL_ERROR", message: "Internal error" },
  unknownMethod: { status: 501, code: "NOT_IMPLEMENTED", message: "The request's method is not known" },
  unknownCoding: { status: 501, code: "NOT_IMPLEMENTED", message: "The body's transfer coding is not known" },
  busy: {
    status: 503,
    code: "OVERLOADED",
    message: "Too many requests wait for their turn",
    headers: { "retry-after": "1" },
  },
  unknownVersion: { status: 505, code: "VERSION_NOT_SUPPORTED", message: "The request's version of HTTP is not known" },
} as const satisfies Readonly<Record<string, Refusal>>;

/** A method that is known but not offered at this address (RFC 9110, 15.5.6). */
export function methodNotAllowed(allowed: readonly string[]): Refusal {
  const headers = { allow: allowed.join(", ") };
  return { status: 405, code: "METHOD_NOT_ALLOWED", message: "Method not allowed", headers };
}

/** The page of a refusal where a browser opens one; null for programs, and for the graph. */
function pageOf(refusal: Refusal, style: RefusalStyle, request: IncomingMessage | null): string | null {
  if (request === null || request.headers.accept?.includes("text/html") !== true) return null;
  return style.page?.(refusal, request) ?? null;
}

/** A refusal's body and all its headers. @param request as far as it could be read */
export function wordRefusal(
  refusal: Refusal,
  style: RefusalStyle,
  request: IncomingMessage | null,
): { headers: Record<string, string>; body: Buffer } {
  const { code, message, details } = refusal;
  const isJson = style.format(request?.url ?? "") === "json";
  const page = isJson ? null : pageOf(refusal, style, request);
  const text = isJson ? JSON.stringify({ errors: [{ message, extensions: { code, ...details } }] }) : `${message}\n`;
  const type = isJson ? "application/json" : page === null ? "text/plain" : "text/html";
  const body = Buffer.from(page ?? text);
  return {
    headers: {
      ...style.headers,
      "cache-control": "no-store",
      "content-type": `${type}; charset=utf-8`,
      "content-length": String(body.length),
      ...refusal.headers,
    },
    body,
  };
}

/** A refusal as bytes, where there is no response to write it with. */
export function rawRefusal(refusal: Refusal, style: RefusalStyle): Buffer {
  const { headers, body } = wordRefusal(refusal, style, null);
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status] ?? ""}\r\n${lines.join("")}\r\n`;
  return Buffer.concat([Buffer.from(head, "latin1"), body]);
}

/**
 * Refuses a request and closes its connection: what else arrives on it may be the rest of a body that was not read.
 *
 * The answer leaves at once. The connection stays open for a moment in which the rest is read and dropped: a client
 * that is still sending would otherwise be reset before it has read why.
 */
export function refuse(response: ServerResponse, refusal: Refusal, style: RefusalStyle): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { headers, body } = wordRefusal(refusal, style, response.req);
  for (const name of response.getHeaderNames()) {
    if (name !== "x-request-id") response.removeHeader(name);
  }
  response.writeHead(refusal.status, { ...headers, connection: "close" });
  response.write(body);
  endAfterRest(response.req, response);
}

function endAfterRest(request: IncomingMessage, response: ServerResponse): void {
  let left: number = edgeLimits.lingerBytes;
  const end = (): void => {
    clearTimeout(timer);
    if (!response.writableEnded) response.end();
  };
  const timer = setTimeout(end, edgeLimits.lingerTime).unref();
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) end();
  });
  request.once("end", end).once("close", end).resume();
  if (request.readableEnded) end();
}
