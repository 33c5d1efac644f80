import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readiness } from "@chalkbox/edge";
import type { ContextParts } from "../identity/request-context.ts";
import type { AnswerParts } from "../planning/answer.ts";
import { actionRoutes } from "./actions.ts";
import type { createGraphqlEndpoint } from "./graphql-endpoint.ts";
import { healthRoutes } from "./health-routes.ts";
import type { Ide } from "./ide.ts";
import { refuse } from "./reply.ts";
import { RequestScope } from "./request-scope.ts";
import type { Handler, Routes } from "./router.ts";
import { cartIdRoute, createTokenRoute } from "./session-routes.ts";

/** What answers the addresses of the gateway. */
export interface RouteParts {
  readonly graphql: ReturnType<typeof createGraphqlEndpoint>;
  /** What operations are answered with; the actions run some of their own. */
  readonly answering: AnswerParts;
  readonly context: ContextParts;
  readonly readiness: Readiness;
  /** Whether the process is about to end. */
  readonly isEnding: () => boolean;
  /** The IDE for browsers; null while there is none, and where they are not offered it. */
  readonly ide: () => Ide | null;
  /** Null: nobody can tell us to drop answers. */
  readonly invalidate: Handler | null;
  readonly metrics: Handler;
}

/** All addresses of the gateway. */
export function createRoutes({
  graphql,
  answering,
  context,
  readiness,
  isEnding,
  ide,
  invalidate,
  metrics,
}: RouteParts): Routes {
  const scoped =
    (handle: (response: ServerResponse, scope: RequestScope) => Promise<void>): Handler =>
    (request, response) =>
      handle(response, new RequestScope(request, context));
  const graph: Handler = (request, response) =>
    graphql(request, response, (requestId, calls) => new RequestScope(request, context, { requestId, calls }));
  return new Map<string, Handler>([
    ["POST /api/shop", graph],
    ["GET /api/shop", (request, response) => (wantsPage(request) ? (ide()?.page ?? graph) : graph)(request, response)],
    ["GET /api/shop/ide/*", (request, response) => (ide()?.asset ?? notFound)(request, response)],
    ...actionRoutes(
      answering,
      (request) => (requestId, calls) => new RequestScope(request, context, { requestId, calls }),
    ),
    ["GET /api/token", scoped(createTokenRoute(context.tokens, answering.rates))],
    ["GET /api/cart-id", scoped(cartIdRoute)],
    ["GET /metrics", metrics],
    ...(invalidate === null ? [] : [["POST /internal/invalidate", invalidate] as const]),
    ...healthRoutes(readiness, isEnding),
  ]);
}

/** A person's browser asks for a page; whoever sends a query wants its answer. */
function wantsPage({ headers, url = "" }: IncomingMessage): boolean {
  return headers.accept?.includes("text/html") === true && !url.includes("query=");
}

const notFound: Handler = async (_request, response) => refuse(response, 404, "Not found", "NOT_FOUND");
