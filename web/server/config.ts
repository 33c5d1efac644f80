import { createProxies } from "@chalkbox/edge";
import * as v from "valibot";

const port = v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(65_535));
const url = v.pipe(v.string(), v.url());
const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be milliseconds below 100000"), v.transform(Number));
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "must be a number from 1 to 999999"), v.transform(Number));
const proxyList = v.pipe(
  v.string(),
  v.transform((list) => list.split(",").map((entry) => entry.trim())),
  v.check(isProxyList, "must be a list of addresses, networks such as 10.0.0.0/8, loopback, private or none"),
);

function isProxyList(list: string[]): boolean {
  try {
    createProxies(list);
    return true;
  } catch {
    return false;
  }
}

const environment = v.object({
  CHALKBOX_ENV: v.optional(v.picklist(["local", "dev", "staging", "integ", "live"]), "local"),
  NODE_ENV: v.optional(v.string(), "production"),
  LOG_LEVEL: v.optional(v.string(), "info"),
  HOST: v.optional(v.string(), "127.0.0.1"),
  WEB_PORT: v.optional(port, "3000"),
  GATEWAY_URL: v.optional(url, "http://127.0.0.1:3002"),
  MEDIA_URL: v.optional(url, "http://127.0.0.1:3004"),
  SANDBOX_PUBLIC_URL: v.optional(url, "http://localhost:3001"),
  TRUSTED_PROXIES: v.optional(proxyList, "none"),
  CONNECTIONS_PER_ADDRESS: v.optional(count, "500"),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be a mailto: or https: address")),
  ),
  DRAIN_MS: v.optional(milliseconds),
  STOP_PATIENCE_MS: v.optional(milliseconds),
});

/** Settings of the web server. */
export interface Config {
  readonly isDevelopment: boolean;
  readonly isLocal: boolean;
  readonly logLevel: string;
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where `/api/` goes. */
  readonly gatewayUrl: string;
  /** Where `/media/` goes. */
  readonly mediaUrl: string;
  /** Origins that payment forms are posted to. */
  readonly paymentOrigins: readonly string[];
  /** The proxies whose word on a visitor's address, host and scheme counts; see `createProxies`. */
  readonly trustedProxies: readonly string[];
  /** Connections that one visitor's address may hold. */
  readonly connectionsPerAddress: number;
  /** Who takes reports of weaknesses (`security.txt`); null: there is no such file. */
  readonly securityContact: string | null;
  /** How the process ends, in milliseconds: it still takes requests, then those under way may take so much longer. */
  readonly ending: { readonly drain: number; readonly patience: number };
}

/** Reads the environment, where empty counts as absent; a bad value ends the start with the variable's name. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = v.safeParse(environment, given);
  if (!result.success) {
    throw new Error(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"}: ${issue.message}`).join("; "),
    );
  }
  const values = result.output;
  const isLocal = values.CHALKBOX_ENV === "local";
  return {
    isDevelopment: values.NODE_ENV === "development",
    isLocal,
    logLevel: values.LOG_LEVEL,
    host: values.HOST,
    port: values.WEB_PORT,
    gatewayUrl: values.GATEWAY_URL,
    mediaUrl: values.MEDIA_URL,
    paymentOrigins: [new URL(values.SANDBOX_PUBLIC_URL).origin],
    trustedProxies: values.TRUSTED_PROXIES,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    securityContact: values.SECURITY_CONTACT ?? (isLocal ? "mailto:security@chalkbox.example" : null),
    // As the gateway's: long enough for a balancer to notice; `npm start`, where there is none, sets both itself.
    ending: { drain: values.DRAIN_MS ?? 5_000, patience: values.STOP_PATIENCE_MS ?? 7_000 },
  };
}
