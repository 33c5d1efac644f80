import { resolve } from "node:path";
import {
  type CommonConfig,
  commonConfigOf,
  commonVariables,
  type Environment,
  milliseconds,
  paymentVariables,
  port,
  readVariables,
  secret,
  text,
  url,
} from "@chalkbox/environment";
import * as v from "valibot";

const timeout = v.pipe(milliseconds, v.maxValue(60_000, "must be milliseconds, at most 60000"));

const environmentSchema = v.object({
  ...commonVariables,
  ...paymentVariables,
  SANDBOX_PORT: port,
  SANDBOX_SMTP_PORT: port,
  SANDBOX_SMTP_HOST: v.optional(text, "127.0.0.1"),
  SHOP_URL: url,
  PAYMENT_MERCHANT_NAME: v.optional(text, "Chalkbox"),
  CARD_TIMEOUT_MS: v.optional(timeout, "6000"),
  OPERATOR_TOKEN: v.optional(secret),
});

/** Who may read the mailbox. Off: it takes no mail either, so that none counts as delivered that no customer gets. */
export type MailboxAccess =
  | { readonly kind: "open" }
  | { readonly kind: "operators"; readonly token: string }
  | { readonly kind: "off" };

/** What the sandbox is configured with. Read once at boot; nothing else reads the environment. */
export interface Config extends CommonConfig {
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
  readonly mailbox: MailboxAccess;
  /** Where the mailbox receives mails: unlike the pages, by itself on this machine only. */
  readonly smtp: { readonly port: number; readonly host: string };
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * Five tries within 30 seconds, then with ever longer waits for three days: a shop that is away for a night still hears
 * of what was paid. Each try is given up after {@link notifyTimeoutMs}.
 */
const notifyAtMs: readonly number[] = [
  0,
  1_000,
  4_000,
  10_000,
  25_000,
  ...[1, 2, 5, 10, 20, 40].map((minutes) => minutes * minute),
  ...[1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 30, 36, 48, 60, 72].map((hours) => hours * hour),
];

/** How long the shop may take to answer a callback, in milliseconds. */
export const notifyTimeoutMs = 4_000;

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(environment: Environment = process.env): Config {
  const env = readVariables(environmentSchema, environment);
  return {
    ...commonConfigOf(env),
    port: env.SANDBOX_PORT,
    dataDir: resolve(env.DATA_DIR, "sandbox"),
    shopUrl: env.SHOP_URL,
    merchant: { id: env.PAYMENT_MERCHANT_ID, name: env.PAYMENT_MERCHANT_NAME, secret: env.PAYMENT_SECRET },
    card: { timeoutMs: env.CARD_TIMEOUT_MS, notifyAtMs: notifyAtMs },
    mailbox: mailboxAccess(env),
    smtp: { port: env.SANDBOX_SMTP_PORT, host: env.SANDBOX_SMTP_HOST },
  };
}

/** Mails name people and hold links to their orders: open to all on the machine of a developer only. */
function mailboxAccess({ CHALKBOX_ENV, OPERATOR_TOKEN }: v.InferOutput<typeof environmentSchema>): MailboxAccess {
  if (CHALKBOX_ENV === "local") return { kind: "open" };
  if (CHALKBOX_ENV === "live" || OPERATOR_TOKEN === undefined) return { kind: "off" };
  return { kind: "operators", token: OPERATOR_TOKEN };
}
