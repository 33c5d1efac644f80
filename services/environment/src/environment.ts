import { resolve } from "node:path";
import * as v from "valibot";

/** The checkout's own folder, which the default data folder lies in. */
const checkout = resolve(import.meta.dirname, "../../..");

/** A port; 0 lets the system choose a free one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);
/** An address, as it was given. */
export const url = v.pipe(v.string(), v.url("must be an address such as http://127.0.0.1:3003"));
/** A secret that nobody guesses. */
export const secret = v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"));
/** Any text but an empty one. */
export const text = v.pipe(v.string(), v.minLength(1, "must not be empty"));

/** How often something may be done within a window that begins with the first time. */
export interface Rate {
  readonly perVisitor: number;
  /** A school behind one address has many visitors. */
  readonly perAddress: number;
  readonly windowMs: number;
}

/** `visitor/address/seconds`, e.g. `20/600/600`: how often a visitor, and an address, within how many seconds. */
export const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}\/\d{1,6}\/[1-9]\d{0,5}$/, "must be visitor/address/seconds, e.g. 20/600/600"),
  v.transform((value): Rate => {
    const [perVisitor = 0, perAddress = 0, seconds = 0] = value.split("/").map(Number);
    return { perVisitor, perAddress, windowMs: seconds * 1000 };
  }),
);

/** The variables that every service has. */
export const commonVariables = {
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  LOG_LEVEL: v.optional(v.picklist(["trace", "debug", "info", "warn", "error", "fatal", "silent"]), "info"),
  HOST: v.optional(text, "127.0.0.1"),
  DATA_DIR: v.optional(text, resolve(checkout, ".data")),
};

const commonSchema = v.object(commonVariables);
type CommonVariables = v.InferOutput<typeof commonSchema>;

/** What every service is configured with, beside its data folder. */
export interface CommonConfig {
  readonly environment: CommonVariables["CHALKBOX_ENV"];
  readonly logLevel: CommonVariables["LOG_LEVEL"];
  /** Address to listen on. */
  readonly host: string;
}

/** The common part of a service's configuration. */
export function commonConfigOf({ CHALKBOX_ENV, LOG_LEVEL, HOST }: CommonVariables): CommonConfig {
  return { environment: CHALKBOX_ENV, logLevel: LOG_LEVEL, host: HOST };
}

/** A bad environment; its message has one line a fault and names the variable, never its value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks variables of the environment. Empty ones count as absent, as Docker Compose passes unset ones so.
 * @throws ConfigError naming every variable at fault
 */
export function readVariables<Output>(
  schema: v.GenericSchema<unknown, Output>,
  environment: Readonly<Record<string, string | undefined>>,
): Output {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new ConfigError(result.issues.map(describeIssue).join("\n"));
  return result.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const variable = v.getDotPath(issue) ?? "environment";
  if (issue.input === undefined) return `${variable} is missing`;
  // Valibot's own messages quote what was received, and that may be a secret.
  const reason = issue.kind === "validation" ? issue.message : `must be ${issue.expected ?? "valid"}`;
  return `${variable} ${reason}`;
}
