import type { IncomingHttpHeaders } from "node:http";
import { forwardedHost, forwardedScheme, isHost } from "@chalkbox/edge";
import { type Storefront, storefrontOf } from "@chalkbox/session";

/** The host that the visitor addressed, in small letters; `localhost` when they named none (STORE-05). */
export function hostOf(headers: IncomingHttpHeaders): string {
  const host = forwardedHost(headers) ?? "";
  return isHost(host) ? host.toLowerCase() : "localhost";
}

/**
 * The host that shares its visitor with its subdomains: the business store's two languages are two hosts, and who switches
 * keeps login and basket (STORE-13). Null for the other stores, and for a host without a domain.
 */
export function sharedDomainOf(headers: IncomingHttpHeaders): string | null {
  const host = hostOf(headers).replace(/:\d+$/, "").replace(/^en\./, "");
  return storefrontOf(host, "http").isB2b && host.includes(".") ? host : null;
}

/** Lets a developer use the graph as a visitor of another storefront; not in the live environment. */
export const storefrontHeader = "x-chalkbox-storefront";

/** A host of each storefront, by the header's value. */
const hosts: ReadonlyMap<unknown, string> = new Map([
  ["de", "de.localhost"],
  ["at", "at.localhost"],
  ["ch", "ch.localhost"],
  ["b2b", "educational.localhost"],
  ["b2b-en", "en.educational.localhost"],
]);

/** The storefront that the visitor's host stands for, or the one that they request; the host stays theirs. */
export function storefrontOfRequest(headers: IncomingHttpHeaders): Storefront {
  const scheme = forwardedScheme(headers);
  const own = storefrontOf(hostOf(headers), scheme);
  const chosen = hosts.get(headers[storefrontHeader]);
  if (chosen === undefined) return own;
  const { host, baseUrl } = own;
  return { ...storefrontOf(chosen, scheme), host, baseUrl };
}

/**
 * The store that a visitor requests who is at home in another; null: their own. They are another visitor there, with
 * cookies of its own: a cart, a token and an id belong to one store.
 */
export function otherStoreOf(headers: IncomingHttpHeaders): Storefront["store"] | null {
  const chosen = hosts.get(headers[storefrontHeader]);
  if (chosen === undefined) return null;
  const { store } = storefrontOf(chosen, "http");
  return store === storefrontOf(hostOf(headers), "http").store ? null : store;
}
