import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readiness } from "@chalkbox/edge";
import type { ContextParts } from "../identity/request-context.ts";
import type { RateLimiter } from "../security/rate-limiter.ts";
import { actionRoutes } from "./actions.ts";
import type { GraphqlPipeline } from "./graphql-pipeline.ts";
import { healthRoutes } from "./health-routes.ts";
import type { Ide } from "./ide.ts";
import { refuse } from "./reply.ts";
import { RequestScope } from "./request-scope.ts";
import type { Handler, Routes } from "./router.ts";
import { cartIdRoute, createLoginRoute, createTokenRoute } from "./session-routes.ts";

/** What answers the addresses of the gateway. */
export interface RouteParts {
  readonly pipeline: GraphqlPipeline;
  readonly rates: RateLimiter;
  readonly context: ContextParts;
  readonly readiness: Readiness;
  /** Whether the process is about to end. */
  readonly isEnding: () => boolean;
  /** The IDE for browsers; null while there is none, and where they are not offered it. */
  readonly ide: () => Ide | null;
  /** Null: responses cannot be dropped from outside. */
  readonly invalidate: Handler | null;
  readonly metrics: Handler;
  /** Reports what has changed. */
  readonly changes: Handler;
}

/** All addresses of the gateway. */
export function createRoutes({
  pipeline,
  rates,
  context,
  readiness,
  isEnding,
  ide,
  invalidate,
  metrics,
  changes,
}: RouteParts): Routes {
  const scoped =
    (handle: (response: ServerResponse, scope: RequestScope) => Promise<void>): Handler =>
    (request, response) =>
      handle(response, new RequestScope(request, context));
  const graph: Handler = (request, response, classified, fail) => pipeline.handle(request, response, classified, fail);
  return new Map<string, Handler>([
    ["POST /api/shop", graph],
    ["GET /api/shop", (request, ...rest) => (wantsPage(request) ? (ide()?.page ?? graph) : graph)(request, ...rest)],
    ["GET /api/shop/ide/*", (...args) => (ide()?.asset ?? notFound)(...args)],
    ...actionRoutes(pipeline),
    ["GET /api/token", scoped(createTokenRoute(context.tokens, rates))],
    ["GET /api/cart-id", scoped(cartIdRoute)],
    ["GET /internal/login", scoped(createLoginRoute(context.ended))],
    ["GET /internal/changes", changes],
    ["GET /metrics", metrics],
    ...(invalidate === null ? [] : [["POST /internal/invalidate", invalidate] as const]),
    ...healthRoutes(readiness, isEnding),
  ]);
}

/** A browser's address bar requests a page; a request with a query requests its answer. */
function wantsPage({ headers, url = "" }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true && !url.includes("query=");
}

const notFound: Handler = async (_request, response) => refuse(response, 404, "Not found", "NOT_FOUND");
