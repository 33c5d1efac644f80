import type { IncomingMessage, ServerResponse } from "node:http";
import { createRouter, type RouteEntry } from "@chalkbox/edge";
import type { ClassifiedRequest } from "./classifier.ts";
import { refuse } from "./reply.ts";

/** Answers a request. @param fail gets what is thrown in callbacks, where no promise leads to the boundary */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  classified: ClassifiedRequest,
  fail: (error: unknown) => void,
) => Promise<void> | void;

/** Handlers by `METHOD /path`; see `createRouter`. */
export type Routes = Iterable<RouteEntry<Handler>>;

/** Hands each request to the handler of its address; there is one for those that nothing answers, too. */
export function createDispatch(routes: Routes): Handler {
  const find = createRouter(routes);
  return (request, response, classified, fail) => {
    const { method = "GET", url = "/" } = request;
    const search = url.indexOf("?");
    const found = find(method, search === -1 ? url : url.slice(0, search));
    if (found.kind === "route") return found.target(request, response, classified, fail);
    if (found.kind === "none") return refuse(response, 404, "Not found", "NOT_FOUND");
    response.setHeader("allow", found.allow.join(", "));
    refuse(response, 405, "Method not allowed", "METHOD_NOT_ALLOWED");
  };
}
