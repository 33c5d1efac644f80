import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Connections } from "./connections.ts";
import { edgeLimits } from "./limits.ts";
import { rawRefusal, type Refusal, refusals, type RefusalStyle } from "./refusal.ts";

/** What Node's parser reports. */
interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

/** A first line that is one, whatever its method. */
const requestLine = /^[\w!#$%&'*+.^`|~-]+ [^ \r\n]+ HTTP\/1\.[01]\r?\n/;

/** The parser's codes that mean more than "malformed". */
const known: ReadonlyMap<string | undefined, Refusal> = new Map<string | undefined, Refusal>([
  ["HPE_HEADER_OVERFLOW", refusals.headersTooLarge],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", refusals.bodyTooLarge],
  ["ERR_HTTP_REQUEST_TIMEOUT", refusals.slow],
]);

/** Answers what Node's parser does not let through, and tunnels, which are not offered. */
export function answerBrokenRequests(server: Server, connections: Connections, style: RefusalStyle): void {
  const answered = new WeakSet<Duplex>();
  const end = (socket: Duplex, refusal: Refusal): void => {
    // More of what is broken arrives while the answer leaves.
    if (answered.has(socket)) return;
    answered.add(socket);
    socket.on("error", () => socket.destroy());
    const timer = setTimeout(() => socket.destroy(), edgeLimits.lingerTime).unref();
    socket.once("close", () => clearTimeout(timer)).once("end", () => socket.destroy());
    socket.end(rawRefusal(refusal, style));
  };
  server.on("clientError", (error: ParserError, socket: Socket) => {
    const { response, request, line } = connections.of(socket);
    const due = response === null || response.writableFinished ? null : response;
    if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
    else if (due === null) end(socket, refusalOf(error));
    // What follows a whole request is broken: that one still gets its answer, and then the connection ends.
    else if (request?.complete === true) closeAfter(due, socket);
    // Its answer has begun, a refusal as a rule: what was written still leaves.
    else if (due.headersSent || line.length > 0) socket.destroySoon();
    else end(socket, refusalOf(error));
  });
  server.on("connect", (_request, socket: Duplex) => end(socket, refusals.ambiguousTarget));
}

function closeAfter(response: ServerResponse, socket: Socket): void {
  response.shouldKeepAlive = false;
  if (response.headersSent) response.once("finish", () => socket.destroySoon());
}

/** The refusal that an error of the parser means. */
export function refusalOf(error: ParserError): Refusal {
  if (error.code === "HPE_INVALID_METHOD" && hasRequestLine(error)) return refusals.unknownMethod;
  return known.get(error.code) ?? refusals.malformed;
}

/** Whether the parser stumbled in a first line that is whole: not in noise, such as the start of TLS. */
function hasRequestLine({ rawPacket, bytesParsed = 0 }: ParserError): boolean {
  if (rawPacket === undefined) return false;
  const start = rawPacket.lastIndexOf("\n", Math.max(0, bytesParsed - 1)) + 1;
  return requestLine.test(rawPacket.toString("latin1", start, start + edgeLimits.targetBytes));
}
