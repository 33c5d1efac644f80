import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { enterConnection, runForRequest } from "./boundary.ts";
import { watchConnections } from "./connections.ts";
import { drain, type Ending, listen } from "./listening.ts";
import { inspectRequest } from "./guard.ts";
import { type EdgeLimits, edgeLimits } from "./limits.ts";
import { type EdgeLog, safeLog } from "./log.ts";
import { answerBrokenRequests } from "./parser-errors.ts";
import type { Proxies } from "./proxies.ts";
import { takeSeveral } from "./takers.ts";
import { refuse, type Refusal, refusals, type RefusalStyle } from "./refusal.ts";
import type { Serve } from "./request-line.ts";

/** Answers a request. What it throws, at once or later, becomes a 500. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What a server is made of. */
export interface EdgeOptions {
  readonly handle: Handle;
  readonly log: EdgeLog;
  /** Methods that any address takes; others are answered 405. */
  readonly methods: readonly string[];
  /** How requests are refused before and instead of `handle`. */
  readonly style: RefusalStyle;
  /** Replaces single limits of the table. */
  readonly limits?: Partial<EdgeLimits>;
  /** Whose connections are not counted as one visitor's; none without it. */
  readonly proxies?: Pick<Proxies, "trusts">;
  /** Connections that are taken in one turn of the event loop; one without it. See `takeSeveral`. */
  readonly takers?: number | undefined;
  /** What a failed request is logged with; its id and its path without it. A `requestId` goes into the answer, too. */
  readonly describe?: (request: IncomingMessage) => Readonly<Record<string, unknown>>;
}

/** A server for untrusted clients. */
export interface EdgeServer {
  /** Set while the server ends: readiness answers 503, and answers close their connections. */
  readonly isEnding: boolean;
  /** Open connections. */
  readonly connections: number;
  /**
   * Listens; port 0 takes a free one.
   * @returns the port
   * @throws the system's error when the port is taken (`EADDRINUSE`)
   */
  listen(port: number, host: string): Promise<number>;
  /**
   * Reports that it is ending and answers on for a while, then takes no new connection and gives requests under way a
   * moment. Settles when all connections are closed; called again, it settles with the first call.
   */
  stop(ending: Ending): Promise<void>;
  /** Ends a request that has thrown where no promise leads here: in a callback of something that others began. */
  fail(response: ServerResponse, error: unknown): void;
  /** Refuses a request in the server's own form, and closes its connection. */
  refuse(response: ServerResponse, refusal: Refusal): void;
}

/** A server on `node:http` that inspects, bounds and contains every request; `handle` sees only what passed. */
export function createEdgeServer(options: EdgeOptions): EdgeServer {
  const { handle, style, describe = describeRequest } = options;
  const limits: EdgeLimits = { ...edgeLimits, ...options.limits };
  const log = safeLog(options.log);
  const rules = { methods: new Set(options.methods), limits };
  let ending: Promise<void> | undefined;

  const fail = (response: ServerResponse, error: unknown): void => {
    const described = describe(response.req);
    log.error({ err: error, ...described }, "request failed");
    const { requestId } = described;
    if (typeof requestId === "string" && !response.headersSent) response.setHeader("x-request-id", requestId);
    if (!response.writableEnded) refuse(response, refusals.internal, style);
  };
  const serve: Serve = (request, response) => {
    // Those behind it are answered yet; the last of them closes the connection.
    if (ending !== undefined && connections.of(request.socket).line.length === 0) response.shouldKeepAlive = false;
    const refusal = inspectRequest(request, rules);
    if (refusal !== null) {
      refuse(response, refusal, style);
      return;
    }
    runForRequest(response, fail, () => {
      try {
        const done = handle(request, response);
        if (done !== undefined) done.catch((error: unknown) => fail(response, error));
      } catch (error) {
        fail(response, error);
      }
    });
  };
  const serveContinuing: Serve = (request, response) => {
    serve(request, response);
    if (!response.headersSent && !response.writableEnded) response.writeContinue();
  };
  const admitTo =
    (begin: Serve): Serve =>
    (request, response) => {
      if (!connections.admit(request, response, begin)) request.socket.destroy();
    };

  const server = createServer({ ...parserOptions(limits) }, admitTo(serve));
  tune(server, limits);
  const connections = watchConnections(server, {
    limits,
    isProxy: (address) => options.proxies?.trusts(address) ?? false,
    log,
    onOpen: (connection) => enterConnection(connection, fail),
    onSlowBody: (response) => refuse(response, refusals.slow, style),
    now: () => performance.now(),
  });
  answerBrokenRequests(server, connections, style);
  expectations(server, admitTo(serveContinuing), style);
  return {
    get isEnding() {
      return ending !== undefined;
    },
    get connections() {
      return connections.size;
    },
    listen: async (port, host) => {
      const listening = await listen(server, port, host);
      await takeSeveral(server, options.takers ?? 1, limits.backlog);
      return listening;
    },
    stop: (times) => (ending ??= drain(server, times)),
    fail,
    refuse: (response, refusal) => refuse(response, refusal, style),
  };
}

function parserOptions({ headerBytes, checkInterval }: EdgeLimits) {
  return {
    maxHeaderSize: headerBytes,
    connectionsCheckingInterval: checkInterval,
    insecureHTTPParser: false,
    // The guard answers, with the headers of every answer.
    requireHostHeader: false,
    keepAlive: true,
    noDelay: true,
  };
}

function tune(server: Server, limits: EdgeLimits): void {
  server.headersTimeout = limits.headersTime;
  server.requestTimeout = limits.requestTime;
  server.timeout = limits.silenceTime;
  server.keepAliveTimeout = limits.keepAliveTime;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  // Node would drop what is beyond; the guard refuses it.
  server.maxHeadersCount = 0;
}

/** "100-continue" is answered once the guard has let the request in; nothing else is known to be expected. */
function expectations(server: Server, admit: Serve, style: RefusalStyle): void {
  server.on("checkContinue", admit);
  server.on("checkExpectation", (_request, response: ServerResponse) => refuse(response, refusals.expectation, style));
}

function describeRequest({ headers, method, url }: IncomingMessage): Readonly<Record<string, unknown>> {
  return { requestId: headers["x-request-id"], method, path: url?.split("?", 1)[0] };
}
