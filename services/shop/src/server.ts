import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { GraphQLSchema } from "graphql";
import { tokenEndpoint } from "./platform/auth/token-endpoint.ts";
import { isOutOfTime } from "./platform/database.ts";
import type { Domain, Route } from "./platform/domain.ts";
import { busyText, internalError } from "./platform/errors.ts";
import { graphqlEndpoint } from "./platform/graphql-endpoint.ts";
import { healthRoutes } from "./platform/health.ts";
import { sendJson } from "./platform/http.ts";
import type { Platform } from "./platform/platform.ts";
import { requestIdOf } from "./platform/request-id.ts";

/** A listening shop. */
export interface ShopServer {
  readonly port: number;
  /** Takes no new request, gives those under way 700 ms, then ends them. */
  stop(): Promise<void>;
}

/** How long requests under way may take once the server stops, in milliseconds. */
const stopPatience = 700;

/**
 * Listens on the configured host and port; port 0 takes a free one.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startServer(
  platform: Platform,
  schema: GraphQLSchema,
  domains: readonly Domain[],
): Promise<ShopServer> {
  const routes = [
    graphqlEndpoint(platform, schema),
    tokenEndpoint(platform),
    ...healthRoutes(platform.database),
    ...domains.flatMap((domain) => domain.routes?.(platform) ?? []),
  ].toSorted((a, b) => b.prefix.length - a.prefix.length);
  const server = createServer((request, response) => {
    void dispatch(platform, routes, request, response);
  });
  // Longer than any client keeps an idle connection, so that none is closed under a request on its way.
  server.keepAliveTimeout = 75_000;
  await listen(server, platform.config);
  return { port: portOf(server), stop: () => stop(server) };
}

/**
 * Fails as {@link startServer} would when the port is taken, before time was spent on preparing the database.
 * @throws the system's error (`EADDRINUSE`)
 */
export async function assertPortFree(config: Platform["config"]): Promise<void> {
  const probe = createServer();
  await listen(probe, config);
  await stop(probe);
}

async function dispatch(
  platform: Platform,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
  const requestId = requestIdOf(request);
  response.setHeader("x-request-id", requestId);
  try {
    const route = routes.find(({ prefix }) => matches(prefix, path));
    if (route === undefined) sendJson(response, 404, { errors: [{ message: "Not found" }] });
    else await route.handle(request, response);
  } catch (error) {
    platform.log.error({ err: error, requestId, path }, "request failed");
    if (response.headersSent) response.destroy();
    else if (isOutOfTime(error)) sendJson(response, 503, { errors: [internalError(requestId, undefined, busyText)] });
    else sendJson(response, 500, { errors: [internalError(requestId)] });
  }
}

/** `/media/` serves all below it; `/graphql` serves itself only, and not `/graphqlx`. */
function matches(prefix: string, path: string): boolean {
  return prefix.endsWith("/") ? path.startsWith(prefix) : path === prefix || path === `${prefix}/`;
}

function listen(server: Server, { host, port }: Platform["config"]): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      resolve();
    });
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), stopPatience);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
