import { resolve } from "node:path";
import { createProxies } from "@chalkbox/edge";
import {
  bytes,
  type CommonConfig,
  commonConfigOf,
  commonVariables,
  ConfigError,
  type Environment,
  lookupVariables,
  oauthVariables,
  paymentVariables,
  port,
  proxies,
  type Rate,
  readVariables,
  seconds,
  secret,
  text,
  url,
} from "@chalkbox/environment";
import * as v from "valibot";
import { type MailTarget, readMailUrl } from "./mail-url.ts";
import { folderBelow, readStorageUrl, type StorageTarget } from "./storage/storage-url.ts";

const environmentSchema = v.object({
  ...commonVariables,
  ...oauthVariables,
  ...paymentVariables,
  ...lookupVariables,
  SHOP_PORT: port,
  SHOP_MEDIA_PORT: v.optional(port),
  SHOP_URL: v.optional(url),
  SHOP_PUBLIC_HOSTS: v.optional(text, "localhost:*,*.localhost:*"),
  TRUSTED_PROXIES: v.optional(proxies(createProxies), "loopback"),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"))),
  DISK_RESERVE_BYTES: v.optional(bytes, "134217728"),
  STORAGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform(readStorageUrl),
      v.check((target) => target !== null, "must be file:///folder or s3://KEY:SECRET@host/bucket"),
    ),
  ),
  MAIL_URL: v.pipe(
    v.string(),
    v.transform(readMailUrl),
    v.custom<MailTarget>((target) => target !== null, "must be smtp://user:password@host:port or smtps://…"),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^(\P{Cc}*<)?[^\s<>@]+@[^\s<>@]+>?$/u, "must be a mail address, or Name <address>")),
  ),
  TOKEN_SECRET: secret,
  ACCESS_TOKEN_SECONDS: v.optional(seconds, "3600"),
  SANDBOX_URL: url,
  SANDBOX_PUBLIC_URL: url,
  OPERATOR_TOKEN: v.optional(secret),
  INVALIDATION_URLS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((each) => each.trim())),
      v.check((urls) => urls.every((each) => URL.canParse(each)), "must be addresses with commas between them"),
    ),
  ),
  INVALIDATION_SECRET: v.optional(secret),
});

/** What the shop is configured with. Read once at boot; nothing else reads the environment. */
export interface Config extends CommonConfig {
  readonly port: number;
  /** Where pictures are served, and nothing else; null: this process serves none. */
  readonly mediaPort: number | null;
  /** Address under which other services reach this one, e.g. for payment callbacks. */
  readonly url: string;
  /** Hosts that browsers use, as patterns: `localhost`, `*.localhost`; see `publicOriginOf`. */
  readonly publicHosts: readonly string[];
  /** The proxies whose word on a visitor's address counts, the gateway among them; see `createProxies`. */
  readonly trustedProxies: readonly string[];
  /** Absolute path of the folder for everything that the shop writes. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | null;
  /** Bytes of the embedded database's disk that stay free: with less, no order is taken. */
  readonly diskReserve: number;
  /** Where customers' files lie. */
  readonly storage: StorageTarget;
  readonly mail: {
    readonly server: MailTarget;
    /** Sender of all mails; null: the shop's own. */
    readonly from: string | null;
  };
  readonly oauth: {
    readonly clientId: string;
    readonly clientSecret: string;
    /** Life of an API token in seconds. */
    readonly accessTokenSeconds: number;
  };
  /** Key that signs API tokens and customer tokens (HS256). */
  readonly tokenSecret: string;
  readonly sandbox: {
    /** Address that this process uses. */
    readonly url: string;
    /** Address that a shopper's browser uses. */
    readonly publicUrl: string;
  };
  /** How often visitors and addresses may request what reveals who has an account (C-89). */
  readonly rates: { readonly lookup: Rate };
  readonly payment: { readonly merchantId: string; readonly secret: string };
  /** Null: the back office is off. */
  readonly operatorToken: string | null;
  /** The gateways that receive invalidations, and the secret that they share with us; null: none. */
  readonly invalidation: { readonly urls: readonly string[]; readonly secret: string } | null;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = readVariables(environmentSchema, environment);
  return {
    ...commonConfigOf(env),
    port: env.SHOP_PORT,
    mediaPort: env.SHOP_MEDIA_PORT ?? null,
    url: (env.SHOP_URL ?? `http://127.0.0.1:${env.SHOP_PORT}`).replace(/\/$/, ""),
    publicHosts: env.SHOP_PUBLIC_HOSTS.split(",").map((host) => host.trim().toLowerCase()),
    trustedProxies: env.TRUSTED_PROXIES,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    diskReserve: env.DISK_RESERVE_BYTES,
    storage: env.STORAGE_URL ?? folderBelow(env.DATA_DIR),
    mail: { server: env.MAIL_URL, from: env.MAIL_FROM ?? null },
    oauth: {
      clientId: env.OAUTH_CLIENT_ID,
      clientSecret: env.OAUTH_CLIENT_SECRET,
      accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    },
    tokenSecret: env.TOKEN_SECRET,
    sandbox: { url: env.SANDBOX_URL, publicUrl: env.SANDBOX_PUBLIC_URL },
    rates: { lookup: env.RATE_LOOKUP },
    payment: { merchantId: env.PAYMENT_MERCHANT_ID, secret: env.PAYMENT_SECRET },
    operatorToken: env.OPERATOR_TOKEN ?? null,
    invalidation: readInvalidation(env.INVALIDATION_URLS, env.INVALIDATION_SECRET),
  };
}

function readInvalidation(urls: readonly string[] | undefined, secret: string | undefined): Config["invalidation"] {
  if (urls === undefined) return null;
  if (secret === undefined) throw new ConfigError("INVALIDATION_SECRET is missing: INVALIDATION_URLS names gateways");
  return { urls, secret };
}
