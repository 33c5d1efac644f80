import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse } from "./reply.ts";

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The handler of a request among routes named `METHOD /path`; every path also works with a trailing slash (ROUTE-01). */
export function route(
  routes: Readonly<Record<string, Handler>>,
  { method = "GET", url = "/" }: IncomingMessage,
): Handler {
  const [path = "/"] = url.split("?", 1);
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const found = Object.hasOwn(routes, `${method} ${plain}`) ? routes[`${method} ${plain}`] : undefined;
  if (found !== undefined) return found;
  const allowed = Object.keys(routes).flatMap((name) => (name.endsWith(` ${plain}`) ? [name.split(" ", 1)[0]] : []));
  return async (_request, response) => {
    if (allowed.length > 0) response.setHeader("allow", allowed.join(", "));
    if (allowed.length > 0) refuse(response, 405, "Method not allowed", "METHOD_NOT_ALLOWED");
    else refuse(response, 404, "Not found", "NOT_FOUND");
  };
}
