import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { openSessionStore, type SessionStore } from "@chalkbox/session";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createGraphqlEndpoint } from "./http/graphql-endpoint.ts";
import { type Handler, route } from "./http/router.ts";
import { refuse, sendJson } from "./http/reply.ts";
import { requestIdOf } from "./http/request-id.ts";
import { RequestScope } from "./http/request-scope.ts";
import { cartIdRoute, createTokenRoute } from "./http/session-routes.ts";
import { isCrawler, mintIds } from "./identity/mint-ids.ts";
import type { ContextParts } from "./identity/request-context.ts";
import { createTokenClient } from "./identity/token-client.ts";
import { createTokenSource } from "./identity/token-source.ts";
import { startApollo } from "./planning/apollo.ts";
import { createPlanCache } from "./planning/plan-cache.ts";
import { composePublicGraph } from "./subschemas/public-graph.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";
import { createBatcher } from "./upstream/batcher.ts";
import { createShopExecutor } from "./upstream/executor.ts";
import { callShop } from "./upstream/session-calls.ts";
import { createShopClient } from "./upstream/shop-client.ts";
import { createTransport } from "./upstream/transport.ts";

/** A listening gateway. */
export interface Gateway {
  readonly port: number;
  /** Takes no new request, gives those under way a moment, then ends them and closes what it opened. */
  stop(): Promise<void>;
}

/** How long requests under way may take once the gateway stops, in milliseconds. */
const stopPatience = 1_200;

/**
 * Puts the gateway together and listens; port 0 takes a free one.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startGateway(config: Config, log: Logger): Promise<Gateway> {
  const transport = createTransport(config.upstreamUrl);
  const tokenClient = createTokenClient(config.token, Date.now);
  const tokens = createTokenSource(tokenClient, log, Date.now);
  const client = createShopClient(createBatcher(transport), tokens, log);
  const store = openSessionStore({
    dataDir: config.dataDir,
    redisUrl: config.redisUrl,
    onError: (err) => log.error({ err }, "the session store is not reachable"),
  });
  const parts: ContextParts = {
    isLocal: config.environment === "local",
    store,
    tokens,
    now: Date.now,
    callShop: (document, variables, context) => callShop(client.run, document, variables, context),
    mint: async (context) => (isCrawler(context.userAgent) ? null : mintIds(client, context)),
  };
  const shopSchema = loadPublicShopSchema();
  const apollo = await startApollo(composePublicGraph(shopSchema, createShopExecutor(client)), {
    isLive: config.environment === "live",
    log,
  });
  const graphql = createGraphqlEndpoint({ apollo, plans: createPlanCache(shopSchema), shopSchema, client });
  const token = createTokenRoute(tokens);
  const withScope =
    (handle: (response: ServerResponse, scope: RequestScope) => Promise<void>): Handler =>
    (request, response) =>
      handle(response, new RequestScope(request, parts));

  const server: Server = createServer(
    listener(log, {
      "GET /api/token": withScope(token),
      "GET /api/cart-id": withScope(cartIdRoute),
      "GET /api/shop": (request, response) => graphql(request, response, new RequestScope(request, parts)),
      "POST /api/shop": (request, response) => graphql(request, response, new RequestScope(request, parts)),
      "GET /health/live": async (_request, response) => sendJson(response, 200, { status: "ok" }),
      "GET /health/ready": (_request, response) => answerReady(server, store, response),
    }),
  );
  // Longer than web keeps an idle connection, so that none is closed under a request on its way.
  server.keepAliveTimeout = 75_000;
  const port = await listen(server, config);
  return {
    port,
    stop: async () => {
      await close(server);
      await Promise.all([apollo.stop(), transport.close(), tokenClient.close(), store.close()]);
    },
  };
}

function listener(log: Logger, routes: Readonly<Record<string, Handler>>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const handle = route(routes, request);
    handle(request, response).catch((err: unknown) => {
      log.error({ err, requestId: requestIdOf(request.headers) }, "request failed");
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "Internal error", "INTERNAL_ERROR");
    });
  };
}

/** Ready: it takes requests, and sessions can be read. The shop's state is none of it: all gateways share one shop. */
async function answerReady(server: Server, store: SessionStore, response: ServerResponse): Promise<void> {
  const ready = server.listening && (await store.isReady());
  sendJson(response, ready ? 200 : 503, { status: ready ? "ok" : "not ready" });
}

function listen(server: Server, { host, port }: Config): Promise<number> {
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
