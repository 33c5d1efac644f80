import { resolve } from "node:path";
import { createProxies } from "@chalkbox/edge";
import {
  bytes,
  type CommonConfig,
  commonConfigOf,
  commonVariables,
  type EndingConfig,
  endingOf,
  endingVariables,
  type Environment,
  oauthVariables,
  port,
  proxies,
  readVariables,
  secret,
  text,
} from "@chalkbox/environment";
import * as v from "valibot";
import { furtherFolder } from "./subschemas/further-subschemas.ts";
import type { Rates } from "./security/rate-limiter.ts";
import { rateVariables, ratesOf } from "./security/rates.ts";

const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//, "must be an address such as http://127.0.0.1:3003/graphql"),
  v.url("must be an address such as http://127.0.0.1:3003/graphql"),
  v.transform((text) => new URL(text)),
);
const cacheBytes = v.pipe(
  bytes,
  v.check((count) => count === 0 || count >= 1_000_000, "must be 0 or at least 1000000"),
);

const environmentSchema = v.object({
  ...commonVariables,
  GATEWAY_PORT: port,
  UPSTREAM_URL: url,
  UPSTREAM_HEALTH_URL: v.optional(url),
  TOKEN_URL: url,
  ...oauthVariables,
  ...endingVariables,
  TRUSTED_PROXIES: v.optional(proxies(createProxies), "loopback"),
  ...rateVariables,
  REDIS_PREFIX: v.optional(
    v.pipe(v.string(), v.regex(/^[\w:.-]{1,60}$/, "must be letters, digits and : . _ -")),
    "chalkbox:",
  ),
  GATEWAY_OPERATOR_TOKEN: v.optional(secret),
  CACHE_BYTES: v.optional(cacheBytes, "134217728"),
  INVALIDATION_SECRET: v.optional(secret),
  SUBSCHEMAS_DIR: v.optional(text, furtherFolder),
  OPERATIONS_DIR: v.optional(text),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(url),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, "must start with redis:// or rediss://"))),
});

/** What the gateway is configured with. Read once at boot; nothing else reads the environment. */
export interface Config extends CommonConfig {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** The proxies whose word counts on a visitor's address, host and scheme; see `createProxies`. */
  readonly trustedProxies: readonly string[];
  /** How often things may be tried; see `rates.ts`. */
  readonly rates: Rates;
  /** Absolute path of the folder for everything that is written. */
  readonly dataDir: string;
  /** The shop's graph. */
  readonly upstreamUrl: URL;
  /** Where the shop reports whether it is ready; null: it does not. */
  readonly upstreamHealthUrl: URL | null;
  readonly token: { readonly url: URL; readonly clientId: string; readonly clientSecret: string };
  /** Null: sessions are kept in a file, and nothing is shared with other gateways. */
  readonly redisUrl: string | null;
  /** Of every key there, so that several shops can share a server. */
  readonly redisPrefix: string;
  /** A request with it may use any document where others may not; null: none may. */
  readonly operatorToken: string | null;
  readonly ending: EndingConfig;
  /** Most memory that shared answers take, in bytes; 0: none are kept. */
  readonly cacheBytes: number;
  /** The shop signs its notices of changes with it; null: responses cannot be dropped from outside. */
  readonly invalidationSecret: string | null;
  /** Absolute path of the folder with upstreams beside the shop; see `loadFurtherSubschemas`. */
  readonly subschemasDir: string;
  /** Absolute path of the folder with operations of other front ends, trusted like the storefront's; null: none. */
  readonly operationsDir: string | null;
  /** Collector of traces that speaks OTLP over HTTP; null: none are made. */
  readonly tracesUrl: URL | null;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = readVariables(environmentSchema, environment);
  return {
    ...commonConfigOf(env),
    port: env.GATEWAY_PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    rates: ratesOf(env),
    dataDir: resolve(env.DATA_DIR),
    upstreamUrl: env.UPSTREAM_URL,
    upstreamHealthUrl: env.UPSTREAM_HEALTH_URL ?? null,
    token: { url: env.TOKEN_URL, clientId: env.OAUTH_CLIENT_ID, clientSecret: env.OAUTH_CLIENT_SECRET },
    redisUrl: env.REDIS_URL ?? null,
    redisPrefix: env.REDIS_PREFIX,
    operatorToken: env.GATEWAY_OPERATOR_TOKEN ?? null,
    ending: endingOf(env),
    cacheBytes: env.CACHE_BYTES,
    invalidationSecret: env.INVALIDATION_SECRET ?? null,
    subschemasDir: resolve(env.SUBSCHEMAS_DIR),
    operationsDir: env.OPERATIONS_DIR === undefined ? null : resolve(env.OPERATIONS_DIR),
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}
