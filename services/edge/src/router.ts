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

interface Pattern<Target> {
  readonly path: string;
  readonly parts: readonly string[];
  /** Targets by method. */
  readonly methods: Map<string, Target>;
}

/**
 * A router for a service's addresses. A `:name` stands for one part of the path and a `/*` at its end for all below;
 * the more specific address goes first, whatever the order of the entries. The method `*` stands for all; HEAD is
 * served by GET. Every path also works with a slash at its end (ROUTE-01).
 */
export function createRouter<Target>(entries: Iterable<RouteEntry<Target>>): Router<Target> {
  const patterns = new Map<string, Pattern<Target>>();
  for (const [name, target] of entries) {
    const [method = "", path = ""] = name.split(" ", 2);
    const pattern = patterns.get(path) ?? { path, parts: path.split("/"), methods: new Map<string, Target>() };
    patterns.set(path, pattern);
    pattern.methods.set(method, target);
  }
  const open = [...patterns.values()].filter(({ path }) => /\/(?::|\*$)/.test(path)).toSorted(byWhatTheySay);

  return (method, path) => {
    const plain = path.length > 2 && path.endsWith("/") ? path.slice(0, -1) : path;
    const allow: string[] = [];
    const tryPattern = (pattern: Pattern<Target>, params: Readonly<Record<string, string>>) => {
      const { methods } = pattern;
      const target = methods.get(method) ?? (method === "HEAD" ? methods.get("GET") : undefined) ?? methods.get("*");
      if (target !== undefined) return { kind: "route" as const, target, path: pattern.path, params };
      // Whether there is anything at an address below `/*`, only its handler decides.
      if (!pattern.path.endsWith("/*")) allow.push(...methods.keys());
      return null;
    };
    const exact = patterns.get(path) ?? patterns.get(plain);
    const found = exact === undefined ? null : tryPattern(exact, {});
    if (found !== null) return found;
    for (const pattern of open) {
      const params = paramsOf(pattern, path, plain);
      const below = params && tryPattern(pattern, params);
      if (below) return below;
    }
    return allow.length > 0 ? { kind: "wrong-method", allow: [...new Set(allow)] } : { kind: "none" };
  };
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
