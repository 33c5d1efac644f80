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
const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be milliseconds, at most 60000"),
  v.transform(Number),
  v.maxValue(60_000, "must be milliseconds, at most 60000"),
);

const environmentSchema = v.object({
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  LOG_LEVEL: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
  HOST: v.optional(text, "127.0.0.1"),
  SANDBOX_PORT: port,
  DATA_DIR: v.optional(text, resolve(repository, ".data")),
  SHOP_URL: url,
  PAYMENT_MERCHANT_ID: text,
  PAYMENT_MERCHANT_NAME: v.optional(text, "Chalkbox"),
  PAYMENT_SECRET: secret,
  CARD_TIMEOUT_MS: v.optional(milliseconds, "6000"),
});

/** What the sandbox is configured with. Read once at boot; nothing else reads the environment. */
export interface Config {
  readonly environment: "local" | "dev" | "staging" | "integ" | "live";
  readonly logLevel: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  readonly host: string;
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Absolute path of the sandbox's own folder inside DATA_DIR. */
  readonly dataDir: string;
  /** Address of the shop, as this process reaches it; signed callbacks go to this origin or to loopback. */
  readonly shopUrl: string;
  readonly merchant: { readonly id: string; readonly name: string; readonly secret: string };
  readonly card: {
    /** How long the "provider answers late" test card keeps the shopper waiting, in milliseconds. */
    readonly timeoutMs: number;
    /** When a callback is tried, in milliseconds after the first try; its length is the number of tries. */
    readonly notifyAtMs: readonly number[];
  };
}

/** A bad environment; its message has one line a fault and names the variable, never its value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Five tries within 30 seconds, each given up after {@link NOTIFY_TIMEOUT_MS}. */
const NOTIFY_AT_MS = [0, 1_000, 4_000, 10_000, 25_000];

/** How long the shop may take to answer a callback, in milliseconds. */
export const NOTIFY_TIMEOUT_MS = 4_000;

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
    port: env.SANDBOX_PORT,
    dataDir: resolve(env.DATA_DIR, "sandbox"),
    shopUrl: env.SHOP_URL,
    merchant: { id: env.PAYMENT_MERCHANT_ID, name: env.PAYMENT_MERCHANT_NAME, secret: env.PAYMENT_SECRET },
    card: { timeoutMs: env.CARD_TIMEOUT_MS, notifyAtMs: NOTIFY_AT_MS },
  };
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const variable = v.getDotPath(issue) ?? "environment";
  if (issue.input === undefined) return `${variable} is missing`;
  // Valibot's own messages quote what was received, and that may be a secret.
  const reason = issue.kind === "validation" ? issue.message : `must be ${issue.expected ?? "valid"}`;
  return `${variable} ${reason}`;
}
