import { openSessionStore } from "@chalkbox/session";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { createGraphqlEndpoint } from "./http/graphql-endpoint.ts";
import { type HttpServer, startHttpServer } from "./http/http-server.ts";
import { loadIde } from "./http/ide.ts";
import { createRoutes } from "./http/routes.ts";
import { isCrawler, mintIds } from "./identity/mint-ids.ts";
import type { ContextParts } from "./identity/request-context.ts";
import { createTokenClient } from "./identity/token-client.ts";
import { createTokenSource } from "./identity/token-source.ts";
import { startApollo } from "./planning/apollo.ts";
import { createPlanCache } from "./planning/plan-cache.ts";
import { composePublicGraph } from "./subschemas/public-graph.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";
import { createShopExecutor } from "./upstream/executor.ts";
import { callShop } from "./upstream/session-calls.ts";
import { createShopClient } from "./upstream/shop-client.ts";
import { silentObserver } from "./upstream/observer.ts";
import { createUpstream } from "./upstream/upstream.ts";

/**
 * Puts the gateway together and listens.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startGateway(config: Config, log: Logger): Promise<HttpServer> {
  const isLive = config.environment === "live";
  const upstream = createUpstream(config.upstreamUrl, log, silentObserver);
  const tokenClient = createTokenClient(config.token, Date.now);
  const tokens = createTokenSource(tokenClient, log, Date.now);
  const client = createShopClient(upstream, tokens, log);
  const store = openSessionStore({
    dataDir: config.dataDir,
    redisUrl: config.redisUrl,
    onError: (err) => log.error({ err }, "the session store is not reachable"),
  });
  const context: ContextParts = {
    isLocal: config.environment === "local",
    allowsDevFlags: !isLive,
    store,
    tokens,
    now: Date.now,
    callShop: (document, variables, request) => callShop(client.run, document, variables, request),
    mint: async (request) => (isCrawler(request.userAgent) ? null : mintIds(client, request)),
  };
  const shopSchema = loadPublicShopSchema();
  const apollo = await startApollo(composePublicGraph(shopSchema, createShopExecutor(client)), { isLive, log });
  const graphql = createGraphqlEndpoint({
    apollo,
    plans: createPlanCache(shopSchema),
    shopSchema,
    client,
    observe: (record) => log.debug(record, "operation"),
  });
  const routes = createRoutes({ graphql, context, store, ide: isLive ? null : loadIde() });
  const server = await startHttpServer(config, routes, log);
  return {
    port: server.port,
    stop: async () => {
      await server.stop();
      await Promise.all([apollo.stop(), upstream.close(), tokenClient.close(), store.close()]);
    },
  };
}
