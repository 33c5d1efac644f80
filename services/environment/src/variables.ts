import { resolve } from "node:path";
import * as v from "valibot";
import { milliseconds, rate, secret, text } from "./kinds.ts";

/** The checkout's own folder, which the default data folder is in. */
const checkout = resolve(import.meta.dirname, "../../..");
/** What processes write is there when the environment names no folder; relative to the checkout. */
export const dataFolder = ".data";

/** The variables that every process has. */
export const commonVariables = {
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  LOG_LEVEL: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
  HOST: v.optional(text, "127.0.0.1"),
  DATA_DIR: v.optional(text, resolve(checkout, dataFolder)),
};

const commonSchema = v.object(commonVariables);
type CommonVariables = v.InferOutput<typeof commonSchema>;

/** What every process is configured with, beside its data folder. */
export interface CommonConfig {
  readonly environment: CommonVariables["CHALKBOX_ENV"];
  readonly logLevel: CommonVariables["LOG_LEVEL"];
  /** Address to listen on. */
  readonly host: string;
}

/** The common part of a process's configuration. */
export function commonConfigOf({ CHALKBOX_ENV, LOG_LEVEL, HOST }: Omit<CommonVariables, "DATA_DIR">): CommonConfig {
  return { environment: CHALKBOX_ENV, logLevel: LOG_LEVEL, host: HOST };
}

/** Who the gateway is to the shop: it requests tokens with them, and the shop checks them. */
export const oauthVariables = { OAUTH_CLIENT_ID: text, OAUTH_CLIENT_SECRET: secret };

/** What shop and payment provider sign their messages with. */
export const paymentVariables = { PAYMENT_MERCHANT_ID: text, PAYMENT_SECRET: secret };

/** How often callers may request what reveals who has an account (C-89); gateway and shop count alike. */
export const lookupVariables = { RATE_LOOKUP: v.optional(rate, "10/100/600") };

/** How a process ends that may have a balancer in front of it. */
export const endingVariables = {
  DRAIN_MS: v.optional(milliseconds, "5000"),
  STOP_PATIENCE_MS: v.optional(milliseconds, "7000"),
};

const endingSchema = v.object(endingVariables);

/** How a process ends, in milliseconds. */
export interface EndingConfig {
  /** It still takes requests, so that balancers can notice first. */
  readonly drain: number;
  /** Then requests under way may take this much longer. */
  readonly patience: number;
}

/**
 * The default is long enough for balancers that check every two seconds and act on the second no. Whether there is a
 * balancer is no matter of the environment: `npm start`, where there is none, sets both itself.
 */
export function endingOf({ DRAIN_MS, STOP_PATIENCE_MS }: v.InferOutput<typeof endingSchema>): EndingConfig {
  return { drain: DRAIN_MS, patience: STOP_PATIENCE_MS };
}
