/** What a method and a path lead to. */
export type RouteMatch<Target> =
  | {
      readonly kind: "route";
      readonly target: Target;
      /** The route's own path, e.g. `/pay/:id`: for logs, which hold no addresses. */
      readonly path: string;
      /** Values of the `:name` parts, as they are in the address. */
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: "wrong-method"; readonly allow: readonly string[] }
  | { readonly kind: "none" };

/** Finds the route of a request. @param path without the query */
export type Router<Target> = (method: string, path: string) => RouteMatch<Target>;

/** A route's name, `METHOD /path`, and what it leads to. */
export type RouteEntry<Target> = readonly [name: string, target: Target];

type Route<Target> = Extract<RouteMatch<Target>, { readonly kind: "route" }>;

interface Pattern<Target> {
  readonly path: string;
  readonly parts: readonly string[];
  /** Routes by method, without the values of an address. */
  readonly methods: Map<string, Route<Target>>;
}

/**
 * A router for a service's addresses. A `:name` stands for one part of the path and a `/*` at its end for all below;
 * the more specific address goes first, whatever the order of the entries. The method `*` stands for all; HEAD is
 * served by GET. Every path also works with a slash at its end (ROUTE-01).
 *
 * An address without `:name` and `/*` is found by one look-up and without a new object: the graph's is such a one.
 */
export function createRouter<Target>(entries: Iterable<RouteEntry<Target>>): Router<Target> {
  const patterns = new Map<string, Pattern<Target>>();
  for (const [name, target] of entries) {
    const [method = "", path = ""] = name.split(" ", 2);
    const pattern = patterns.get(path) ?? { path, parts: path.split("/"), methods: new Map<string, Route<Target>>() };
    patterns.set(path, pattern);
    pattern.methods.set(method, { kind: "route", target, path, params: {} });
  }
  const slashed = [...patterns]
    .filter(([path]) => path !== "/")
    .map(([path, pattern]) => [`${path}/`, pattern] as const);
  const exact = new Map([...slashed, ...patterns]);
  const open = [...patterns.values()].filter(({ path }) => /\/(?::|\*$)/.test(path)).toSorted(byWhatTheySay);

  return (method, path) => {
    const same = exact.get(path);
    return (same && routeFor(same, method)) ?? findOpen(open, method, path, same);
  };
}

function routeFor<Target>({ methods }: Pattern<Target>, method: string): Route<Target> | undefined {
  return methods.get(method) ?? (method === "HEAD" ? methods.get("GET") : undefined) ?? methods.get("*");
}

/** Looks among the routes with `:name` or `/*`. @param same the pattern of this very path, if any; it lacks the method */
function findOpen<Target>(
  open: readonly Pattern<Target>[],
  method: string,
  path: string,
  same: Pattern<Target> | undefined,
): RouteMatch<Target> {
  const plain = path.length > 2 && path.endsWith("/") ? path.slice(0, -1) : path;
  const allow = new Set(same === undefined || isBelow(same) ? [] : same.methods.keys());
  for (const pattern of open) {
    const params = paramsOf(pattern, path, plain);
    const route = params && routeFor(pattern, method);
    if (route) return { ...route, params };
    // Whether there is anything at an address below `/*`, only its handler decides.
    if (params !== null && !isBelow(pattern)) for (const allowed of pattern.methods.keys()) allow.add(allowed);
  }
  return allow.size > 0 ? { kind: "wrong-method", allow: [...allow] } : { kind: "none" };
}

function isBelow({ path }: Pattern<unknown>): boolean {
  return path.endsWith("/*");
}

/** Longer paths first, then those whose parts are names. */
function byWhatTheySay<Target>(a: Pattern<Target>, b: Pattern<Target>): number {
  const openness = ({ parts }: Pattern<Target>): number => parts.filter((part) => /^[:*]/.test(part)).length;
  return b.parts.length - a.parts.length || openness(a) - openness(b);
}

/** Null when the path is another. */
function paramsOf<Target>(
  { path: own, parts }: Pattern<Target>,
  path: string,
  plain: string,
): Readonly<Record<string, string>> | null {
  if (own.endsWith("/*")) return path.startsWith(own.slice(0, -1)) ? {} : null;
  const given = plain.split("/");
  if (given.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":") && value !== "") params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}
