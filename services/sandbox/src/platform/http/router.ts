import type { Reply } from "./reply.ts";

/** A request as a handler sees it: the body is read whole and within the route's limit. */
export interface Request {
  /** Values of the `:name` parts of the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** One route. `path` may have `:name` parts; a part matches one segment. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Largest body in bytes; 0 without one. */
  readonly bodyLimit?: number;
  /** True where callers prove who they are, so that the limit per address would only hurt. */
  readonly unlimited?: boolean;
  readonly handle: (request: Request) => Reply | Promise<Reply>;
}

/** What a method and a path lead to. */
export type Match =
  | { readonly kind: "route"; readonly route: Route; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "wrong-method"; readonly allow: readonly string[] }
  | { readonly kind: "none" };

/** Finds the route. HEAD is served by GET; the server leaves out the body. */
export function matchRoute(routes: readonly Route[], method: string, path: string): Match {
  const wanted = method === "HEAD" ? "GET" : method;
  const allow: string[] = [];
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params === null) continue;
    if (route.method === wanted) return { kind: "route", route, params };
    allow.push(route.method);
  }
  return allow.length > 0 ? { kind: "wrong-method", allow } : { kind: "none" };
}

function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const expected = pattern.split("/");
  const given = path.split("/");
  if (expected.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":") && value !== "") params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
