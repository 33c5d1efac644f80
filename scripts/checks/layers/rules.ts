import type { Place } from "./places.ts";

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
 * The order among services of different domains is checked apart (it takes the whole picture).
 */
export function whyNot(from: Place, to: Place): string | undefined {
  if (to.in === "elsewhere" || from.in === "elsewhere") return undefined;
  if (from.in !== to.in) return crossing(from, to);
  if (from.in === "web" && to.in === "web") return inWeb(from, to);
  if (from.in === "shop" && to.in === "shop") return inShop(from, to);
  return undefined;
}

type InWeb = Extract<Place, { in: "web" }>;
type InShop = Extract<Place, { in: "shop" }>;
type InShopDomain = Extract<InShop, { domain: string }>;

function crossing(from: Place, to: Place): string {
  if (from.in === "tests") return "tests speak to services over HTTP and never import their source";
  if (from.in === "gateway" && to.in === "session")
    return "the gateway imports the session by its name, @chalkbox/session";
  if (to.in === "environment") return "services import the environment by its name, @chalkbox/environment";
  if (from.in === "environment") return "the environment knows no service";
  if (to.in === "edge") return "services and web's server import the edge by its name, @chalkbox/edge";
  if (from.in === "edge") return "the edge knows no service";
  return `${from.in} and ${to.in} never import each other's source: they meet at schema/ and operations/`;
}

function inWeb(from: InWeb, to: InWeb): string | undefined {
  if (from.part === "domain" && to.part === "domain" && from.domain !== to.domain) {
    return `${from.domain} and ${to.domain} meet in the route that composes both`;
  }
  const allowed = webMayImport[from.part] ?? [];
  return allowed.includes(to.part) ? undefined : `${from.part} may import ${allowed.join(", ")} only`;
}

function inShop(from: InShop, to: InShop): string | undefined {
  if (to.part === "platform" || from.part === "composition") return undefined;
  if (from.part === "platform") return "platform knows no domain";
  if (to.part === "composition") return "a domain does not know how the shop is put together";
  return amongDomains(from, to);
}

function amongDomains(from: InShopDomain, to: InShopDomain): string | undefined {
  if (from.domain !== to.domain) return acrossDomains(from.part, to.part);
  if (from.part === "resolvers" && to.part === "store") return "a resolver asks its service, never a store";
  if (from.part === "service" && to.part === "resolvers") return "a service does not know the graph";
  if (from.part === "store" && to.part !== "store" && to.part !== "rules") return "a store imports the platform only";
  return undefined;
}

function acrossDomains(from: string, to: string): string | undefined {
  if (to === "store") return "a store belongs to its own domain's service";
  if (to === "resolvers") return "resolvers belong to their own domain";
  // What has no role (types, pure rules) may be shared; services may not be, except among services.
  if (from === "resolvers" && to === "service") return "a resolver asks its own service";
  if (from === "store") return "a store imports the platform only";
  return undefined;
}
