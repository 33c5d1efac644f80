import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { presentBreach } from "./limits.ts";
import { securityHeaders } from "./response-headers.ts";
import type { PublicError } from "../errors/rules.ts";

/** Time for all headers, and for the whole request, in milliseconds: whoever sends by the drop holds a connection. */
export interface RequestTimes {
  readonly headers: number;
  readonly request: number;
}

const malformed: PublicError = {
  message: "The request is not valid HTTP",
  extensions: { code: "BAD_REQUEST" },
};
const late: PublicError = {
  message: "The request took too long to arrive",
  extensions: { code: "REQUEST_TIMEOUT" },
};

/** Bounds how long requests may take to arrive, and answers in JSON what the HTTP parser does not let through. */
export function refuseBrokenRequests(server: Server, times: RequestTimes): void {
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // Nobody is there any more, or an answer is on its way already.
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else socket.end(answerTo(error.code), () => socket.destroy());
  });
  // Neither tunnels nor web sockets are offered.
  server.on("connect", (_request, socket: Duplex) => socket.end(answerTo()));
}

function answerTo(code = ""): string {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return write("431 Request Header Fields Too Large", presentBreach({ limit: "headerBytes" }));
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return write("408 Request Timeout", late);
    default:
      return write("400 Bad Request", malformed);
  }
}

function write(status: string, error: PublicError): string {
  const body = JSON.stringify({ errors: [error] });
  const headers = {
    ...securityHeaders({}),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
