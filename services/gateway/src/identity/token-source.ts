import type { Storefront } from "@chalkbox/session";
import type { Logger } from "pino";
import type { ApiToken, TokenClient } from "./token-client.ts";

/** A token is renewed, and its cookie ends, this long before it does; in milliseconds (SESS-06). */
export const renewalLead = 60_000;

/** How long after a renewal that failed it is tried again, in milliseconds, as long as the old token is good. */
const retryAfter = 5_000;
/** The longest time that a timer can be set to, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/**
 * The API tokens of all storefronts. One request for a token is under way per storefront, whatever the load. What was
 * fetched once is renewed in time, so that visitors wait for the very first token only.
 */
export interface TokenSource {
  /** A valid token, or null when the shop gives none (ERR-07). */
  get(storefront: Storefront): Promise<ApiToken | null>;
  /** The token at hand; null when there is none or it has ended. */
  current(storefront: Storefront): ApiToken | null;
  /** The token at hand, as `get` gives it, without waiting. */
  atHand(storefront: Storefront): ApiToken | null;
  /** Another token than the one that the shop rejected, or null when the shop gives none (ERR-04). */
  replace(storefront: Storefront, rejected: string): Promise<ApiToken | null>;
  /** Renews no more. */
  stop(): void;
}

/** @param now current time in milliseconds */
export function createTokenSource(client: TokenClient, log: Logger, now: () => number): TokenSource {
  const known = new Map<string, ApiToken>();
  const underWay = new Map<string, Promise<ApiToken | null>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isStopped = false;
  const keyOf = ({ store, language }: Storefront): string => `${store} ${language}`;

  const current = (storefront: Storefront): ApiToken | null => {
    const token = known.get(keyOf(storefront));
    return token !== undefined && token.expires > now() ? token : null;
  };

  const fetch = async (storefront: Storefront): Promise<ApiToken | null> => {
    const result = await client.fetch(storefront, known.get(keyOf(storefront))?.token ?? null);
    if (result.ok) {
      known.set(keyOf(storefront), result.token);
      renewIn(storefront, timeToRenewal(result.token, now()));
      return result.token;
    }
    log.error({ reason: result.reason, store: storefront.store, language: storefront.language }, "no API token");
    // Once the old one has ended, the next visitor's request fetches one.
    if (current(storefront) !== null) renewIn(storefront, retryAfter);
    return null;
  };

  const renewIn = (storefront: Storefront, delay: number): void => {
    const key = keyOf(storefront);
    clearTimeout(timers.get(key));
    if (isStopped) return;
    const timer = setTimeout(() => void renew(storefront), Math.min(delay, longestTimer));
    timer.unref();
    timers.set(key, timer);
  };

  const renew = (storefront: Storefront): Promise<ApiToken | null> => {
    const key = keyOf(storefront);
    const running = underWay.get(key);
    if (running !== undefined) return running;
    const started = fetch(storefront).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };

  const atHand = (storefront: Storefront): ApiToken | null => {
    const token = current(storefront);
    // Still good for a minute: no request waits for the next one.
    if (token !== null && token.expires - renewalLead <= now()) void renew(storefront);
    return token;
  };

  return {
    current,
    atHand,
    get: async (storefront) => atHand(storefront) ?? renew(storefront),
    replace: async (storefront, rejected) => {
      const token = current(storefront);
      return token !== null && token.token !== rejected ? token : renew(storefront);
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** A minute before the token ends; half its life, where that is shorter. In milliseconds. */
function timeToRenewal({ expires }: ApiToken, now: number): number {
  const life = expires - now;
  return Math.max(life - renewalLead, life / 2);
}
