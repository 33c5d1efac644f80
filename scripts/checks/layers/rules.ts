import { gatewayFolders, type Place, type ShopRole } from "./places.ts";

/** What each part of the storefront may import, itself included; the right column of the design's table. */
const webMayImport: Readonly<Record<string, readonly string[]>> = {
  server: ["server", "routes", "shell", "ui", "graph", "lib"],
  routes: ["routes", "domain", "shell", "ui", "graph", "lib"],
  shell: ["shell", "ui", "graph", "lib"],
  domain: ["domain", "ui", "graph", "lib"],
  graph: ["graph", "lib"],
  ui: ["ui", "lib"],
  lib: ["lib"],
};

/**
 * Why a file in one place must not import a file in another, or undefined when it may.
 *
 * @param isType whether only types are imported
 *
 * The order among services of different domains is checked apart (it takes the whole picture).
 */
export function whyNot(from: Place, to: Place, isType = false): string | undefined {
  if (to.in === "elsewhere" || from.in === "elsewhere") return undefined;
  if (from.in !== to.in) return crossing(from, to);
  if (from.in === "web" && to.in === "web") return inWeb(from, to);
  if (from.in === "shop" && to.in === "shop") return inShop(from, to, isType);
  if (from.in === "gateway" && to.in === "gateway") return inGateway(from, to);
  return undefined;
}

type InGateway = Extract<Place, { in: "gateway" }>;
type InWeb = Extract<Place, { in: "web" }>;
type InShop = Extract<Place, { in: "shop" }>;
type InShopDomain = Extract<InShop, { domain: string }>;

function crossing(from: Place, to: Place): string {
  if (from.in === "tests") return "tests speak to services over HTTP and never import their source";
  if (from.in === "gateway" && to.in === "session")
    return "the gateway imports the session by its name, @chalkbox/session";
  if (to.in === "environment") return "services import the environment by its name, @chalkbox/environment";
  if (from.in === "environment") return "the environment imports no service";
  if (to.in === "edge") return "services and web's server import the edge by its name, @chalkbox/edge";
  if (from.in === "edge") return "the edge imports no service";
  if (to.in === "input-text") return "services and web import the check of texts by its name, @chalkbox/input-text";
  if (to.in === "order-list") return "web alone imports the reader of order lists, by its name, @chalkbox/order-list";
  if (from.in === "order-list") return "the reader of order lists imports no service";
  if (to.in === "storefront") return "storefronts are imported by the package's name, @chalkbox/storefront";
  if (from.in === "storefront") return "the table of storefronts imports no service";
  if (to.in === "pictures") return "the shop alone imports pictures, by their name, @chalkbox/pictures";
  if (from.in === "pictures") return "pictures import no service";
  if (from.in === "input-text") return "the check of texts imports no service";
  return `${from.in} and ${to.in} never import each other's source: they meet at schema/ and operations/`;
}

function inGateway({ folder: from }: InGateway, { folder: to }: InGateway): string | undefined {
  if (from === "composition" || from === "test") return undefined;
  if (to === "composition" || to === "test") return `${from} must not depend on how the gateway is put together`;
  return gatewayFolders.indexOf(to) > gatewayFolders.indexOf(from)
    ? `against the order of the gateway's folders: ${gatewayFolders.join(" ← ")}`
    : undefined;
}

function inWeb(from: InWeb, to: InWeb): string | undefined {
  if (from.part === "domain" && to.part === "domain" && from.domain !== to.domain) {
    return `${from.domain} and ${to.domain} meet in the route that composes both`;
  }
  const allowed = webMayImport[from.part] ?? [];
  return allowed.includes(to.part) ? undefined : `${from.part} may import ${allowed.join(", ")} only`;
}

function inShop(from: InShop, to: InShop, isType: boolean): string | undefined {
  if (to.part === "platform" || from.part === "composition") return undefined;
  if (from.part === "platform") return "the platform imports no domain";
  if (to.part === "composition") return "a domain must not depend on how the shop is put together";
  return from.domain === to.domain ? withinDomain(from, to, isType) : acrossDomains(from, to, isType);
}

/** What each role calls within its domain; `types` and `rules` are free to all. */
const mayAsk: Readonly<Record<ShopRole, readonly ShopRole[]>> = {
  domain: ["domain", "resolvers", "route", "service", "loader", "thread", "store"],
  resolvers: ["service"],
  route: ["service"],
  service: ["service", "loader", "store", "thread"],
  loader: ["loader", "store", "thread"],
  thread: ["loader", "store"],
  store: ["store"],
  types: [],
  rules: [],
};

/** Why a role may not call another one. */
const reasons: Readonly<Partial<Record<ShopRole, string>>> = {
  resolvers: "a resolver calls its service, never a loader or a store",
  route: "a route calls its service, never a loader or a store",
  service: "a service does not import the graph",
  loader: "a loader reads stores and imports no service",
  store: "a store imports the platform and types only",
  types: "types import types only",
  rules: "what calls services, loaders or stores has a role in its name: .service.ts, .loader.ts",
};

function withinDomain(from: InShopDomain, to: InShopDomain, isType: boolean): string | undefined {
  if (to.part === "types") return undefined;
  if (from.part === "types") return reasons.types;
  if (to.part === "rules" || mayAsk[from.part].includes(to.part)) return undefined;
  // The shape of what a loader or a store returns may be known to all but stores, and resolvers map no rows.
  const isShape = isType && to.part !== "resolvers" && from.part !== "store";
  if (isShape && !(from.part === "resolvers" && to.part === "store")) return undefined;
  return reasons[from.part] ?? `${from.part} may not import ${to.part}`;
}

function acrossDomains(from: InShopDomain, to: InShopDomain, isType: boolean): string | undefined {
  if (to.part === "types") return undefined;
  if (from.part === "types") return reasons.types;
  if (to.part === "store") return "a store belongs to its own domain's service";
  if (to.part === "resolvers" || to.part === "route") return "resolvers belong to their own domain";
  if (from.part === "store") return reasons.store;
  // Pure rules may be shared; services may not be, except among services.
  if (to.part === "rules" || isType) return undefined;
  if (from.part === "resolvers" || from.part === "route") return "a resolver calls its own service";
  if (from.part === "rules") return reasons.rules;
  if (from.part === "loader" && to.part === "service") return reasons.loader;
  return undefined;
}
