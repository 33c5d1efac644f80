import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse } from "./reply.ts";

/** Answers a request. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handlers by `METHOD /path`; a path that ends with `/*` stands for all below it. */
export type Routes = ReadonlyMap<string, Handler>;

/** The handler of a request; every path also works with a trailing slash (ROUTE-01). */
export function route(routes: Routes, { method = "GET", url = "/" }: IncomingMessage): Handler {
  const [path = "/"] = url.split("?", 1);
  const plain = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const found = routes.get(`${method} ${plain}`) ?? below(routes, `${method} ${path}`);
  if (found !== undefined) return found;
  const allowed = [...routes.keys()].flatMap((name) => {
    const [allowedMethod = "", allowedPath] = name.split(" ", 2);
    return allowedPath === plain ? [allowedMethod] : [];
  });
  return async (_request, response) => {
    if (allowed.length === 0) return refuse(response, 404, "Not found", "NOT_FOUND");
    response.setHeader("allow", allowed.join(", "));
    refuse(response, 405, "Method not allowed", "METHOD_NOT_ALLOWED");
  };
}

function below(routes: Routes, target: string): Handler | undefined {
  for (const [name, handler] of routes) {
    if (name.endsWith("/*") && target.startsWith(name.slice(0, -1))) return handler;
  }
  return undefined;
}
