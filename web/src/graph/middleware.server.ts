import { isbot } from "isbot";
import type { MiddlewareFunction } from "react-router";
import { createServerGraph, serverGraphContext } from "./client.server.ts";
import { graphContext } from "./context.ts";
import { cookiesIn } from "../lib/cookies.ts";

/** When a page that cannot be had now is worth another try, in seconds. */
const retryAfter = "5";

/**
 * Gives every request its own client and hands the gateway's cookies to the visitor. A person's first page view mints
 * their ids (SESS-02); crawlers get none, or each of their visits would leave a cart behind.
 */
export const graphMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const graph = createServerGraph(request);
  context.set(graphContext, graph);
  context.set(serverGraphContext, graph);
  const isKnown = cookiesIn(request.headers.get("cookie"))["cartId"] !== undefined;
  // A gateway that is down is the page's to report: its own queries fail right after this one.
  if (!isKnown && !isbot(request.headers.get("user-agent"))) await graph.mintIds().catch(() => undefined);
  const response = await next();
  for (const cookie of graph.setCookies) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "private, no-store");
  if (response.status === 503) response.headers.set("retry-after", retryAfter);
  return response;
};
