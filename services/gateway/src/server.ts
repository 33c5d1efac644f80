import { randomBytes } from "node:crypto";
import { createProxies, type EdgeServer, isSuccessor, lingerTime, watchNeeds } from "@chalkbox/edge";
import { openSessionStore } from "@chalkbox/session";
import type { Logger } from "pino";
import { cacheKey } from "./cache/cache-key.ts";
import { createPublicCache } from "./cache/public-cache.ts";
import { createResponseCache } from "./cache/response-cache.ts";
import { createTagVersions } from "./cache/tag-versions.ts";
import type { Config } from "./config.ts";
import { createChanges } from "./http/changes-route.ts";
import { Classifier } from "./http/classifier.ts";
import { GraphqlPipeline } from "./http/graphql-pipeline.ts";
import { gatewayNeeds } from "./http/health-routes.ts";
import { createHttpServer } from "./http/http-server.ts";
import { createIdeFinder } from "./http/ide.ts";
import { createInvalidationRoute } from "./http/invalidation-route.ts";
import { MadeChanges, remembered } from "./http/made-changes.ts";
import { createMetricsRoute } from "./http/metrics-route.ts";
import { ParsedBodyCache } from "./http/parsed-body-cache.ts";
import { RequestScope } from "./http/request-scope.ts";
import { createRoutes } from "./http/routes.ts";
import { createEndedTokens } from "./identity/ended-tokens.ts";
import { anonymousContext } from "./identity/anonymous-context.ts";
import { isCrawler, mintIds } from "./identity/mint-ids.ts";
import { createNewcomers } from "./identity/newcomers.ts";
import type { ContextParts } from "./identity/request-context.ts";
import { createTokenClient } from "./identity/token-client.ts";
import { createTokenSource } from "./identity/token-source.ts";
import { createMetrics } from "./observability/metrics.ts";
import { startTracing } from "./observability/tracing.ts";
import { createAdmission } from "./planning/admission.ts";
import type { AnswerParts } from "./planning/answer-parts.ts";
import { startApollo } from "./planning/apollo.ts";
import { createPlanCache } from "./planning/plan-cache.ts";
import { loadTrustedDocuments } from "./planning/trusted-documents.ts";
import { openScaleOut } from "./scale-out/scale-out.ts";
import { createSignatureCheck } from "./scale-out/webhook-signature.ts";
import { openFurther } from "./planning/open-further.ts";
import { loadOwnGraphs } from "./subschemas/own-graphs.ts";
import { createCostlyWork } from "./security/costly-work.ts";
import { countVisitor } from "./security/new-visitors.ts";
import { createOperatorGuard } from "./security/operator-guard.ts";
import { createRateLimiter } from "./security/rate-limiter.ts";
import { createShopClient } from "./upstream/shop-client.ts";
import { createOriginSigner } from "./upstream/visitor-origin.ts";
import { createUpstream } from "./upstream/upstream.ts";

/** A listening gateway. */
export interface Gateway {
  readonly port: number;
  /**
   * Reports that it is ending, answers on for a while so that balancers can notice, then takes no new connection and gives
   * requests under way a moment. Settles when all connections are closed.
   */
  stop(): Promise<void>;
}

/**
 * Puts the gateway together and listens.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startGateway(config: Config, log: Logger): Promise<Gateway> {
  const isLive = config.environment === "live";
  const documents = loadTrustedDocuments({
    rereads: config.environment === "local",
    further: config.operationsDir,
    now: Date.now,
  });
  const metrics = createMetrics(documents.hasName);
  const tracing = config.tracesUrl === null ? null : await startTracing(config.tracesUrl);
  const upstream = createUpstream(config.upstreamUrl, log, metrics.upstream);
  const versions = createTagVersions();
  const onRedisError = (err: Error): void => log.error({ err }, "Redis is not reachable");
  const ended = createEndedTokens(Date.now);
  const scaleOut = openScaleOut(config, versions, ended, Date.now, onRedisError);
  const tokenClient = scaleOut.shareTokens(createTokenClient(config.token, Date.now));
  const tokens = createTokenSource(tokenClient, log, Date.now);
  const client = createShopClient(upstream, log);
  const newcomers = createNewcomers(scaleOut.shareIds, Date.now);
  const rates = createRateLimiter(config.rates, scaleOut.counters);
  const store = openSessionStore({
    dataDir: config.dataDir,
    redisUrl: config.redisUrl,
    redisPrefix: config.redisPrefix,
    onError: (err) => log.error({ err }, "the session store is not reachable"),
  });
  const proxies = createProxies(config.trustedProxies);
  const context: ContextParts = {
    isLocal: config.environment === "local",
    allowsDevFlags: !isLive,
    proxies,
    store,
    tokens,
    now: Date.now,
    endToken: (digest) => scaleOut.fence.end(digest),
    ended,
    newDevice: () => randomBytes(16).toString("base64url"),
    signOrigin: createOriginSigner(config.token.clientSecret),
    shop: client,
    mint: async (request, newcomer) =>
      isCrawler(request.userAgent)
        ? null
        : newcomers(newcomer, () => countVisitor(rates, request.address).then(() => mintIds(client, request))),
  };
  // Quick plans cover session and shop; whatever touches another upstream has a query plan or is for the whole graph.
  const schemas = loadOwnGraphs();
  const { shopSchema } = schemas;
  const further = await openFurther(schemas, config.subschemasDir, log);
  const wholeGraph = further?.whole.schema ?? schemas.publicSchema;
  const hasOperators = config.operatorToken !== null;
  const apollo = await startApollo(wholeGraph, { isLive, hasOperators, keepsDocuments: further === null, log });
  const admission = createAdmission({ documents, trustedOnly: isLive, operatorToken: config.operatorToken });
  const plans = createPlanCache({ ...schemas, whole: further?.whole });
  // A developer waits for the start more often than for the first question of a kind; no one waits for a gateway that
  // takes another one's place.
  if (config.environment !== "local" || isSuccessor) for (const text of documents.texts()) plans.planFor(text, null);
  const { cacheBytes } = config;
  const cache = cacheBytes === 0 ? null : createPublicCache({ maxBytes: cacheBytes, versions, now: Date.now });
  const answering: AnswerParts = {
    apollo,
    plans,
    schemas,
    client,
    federated: further?.federated ?? null,
    shared: createResponseCache({ schema: shopSchema, cache, keyOf: cacheKey }),
    rates,
    costly: createCostlyWork(),
    anonymous: (request) => anonymousContext(request, context),
    log,
    observe: (record, request) => {
      metrics.operation(record);
      tracing?.operation(record, request.headers);
      log.debug(record, "operation");
    },
  };
  const classifier = new Classifier({ proxies, takesStorefrontHeader: !isLive, isOperator: admission.isOperator });
  const pipeline = new GraphqlPipeline({
    ...answering,
    admission,
    parsedBodies: new ParsedBodyCache(),
    changes: new MadeChanges(Date.now, scaleOut.shareAnswers(remembered)),
    explainsToAll: !isLive,
    cleanHeaders: (request) => classifier.cleanHeaders(request),
    openScope: (request, known) => new RequestScope(request, context, known),
  });
  const invalidate =
    config.invalidationSecret === null
      ? null
      : createInvalidationRoute(createSignatureCheck(config.invalidationSecret, Date.now), {
          // The gateway that takes this one's place has to hear of it: the shop sends it again.
          drop: async (tags) => (await scaleOut.bus.drop(tags)) && lingerTime() === null,
        });
  const changes = createChanges(versions);
  const routes = createRoutes({
    pipeline,
    rates: answering.rates,
    context,
    readiness: watchNeeds(gatewayNeeds(store, config)),
    isEnding: () => server.isEnding,
    invalidate,
    metrics: createMetricsRoute(metrics),
    changes: changes.route,
    // Without an operator there is nothing to explore in the live environment.
    ide: isLive && config.operatorToken === null ? () => null : createIdeFinder(),
  });
  const { host, port, ending } = config;
  const server: EdgeServer = createHttpServer({
    proxies,
    classifier,
    routes,
    operators: createOperatorGuard(hasOperators ? scaleOut.counters : null),
    log,
  });
  return {
    port: await server.listen(port, host),
    stop: async () => {
      changes.close();
      await server.stop(ending);
      tokens.stop();
      await Promise.all([
        apollo.stop(),
        upstream.close(),
        further?.close(),
        tokenClient.close(),
        store.close(),
        scaleOut.close(),
        tracing?.close(),
      ]);
    },
  };
}
