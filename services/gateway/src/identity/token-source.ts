import type { Storefront } from "@chalkbox/session";
import type { Logger } from "pino";
import type { ApiToken, TokenClient } from "./token-client.ts";

/** A token is renewed, and its cookie ends, this long before it does; in milliseconds (SESS-06). */
export const renewalLead = 60_000;

/** The API tokens of all storefronts. One request for a token is under way per storefront, whatever the load. */
export interface TokenSource {
  /** A valid token, or null when the shop gives none (ERR-07). */
  get(storefront: Storefront): Promise<ApiToken | null>;
  /** The token at hand; null when there is none or it has ended. */
  current(storefront: Storefront): ApiToken | null;
  /** Another token than the one that the shop rejected, or null when the shop gives none (ERR-04). */
  replace(storefront: Storefront, rejected: string): Promise<ApiToken | null>;
}

/** @param now current time in milliseconds */
export function createTokenSource(client: TokenClient, log: Logger, now: () => number): TokenSource {
  const known = new Map<string, ApiToken>();
  const underWay = new Map<string, Promise<ApiToken | null>>();
  const keyOf = ({ store, language }: Storefront): string => `${store} ${language}`;

  const current = (storefront: Storefront): ApiToken | null => {
    const token = known.get(keyOf(storefront));
    return token !== undefined && token.expires > now() ? token : null;
  };

  const fetch = async (storefront: Storefront): Promise<ApiToken | null> => {
    const result = await client.fetch(storefront, known.get(keyOf(storefront))?.token ?? null);
    if (result.ok) {
      known.set(keyOf(storefront), result.token);
      return result.token;
    }
    log.error({ reason: result.reason, store: storefront.store, language: storefront.language }, "no API token");
    return null;
  };

  const renew = (storefront: Storefront): Promise<ApiToken | null> => {
    const key = keyOf(storefront);
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = fetch(storefront).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  return {
    current,
    get: async (storefront) => {
      const token = current(storefront);
      if (token === null) return renew(storefront);
      // Still good for a minute: nobody waits for the next one.
      if (token.expires - renewalLead <= now()) void renew(storefront);
      return token;
    },
    replace: async (storefront, rejected) => {
      const token = current(storefront);
      return token !== null && token.token !== rejected ? token : renew(storefront);
    },
  };
}
