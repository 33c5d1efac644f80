import { resolve } from "node:path";
import * as v from "valibot";

/** The repository's own folder, which the default data folder lies in. */
const repository = resolve(import.meta.dirname, "../../../..");

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);
const url = v.pipe(v.string(), v.url("must be an address such as http://127.0.0.1:3003"));
const secret = v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"));
const text = v.pipe(v.string(), v.minLength(1, "must not be empty"));
const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, "must be a number of seconds"),
  v.transform(Number),
  v.minValue(1, "must be at least 1"),
);

const environmentSchema = v.object({
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  LOG_LEVEL: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
  HOST: v.optional(text, "127.0.0.1"),
  SHOP_PORT: port,
  SHOP_URL: v.optional(url),
  SHOP_PUBLIC_HOSTS: v.optional(text, "localhost,*.localhost"),
  DATA_DIR: v.optional(text, resolve(repository, ".data")),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, "must start with postgres://"))),
  OAUTH_CLIENT_ID: text,
  OAUTH_CLIENT_SECRET: secret,
  TOKEN_SECRET: secret,
  ACCESS_TOKEN_SECONDS: v.optional(seconds, "3600"),
  SANDBOX_URL: url,
  SANDBOX_PUBLIC_URL: url,
  PAYMENT_MERCHANT_ID: text,
  PAYMENT_SECRET: secret,
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
export interface Config {
  readonly environment: "local" | "dev" | "staging" | "integ" | "live";
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  readonly host: string;
  readonly port: number;
  /** Address under which other services reach this one, e.g. for payment callbacks. */
  readonly url: string;
  /** Hosts that browsers use, as patterns: `localhost`, `*.localhost`; see `publicOriginOf`. */
  readonly publicHosts: readonly string[];
  /** Absolute path of the folder for everything that the shop writes. */
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL is used. */
  readonly databaseUrl: string | null;
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
  readonly payment: { readonly merchantId: string; readonly secret: string };
  /** Null: the back office is off. */
  readonly operatorToken: string | null;
  /** The gateways that are told what has changed, and the secret that they share with us; null: none is told. */
  readonly invalidation: { readonly urls: readonly string[]; readonly secret: string } | null;
}

/** A bad environment; its message has one line a fault and names the variable, never its value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks the environment. Empty variables count as absent, as Docker Compose passes unset ones so.
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(environmentSchema, given);
  if (!result.success) throw new ConfigError(result.issues.map(describeIssue).join("\n"));
  const env = result.output;
  return {
    environment: env.CHALKBOX_ENV,
    logLevel: env.LOG_LEVEL,
    host: env.HOST,
    port: env.SHOP_PORT,
    url: (env.SHOP_URL ?? `http://127.0.0.1:${env.SHOP_PORT}`).replace(/\/$/, ""),
    publicHosts: env.SHOP_PUBLIC_HOSTS.split(",").map((host) => host.trim().toLowerCase()),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    oauth: {
      clientId: env.OAUTH_CLIENT_ID,
      clientSecret: env.OAUTH_CLIENT_SECRET,
      accessTokenSeconds: env.ACCESS_TOKEN_SECONDS,
    },
    tokenSecret: env.TOKEN_SECRET,
    sandbox: { url: env.SANDBOX_URL, publicUrl: env.SANDBOX_PUBLIC_URL },
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

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const variable = v.getDotPath(issue) ?? "environment";
  if (issue.input === undefined) return `${variable} is missing`;
  // Valibot's own messages quote what was received, and that may be a secret.
  const reason = issue.kind === "validation" ? issue.message : `must be ${issue.expected ?? "valid"}`;
  return `${variable} ${reason}`;
}
