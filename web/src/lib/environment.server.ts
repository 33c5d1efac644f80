import { commonVariables, type Environment, port, readVariables, text, url } from "@chalkbox/environment";
import type { StorefrontIdentity } from "@chalkbox/storefront";
import * as v from "valibot";
import type { Store } from "./storefront-from-host.ts";

/** The variables that both the server and the pages which it renders need. */
export const pageVariables = {
  CHALKBOX_ENV: commonVariables.CHALKBOX_ENV,
  LOG_LEVEL: commonVariables.LOG_LEVEL,
  GATEWAY_URL: v.optional(url, "http://127.0.0.1:3002"),
  CONSENT_ID_DE: v.optional(text),
  CONSENT_ID_AT: v.optional(text),
  CONSENT_ID_CH: v.optional(text),
  CONSENT_ID_B2B: v.optional(text),
  PUBLIC_URL_DE: v.optional(url),
  PUBLIC_URL_AT: v.optional(url),
  PUBLIC_URL_CH: v.optional(url),
  PUBLIC_URL_B2B: v.optional(url),
  PUBLIC_URL_B2B_EN: v.optional(url),
  WEB_PORT: v.optional(port, "3000"),
};

/** Origins of the storefronts as visitors and search engines know them, e.g. `https://shop.example`; null: not known. */
export type PublicUrls = Readonly<Record<Store | "b2bEn", string | null>>;

/** What rendering a page is configured with. The built pages are a module graph of their own and read it themselves. */
export interface PageConfig {
  readonly environment: v.InferOutput<typeof commonVariables.CHALKBOX_ENV>;
  readonly logLevel: v.InferOutput<typeof commonVariables.LOG_LEVEL>;
  /** Where the graph is. */
  readonly gatewayUrl: string;
  /** Id of each store's settings with the consent tool (STORE-15); undefined: the store has no such tool. */
  readonly consentIds: Readonly<Record<Store, string | undefined>>;
  /** Where each storefront is found (SEO-07, SEO-12). A local shop is found on its own port. */
  readonly publicUrls: PublicUrls;
}

/**
 * Reads and checks the environment.
 * @throws ConfigError naming every variable at fault
 */
export function readPageConfig(environment: Environment = process.env): PageConfig {
  const values = readVariables(v.object(pageVariables), environment);
  const originOf = (given: string | undefined, prefix: StorefrontIdentity["localPrefix"]): string | null => {
    if (given !== undefined) return new URL(given).origin;
    return values.CHALKBOX_ENV === "local" ? `http://${prefix}localhost:${values.WEB_PORT}` : null;
  };
  return {
    environment: values.CHALKBOX_ENV,
    logLevel: values.LOG_LEVEL,
    gatewayUrl: values.GATEWAY_URL,
    consentIds: {
      de: values.CONSENT_ID_DE,
      at: values.CONSENT_ID_AT,
      ch: values.CONSENT_ID_CH,
      b2b: values.CONSENT_ID_B2B,
    },
    publicUrls: {
      de: originOf(values.PUBLIC_URL_DE, ""),
      at: originOf(values.PUBLIC_URL_AT, "at."),
      ch: originOf(values.PUBLIC_URL_CH, "ch."),
      b2b: originOf(values.PUBLIC_URL_B2B, "educational."),
      b2bEn: originOf(values.PUBLIC_URL_B2B_EN, "en.educational."),
    },
  };
}
