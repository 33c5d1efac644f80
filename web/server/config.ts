import { createProxies } from "@chalkbox/edge";
import {
  type CommonConfig,
  commonConfigOf,
  commonVariables,
  type EndingConfig,
  endingOf,
  endingVariables,
  type Environment,
  proxies,
  readVariables,
  text,
  url,
} from "@chalkbox/environment";
import * as v from "valibot";
import { pageVariables } from "../src/lib/environment.server.ts";

const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "must be a number from 1 to 999999"), v.transform(Number));

const bytes = v.pipe(v.string(), v.regex(/^\d{1,12}$/, "must be a number of bytes"), v.transform(Number));

const environment = v.object({
  HOST: commonVariables.HOST,
  ...pageVariables,
  ...endingVariables,
  NODE_ENV: v.optional(text, "production"),
  MEDIA_URL: v.optional(url, "http://127.0.0.1:3004"),
  SANDBOX_PUBLIC_URL: v.optional(url, "http://localhost:3001"),
  TRUSTED_PROXIES: v.optional(proxies(createProxies), "none"),
  PAGE_MEMORY_BYTES: v.optional(bytes, "48000000"),
  CONNECTIONS_PER_ADDRESS: v.optional(count, "256"),
  SECURITY_CONTACT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be a mailto: or https: address")),
  ),
});

/** Settings of the web server. */
export interface Config extends CommonConfig {
  readonly isDevelopment: boolean;
  readonly isLocal: boolean;
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
  /** Most memory that pages which all visitors share take, in bytes; 0: each is rendered for its visitor. */
  readonly pageMemoryBytes: number;
  /** Connections that one visitor's address may hold. */
  readonly connectionsPerAddress: number;
  /** Who takes reports of weaknesses (`security.txt`); null: there is no such file. */
  readonly securityContact: string | null;
  readonly ending: EndingConfig;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readConfig(given: Environment = process.env): Config {
  const values = readVariables(environment, given);
  const isLocal = values.CHALKBOX_ENV === "local";
  return {
    ...commonConfigOf(values),
    isDevelopment: values.NODE_ENV === "development",
    isLocal,
    port: values.WEB_PORT,
    gatewayUrl: values.GATEWAY_URL,
    mediaUrl: values.MEDIA_URL,
    paymentOrigins: [new URL(values.SANDBOX_PUBLIC_URL).origin],
    trustedProxies: values.TRUSTED_PROXIES,
    pageMemoryBytes: values.PAGE_MEMORY_BYTES,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    securityContact: values.SECURITY_CONTACT ?? (isLocal ? "mailto:security@chalkbox.example" : null),
    ending: endingOf(values),
  };
}
