import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { refuseBrokenRequests } from "../security/broken-requests.ts";
import { refusalAtDoor } from "../security/door.ts";
import { limits } from "../security/limits.ts";
import type { Proxies } from "../security/proxies.ts";
import type { FastLane } from "./fast-lane.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { refuse, sendJson } from "./reply.ts";
import { requestIdOf } from "./request-id.ts";
import { route, type Routes } from "./router.ts";
import { storefrontHeader } from "./visitor-host.ts";

/** A listening server. */
export interface HttpServer {
  readonly port: number;
  /**
   * Says that it is ending, answers on for a while so that balancers can notice, then takes no new connection and gives
   * requests under way a moment. Settles when all connections are closed.
   */
  stop(): Promise<void>;
}

/** How long a request may take to arrive, in milliseconds; ours are a few kilobytes. */
const arrival = { headers: 5_000, request: 10_000 };
/** How long neither side may say anything while an answer is due, in milliseconds. */
const silence = 60_000;

/** How often connections are looked at that have become idle while the server ends, in milliseconds. */
const sweepInterval = 50;

/**
 * Listens; port 0 takes a free one.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startHttpServer(
  { environment, host, port, ending }: Pick<Config, "environment" | "host" | "port" | "ending">,
  proxies: Proxies,
  routes: Routes,
  lane: FastLane,
  lifecycle: Lifecycle,
  log: Logger,
): Promise<HttpServer> {
  const server = createServer(
    { maxHeaderSize: limits.headerBytes, connectionsCheckingInterval: 1_000 },
    (request, response) => {
      const goOn = (): void => {
        if (environment === "live") delete request.headers[storefrontHeader];
        // Whoever keeps connections looks for another gateway with the next request.
        if (lifecycle.isEnding) response.setHeader("connection", "close");
        admit(proxies, routes, log, request, response);
      };
      if (lifecycle.isEnding || !lane.take(request, response, goOn)) goOn();
    },
  );
  refuseBrokenRequests(server, arrival);
  server.timeout = silence;
  // Longer than web keeps an idle connection, so that none is closed under a request on its way.
  server.keepAliveTimeout = 75_000;
  return { port: await listen(server, host, port), stop: () => drain(server, lifecycle, ending) };
}

/** Makes a request's word on its origin true, and looks at it before any route does. */
function admit(
  proxies: Proxies,
  routes: Routes,
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { headers, socket } = request;
  proxies.clean(headers, socket.remoteAddress);
  const refusal = refusalAtDoor(request);
  if (refusal === null) answer(routes, log, request, response);
  else sendJson(response, refusal.status, { errors: [refusal.error] });
}

function answer(routes: Routes, log: Logger, request: IncomingMessage, response: ServerResponse): void {
  route(routes, request)(request, response).catch((err: unknown) => {
    log.error({ err, requestId: requestIdOf(request.headers) }, "request failed");
    if (response.headersSent) response.destroy();
    else refuse(response, 500, "Internal error", "INTERNAL_ERROR");
  });
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server does not listen on a port"));
      else resolve(address.port);
    });
  });
}

/** Idle connections are closed last: a request may be on its way on each of them. */
async function drain(server: Server, lifecycle: Lifecycle, ending: Config["ending"]): Promise<void> {
  lifecycle.end();
  await new Promise((resume) => setTimeout(resume, ending.drain));
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), ending.patience);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
