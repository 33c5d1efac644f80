import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { EdgeLimits } from "./limits.ts";
import type { EdgeLog } from "./log.ts";
import { RequestLine, type Serve } from "./request-line.ts";

/** What a server keeps of one connection. */
export interface Connection {
  /** The latest request and its answer. */
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** Serves one request at a time. */
  readonly line: RequestLine;
  /** How far the latest body had come when it was looked at last; see `sweepSlowBodies`. */
  progress: { readonly request: IncomingMessage; readonly since: number; readonly bytes: number } | null;
}

/** The open connections of a server. */
export interface Connections {
  /** The connection of a request; it is made when the socket is none of a listening server (in tests). */
  of(socket: Socket): Connection;
  /**
   * Has a request served once those before it on its connection are answered.
   * @returns false when too many wait before it, and it is not served
   */
  admit(request: IncomingMessage, response: ServerResponse, serve: Serve): boolean;
  readonly size: number;
}

/** What counting connections needs. */
export interface ConnectionRules {
  readonly limits: Pick<
    EdgeLimits,
    "connections" | "connectionsPerAddress" | "pipelined" | "slowBodyTime" | "bodyRate" | "checkInterval"
  >;
  /** Whether an address is a proxy's, which many visitors share. */
  readonly isProxy: (address: string) => boolean;
  readonly log: EdgeLog;
  /** A connection has been taken; called in the turn in which Node makes its parser. */
  readonly onOpen: (connection: Connection) => void;
  /** Ends a request whose body arrives too slowly. */
  readonly onSlowBody: (response: ServerResponse) => void;
  /** Milliseconds that only go forward. */
  readonly now: () => number;
}

/** Counts a server's connections and closes those that are too many of one address or send too slowly. */
export function watchConnections(server: Server, rules: ConnectionRules): Connections {
  const { limits, isProxy, log } = rules;
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  /** Addresses that have reached their limit and have not been below half of it since. */
  const full = new Set<string>();
  server.maxConnections = limits.connections;

  // Node's own listeners make the parser: they are called by ours, for connections that are let in. What a parser
  // reports is known as this connection's, as it is made in the same turn.
  const listeners = server.listeners("connection");
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    const count = (perAddress.get(address) ?? 0) + 1;
    if (count > limits.connectionsPerAddress && !isProxy(address)) {
      // One line for each time that the limit is reached, not for each connection beyond it.
      if (!full.has(address)) log.warn({ address, count }, "too many connections of one address");
      full.add(address);
      socket.destroy();
      return;
    }
    perAddress.set(address, count);
    const connection = emptyConnection();
    open.set(socket, connection);
    rules.onOpen(connection);
    socket.once("close", () => {
      open.delete(socket);
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left <= limits.connectionsPerAddress / 2) full.delete(address);
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    for (const listener of listeners) listener.call(server, socket);
  });

  const sweep = setInterval(() => {
    for (const [socket, connection] of open) {
      const slow = slowBodyOf(socket, connection, limits, rules.now());
      if (slow !== null) rules.onSlowBody(slow);
    }
  }, limits.checkInterval);
  sweep.unref();
  server.once("close", () => clearInterval(sweep));

  const of = (socket: Socket): Connection => {
    const known = open.get(socket);
    if (known !== undefined) return known;
    const made = emptyConnection();
    open.set(socket, made);
    socket.once("close", () => open.delete(socket));
    return made;
  };
  return {
    of,
    admit: (request, response, serve) => {
      const connection = of(request.socket);
      // One is served, the others wait.
      if (connection.line.length >= limits.pipelined - 1) return false;
      connection.request = request;
      connection.response = response;
      connection.line.enter(request, response, serve);
      return true;
    },
    get size() {
      return open.size;
    },
  };
}

const emptyConnection = (): Connection => ({
  request: null,
  response: null,
  line: new RequestLine(),
  progress: null,
});

/** The answer of a body that arrives too slowly; null when it is complete, has time, or we ourselves do not read on. */
function slowBodyOf(
  socket: Socket,
  connection: Connection,
  { slowBodyTime, bodyRate }: ConnectionRules["limits"],
  now: number,
): ServerResponse | null {
  const { request, response, progress } = connection;
  if (
    request === null ||
    response === null ||
    request.complete ||
    request.readableLength >= request.readableHighWaterMark
  ) {
    connection.progress = null;
    return null;
  }
  if (progress?.request !== request) {
    connection.progress = { request, since: now, bytes: socket.bytesRead };
    return null;
  }
  const time = now - progress.since;
  if (time < slowBodyTime) return null;
  const bytes = socket.bytesRead - progress.bytes;
  connection.progress = { request, since: now, bytes: socket.bytesRead };
  return bytes / (time / 1_000) < bodyRate ? response : null;
}
