/** The domains, named alike everywhere; whatever else is beside them is no domain. */
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

/** Roles that a file of a shop's domain states in its name. `thread` runs beside the requests. */
const shopRoles = ["resolvers", "route", "service", "loader", "thread", "store", "types"] as const;
/** A role; `domain` is the file that puts a domain together, `types` are shapes of data, `rules` pure functions. */
export type ShopRole = (typeof shopRoles)[number] | "domain" | "rules";

/** Where a file belongs in the picture of who may import whom. */
export type Place =
  | { readonly in: "web"; readonly part: "routes" | "shell" | "ui" | "graph" | "lib" | "server" }
  | { readonly in: "web"; readonly part: "domain"; readonly domain: string }
  | { readonly in: "shop"; readonly part: "platform" }
  | { readonly in: "shop"; readonly part: "composition" }
  | { readonly in: "shop"; readonly part: ShopRole; readonly domain: string }
  | { readonly in: "gateway"; readonly folder: GatewayFolder | "composition" | "test" }
  | {
      readonly in:
        | "environment"
        | "edge"
        | "input-text"
        | "order-list"
        | "storefront"
        | "pictures"
        | "session"
        | "sandbox"
        | "tests"
        | "scripts";
    }
  /** Generated or configuration: meets everyone. */
  | { readonly in: "elsewhere" };

/** The folders of the gateway in their one order: each may import those before it. */
export const gatewayFolders = [
  "errors",
  "bytes",
  "cache",
  "upstream",
  "identity",
  "security",
  "subschemas",
  "federation",
  "planning",
  "observability",
  "scale-out",
  "http",
] as const;
export type GatewayFolder = (typeof gatewayFolders)[number];

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
    second === "input-text" ||
    second === "order-list" ||
    second === "storefront" ||
    second === "pictures" ||
    second === "session" ||
    second === "sandbox"
  )
    return { in: second };
  if (second === "gateway") return gatewayPlace(third === "src" ? fourth : "", file);
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

function gatewayPlace(name: string, file: string): Place {
  // A test may put together what its subject alone must not import.
  if (file.endsWith(".test.ts")) return { in: "gateway", folder: "test" };
  const folder = gatewayFolders.find((each) => each === name);
  // server.ts, main.ts and config.ts put the folders together.
  return { in: "gateway", folder: folder ?? "composition" };
}

function shopPlace(folder: string, file: string): Place {
  // Types that are generated from the schema: all may name them.
  if (folder === "generated") return { in: "elsewhere" };
  if (folder === "platform") return { in: "shop", part: "platform" };
  if (!isDomain(folder)) return { in: "shop", part: "composition" };
  return { in: "shop", part: shopRole(folder, file), domain: folder };
}

function shopRole(domain: string, file: string): ShopRole {
  // A test of pure functions may put their ground there through services.
  if (file.endsWith(`/${domain}/${domain}.ts`) || file.endsWith(".test.ts")) return "domain";
  const named = /\.([a-z]+)\.ts$/.exec(file)?.[1];
  return shopRoles.find((role) => role === named) ?? "rules";
}

function isDomain(folder: string): boolean {
  return domains.some((domain) => domain === folder);
}
