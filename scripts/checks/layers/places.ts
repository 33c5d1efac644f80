/** The domains, named alike everywhere; whatever else lies beside them is no domain. */
export const domains = [
  "catalogue",
  "search",
  "content",
  "cart",
  "checkout",
  "account",
  "orders",
  "returns",
  "wishlist",
  "prime",
  "session",
  "tracking",
] as const;

/** Where a file belongs in the picture of who may import whom. */
export type Place =
  | { readonly in: "web"; readonly part: "routes" | "shell" | "ui" | "graph" | "lib" | "server" }
  | { readonly in: "web"; readonly part: "domain"; readonly domain: string }
  | { readonly in: "shop"; readonly part: "platform" }
  | { readonly in: "shop"; readonly part: "composition" }
  | { readonly in: "shop"; readonly part: "resolvers" | "service" | "store" | "rules"; readonly domain: string }
  | { readonly in: "environment" | "edge" | "gateway" | "session" | "sandbox" | "tests" | "scripts" }
  /** Generated or configuration: meets everybody. */
  | { readonly in: "elsewhere" };

const webParts = ["routes", "shell", "ui", "graph", "lib"] as const;

/** @param file relative to the checkout, with slashes */
export function placeOf(file: string): Place {
  const [first = "", second = "", third = "", fourth = ""] = file.split("/");
  if (first === "tests" || first === "scripts") return { in: first };
  if (first === "web") return second === "src" ? webPlace(third) : { in: "web", part: "server" };
  // services/<name>/test holds what the tests beside the code share.
  if (first !== "services" || third === "test") return { in: "elsewhere" };
  if (
    second === "environment" ||
    second === "edge" ||
    second === "gateway" ||
    second === "session" ||
    second === "sandbox"
  )
    return { in: second };
  if (second === "shop") return third === "src" ? shopPlace(fourth, file) : { in: "shop", part: "composition" };
  return { in: "elsewhere" };
}

function webPlace(folder: string): Place {
  const part = webParts.find((name) => name === folder);
  if (part !== undefined) return { in: "web", part };
  if (isDomain(folder)) return { in: "web", part: "domain", domain: folder };
  // root.tsx, routes.ts and the entries compose the rest, as routes do.
  return { in: "web", part: "routes" };
}

function shopPlace(folder: string, file: string): Place {
  if (folder === "platform") return { in: "shop", part: "platform" };
  if (!isDomain(folder)) return { in: "shop", part: "composition" };
  const role = /\.(resolvers|service|store)(\.test)?\.ts$/.exec(file)?.[1];
  const part = role === "resolvers" || role === "service" || role === "store" ? role : "rules";
  return { in: "shop", part, domain: folder };
}

function isDomain(folder: string): boolean {
  return domains.some((domain) => domain === folder);
}
