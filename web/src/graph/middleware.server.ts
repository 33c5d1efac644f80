import type { MiddlewareFunction } from "react-router";
import { createServerGraph, serverGraphContext } from "./client.server.ts";
import { graphContext } from "./context.ts";

/** When a page that cannot be had now is worth another try, in seconds. */
const retryAfter = "5";

/**
 * Gives every request its own client and hands the gateway's cookies to the visitor. What does not say how it may be
 * kept is its visitor's own.
 */
export const graphMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const graph = createServerGraph(request);
  context.set(graphContext, graph);
  context.set(serverGraphContext, graph);
  const response = await next();
  for (const cookie of graph.setCookies) response.headers.append("set-cookie", cookie);
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "private, no-store");
  if (response.status === 503) response.headers.set("retry-after", retryAfter);
  return response;
};
