import path from "node:path";
import type { Ports } from "./ports.ts";
import type { Secrets } from "./secrets.ts";
import type { Settings } from "./settings.ts";

export type ServiceName = "shop" | "sandbox" | "gateway" | "web";

/** What distinguishes one service from another: its code and its environment. */
export interface ServiceSpec {
  readonly name: ServiceName;
  /** Ports that it listens on. */
  readonly ports: readonly number[];
  /** True where two instances can run for a moment while the connections move from one to the other. */
  readonly canOverlap: boolean;
  /** Whether the others cannot do without it; orders and pages go on without the sandbox. */
  readonly isEssential: boolean;
  /** Relative to the checkout. */
  readonly entry: string;
  /** Files and folders whose change restarts the service in development; pages are not among web's: Vite reloads them. */
  readonly sources: readonly string[];
  /** Options of Node itself. */
  readonly nodeOptions: readonly string[];
  /** Added to the launcher's own environment. */
  readonly env: Readonly<Record<string, string>>;
}

/**
 * A page is a few megabytes of short-lived objects: in a young generation that starts as small as Node's the collector
 * runs several times a page and promotes what is garbage a moment later; nor is V8 to place any of them among the old ones.
 */
const pageServerOptions = [
  "--max-semi-space-size=16",
  "--min-semi-space-size=16",
  "--no-allocation-site-pretenuring",
  "--heap-growing-percent=60",
] as const;

/**
 * The shop's live objects are some 120 MB. As Node would have it, V8 lets the heap grow to a multiple of that before it
 * collects, and gives as much again to a young generation that a call never fills. No limit of the heap instead: a large
 * catalogue may need more.
 */
const shopOptions = ["--max-semi-space-size=16", "--heap-growing-percent=60"] as const;

/**
 * A gateway passes on far more than it keeps, and its heap is small. As Node would have it, V8 places much of what
 * every request needs among the old objects, where it keeps whole requests alive after their end, and beside a large
 * young generation marks all of the heap again for every few megabytes that pass through. Both took more time than the
 * requests did: a listing 480 µs instead of 150, and one answer in a hundred 80 ms instead of 10.
 */
const gatewayOptions = [
  "--no-allocation-site-pretenuring",
  "--max-semi-space-size=16",
  "--heap-growing-percent=200",
] as const;

/**
 * The services that belong to these settings, each with exactly the secrets that it needs.
 *
 * With an external upstream there is no shop, and all other services use its address.
 */
export function planServices(root: string, settings: Settings, ports: Ports, secrets: Secrets): readonly ServiceSpec[] {
  const shopUrl = settings.upstream?.baseUrl ?? `http://127.0.0.1:${ports.shop}`;
  const sandboxUrl = `http://127.0.0.1:${ports.sandbox}`;
  const sandboxPublicUrl = `http://localhost:${ports.sandbox}`;
  const common = {
    CHALKBOX_ENV: settings.environment,
    DATA_DIR: settings.dataDir,
    NODE_ENV: settings.mode,
    HOST: "127.0.0.1",
    // Without a limit glibc makes up to eight arenas for each processor, and gives little of them back.
    MALLOC_ARENA_MAX: "2",
  };
  const oauth = { OAUTH_CLIENT_ID: secrets.OAUTH_CLIENT_ID, OAUTH_CLIENT_SECRET: secrets.OAUTH_CLIENT_SECRET };
  const payment = { PAYMENT_MERCHANT_ID: secrets.PAYMENT_MERCHANT_ID, PAYMENT_SECRET: secrets.PAYMENT_SECRET };

  const shop: ServiceSpec = {
    name: "shop",
    isEssential: true,
    ports: [ports.shop, ports.media],
    canOverlap: true,
    entry: "services/shop/src/main.ts",
    nodeOptions: shopOptions,
    sources: [
      "services/environment/src",
      "services/edge/src",
      "services/input-text/src",
      "services/storefront/src",
      "services/pictures/src",
      "services/shop/src",
      "services/shop/migrations",
      "services/shop/seed",
      "schema/shop",
      "schema/backoffice",
    ],
    env: {
      ...common,
      ...oauth,
      ...payment,
      SHOP_PORT: String(ports.shop),
      SHOP_MEDIA_PORT: String(ports.media),
      // Links of mails lead to the pages of this start, whatever port a visitor names.
      SHOP_PUBLIC_HOSTS: settings.publicHosts ?? `localhost:${ports.web},*.localhost:${ports.web}`,
      TRUSTED_PROXIES: "loopback",
      TOKEN_SECRET: secrets.TOKEN_SECRET,
      SANDBOX_URL: sandboxUrl,
      SANDBOX_PUBLIC_URL: sandboxPublicUrl,
      MAIL_URL: settings.mailUrl ?? mailboxUrl(ports, secrets),
      INVALIDATION_URLS: `http://127.0.0.1:${ports.gateway}/internal/invalidate`,
      INVALIDATION_SECRET: secrets.INVALIDATION_SECRET,
      ...given("DATABASE_URL", settings.databaseUrl),
      ...given("OPERATOR_TOKEN", operatorToken(settings, secrets)),
    },
  };
  const sandbox: ServiceSpec = {
    name: "sandbox",
    isEssential: false,
    ports: [ports.sandbox, ports.smtp],
    canOverlap: true,
    entry: "services/sandbox/src/main.ts",
    sources: ["services/environment/src", "services/edge/src", "services/sandbox/src"],
    nodeOptions: [],
    // People's browsers come here, as they come to web.
    env: {
      ...common,
      ...payment,
      HOST: settings.host,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.smtp),
      SHOP_URL: shopUrl,
      // Locally everyone reads the mailbox.
      ...(settings.environment === "local" ? {} : given("OPERATOR_TOKEN", operatorToken(settings, secrets))),
    },
  };
  const gateway: ServiceSpec = {
    name: "gateway",
    isEssential: true,
    ports: [ports.gateway],
    canOverlap: true,
    entry: "services/gateway/src/main.ts",
    // Not operations/: in the local environment it reads them again by itself.
    sources: [
      "services/environment/src",
      "services/edge/src",
      "services/input-text/src",
      "services/storefront/src",
      "services/gateway/src",
      "services/session/src",
      "schema",
    ],
    nodeOptions: gatewayOptions,
    env: {
      ...common,
      ...oauth,
      GATEWAY_PORT: String(ports.gateway),
      // Everything that it receives about visitors comes from web; TRUSTED_PROXIES names what is in front of that.
      TRUSTED_PROXIES: "loopback",
      UPSTREAM_URL: settings.upstream?.graphqlUrl ?? `${shopUrl}/graphql`,
      // Another upstream's, where it offers one, comes from the launcher's own environment.
      ...(settings.upstream === undefined && { UPSTREAM_HEALTH_URL: `${shopUrl}/health/ready` }),
      TOKEN_URL: settings.upstream?.tokenUrl ?? `${shopUrl}/oauth/token`,
      INVALIDATION_SECRET: secrets.INVALIDATION_SECRET,
      ...given("REDIS_URL", settings.redisUrl),
    },
  };
  const web: ServiceSpec = {
    name: "web",
    isEssential: true,
    ports: [ports.web],
    canOverlap: true,
    entry: "web/server.ts",
    sources: [
      "services/environment/src",
      "services/edge/src",
      "services/order-list/src",
      "services/storefront/src",
      "web/server.ts",
      "web/server",
    ],
    nodeOptions: pageServerOptions,
    env: {
      ...common,
      HOST: settings.host,
      WEB_PORT: String(ports.web),
      GATEWAY_URL: `http://127.0.0.1:${ports.gateway}`,
      MEDIA_URL: settings.upstream?.mediaUrl ?? `http://127.0.0.1:${ports.media}`,
      SANDBOX_PUBLIC_URL: sandboxPublicUrl,
    },
  };
  return [...(settings.upstream === undefined ? [shop] : []), sandbox, gateway, web].map((spec) => ({
    ...spec,
    entry: path.join(root, spec.entry),
    sources: spec.sources.map((source) => path.join(root, source)),
  }));
}

/** The sandbox's mailbox, to which the shop proves itself as it does to the card provider. */
function mailboxUrl({ smtp }: Ports, { PAYMENT_MERCHANT_ID: id, PAYMENT_SECRET: secret }: Secrets): string {
  return `smtp://${encodeURIComponent(id)}:${encodeURIComponent(secret)}@127.0.0.1:${smtp}`;
}

/**
 * The back office's token: made up and shown in the local environment, off elsewhere unless the operator sets one.
 */
export function operatorToken(settings: Settings, secrets: Secrets): string | undefined {
  return settings.environment === "local" ? secrets.OPERATOR_TOKEN : settings.secrets.OPERATOR_TOKEN;
}

function given(name: string, value: string | undefined): Record<string, string> {
  return value === undefined ? {} : { [name]: value };
}
