import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { refuse } from "./reply.ts";
import { requestIdOf } from "./request-id.ts";
import { route, type Routes } from "./router.ts";

/** A listening server. */
export interface HttpServer {
  readonly port: number;
  /** Takes no new request, gives those under way a moment, then ends them. */
  stop(): Promise<void>;
}

/** How long requests under way may take once the server stops, in milliseconds. */
const stopPatience = 1_200;

/**
 * Listens; port 0 takes a free one.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startHttpServer(
  { host, port }: { readonly host: string; readonly port: number },
  routes: Routes,
  log: Logger,
): Promise<HttpServer> {
  const server = createServer((request, response) => answer(routes, log, request, response));
  // Longer than web keeps an idle connection, so that none is closed under a request on its way.
  server.keepAliveTimeout = 75_000;
  return { port: await listen(server, host, port), stop: () => close(server) };
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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), stopPatience);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
