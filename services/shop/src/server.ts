import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:net";
import {
  createEdgeServer,
  createProxies,
  createRouter,
  type Handle,
  isForeign,
  isInherited,
  refusals,
  type Router,
  sendJson,
} from "@chalkbox/edge";
import type { GraphQLSchema } from "graphql";
import { tokenEndpoint } from "./platform/auth/token-endpoint.ts";
import { isAway, isOutOfTime } from "./platform/database.ts";
import type { Domain } from "./platform/domain.ts";
import { overloaded } from "./platform/errors.ts";
import { graphqlEndpoint } from "./platform/graphql-endpoint.ts";
import { healthRoutes } from "./platform/health.ts";
import { largestBody, refusalStyle } from "./platform/http.ts";
import type { Platform } from "./platform/platform.ts";
import { requestIdOf } from "./platform/request-id.ts";

/** A listening shop. */
export interface ShopServer {
  readonly port: number;
  /** Takes no new request, gives those under way 700 ms, then ends them. */
  stop(): Promise<void>;
}

/** How long requests under way may take once the server stops, in milliseconds. */
const ending = { drain: 0, patience: 700 };

/**
 * Listens on the configured host and port; port 0 takes a free one.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startServer(
  platform: Platform,
  schema: GraphQLSchema,
  domains: readonly Domain[],
): Promise<ShopServer> {
  const router = createRouter([
    graphqlEndpoint(platform, schema),
    tokenEndpoint(platform),
    ...healthRoutes(platform.database),
    ...domains.flatMap((domain) => domain.routes?.(platform) ?? []),
  ]);
  const { config, log } = platform;
  const server = createEdgeServer({
    handle: (request, response) => dispatch({ router, log }, request, response),
    log,
    methods: ["GET", "HEAD", "POST"],
    style: refusalStyle,
    limits: { bodyBytes: largestBody },
    proxies: createProxies(config.trustedProxies),
    describe: (request) => ({ requestId: requestIdOf(request), method: request.method, path: pathOf(request) }),
  });
  return { port: await server.listen(config.port, config.host), stop: () => server.stop(ending) };
}

/**
 * Fails as {@link startServer} would when the port is taken, before time was spent on preparing the database.
 * @throws the system's error (`EADDRINUSE`)
 */
export async function assertPortFree({ host, port }: Platform["config"]): Promise<void> {
  if (isInherited(String(port))) return;
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  const closed = once(probe, "close");
  probe.close();
  await closed;
}

const pathOf = ({ url = "/" }: IncomingMessage): string => url.split("?", 1)[0] ?? "/";

/** What it throws becomes a 500 that the edge answers and logs; that the database was busy is reported. */
async function dispatch(
  { router, log }: { readonly router: Router<Handle>; readonly log: Platform["log"] },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  const requestId = requestIdOf(request);
  response.setHeader("x-request-id", requestId);
  const route = router(request.method ?? "GET", path);
  if (route.kind === "wrong-method") {
    const allow = route.allow.join(", ");
    return sendJson(response, 405, { errors: [{ message: "Method not allowed" }] }, { allow });
  }
  if (route.kind === "none") return sendJson(response, 404, { errors: [{ message: "Not found" }] });
  // Its clients are programs; a page that posts here is its own IDE, or another site in an operator's browser.
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && isForeign(request.headers)) {
    log.warn({ requestId, path, origin: request.headers.origin }, "a request of another site was refused");
    return sendJson(response, 403, { errors: [{ message: refusals.foreign.message }] });
  }
  try {
    await route.target(request, response);
  } catch (error) {
    if (!(isOutOfTime(error) || isAway(error)) || response.headersSent) throw error;
    log.error({ err: error, requestId, path }, "the database took too long or cannot be reached");
    sendJson(response, 503, { errors: [overloaded()] }, { "retry-after": "2" });
  }
}
