import { type StorefrontIdentity, storefrontOfHost } from "@chalkbox/storefront";
import { choiceIn } from "../../lib/consent-choice.ts";
import { hasOrder } from "../head/rules.ts";

/** What of a request decides whether its page may come from memory, and which page it is. */
export interface PageRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  /** With or without port. */
  readonly host: string;
  readonly header: (name: string) => string | null;
}

/** All that a page for all visitors depends on, beside its content. The host only decides the storefront. */
export interface PageKeyParts {
  readonly storefront: StorefrontIdentity;
  readonly path: string;
  /** What of the query the page reads, with its `?`; "" without. */
  readonly query: string;
  /** Whether its visitor has chosen about cookies; to all others it shows the first layer of consent. */
  readonly hasChosen: boolean;
}

/** Pages that are about the visitor, or end something; and what is no page. */
const personal =
  /^\/(?:login|logout|myaccount|checkout|computop|prime|rating|preview|language|consent|api|media|assets|robots\.txt|manifest\.webmanifest|sitemap\.xml|sitemaps|feeds)(?:\/|$)|\.data$/i;

/** What links of campaigns carry for their own statistics; no page reads it. */
const campaign = /^(?:utm_\w+|[a-z]*clid|_gl|mc_cid|mc_eid)$/;

/** Longer targets are no bookmarks, and not worth their memory; in characters. */
const longest = 500;

/** Cookies with which editors, testers and the shop itself ask for a page of their own. */
const ownPage = /(?:^|;\s*)(?:preview|devFlags|BZ_AB_[^=;]*|flash|__Host-flash|SecurityLogout)=/;
/** Headers that do the same. */
const ownPageHeaders = ["x-preview", "x-dev-flags", "authorization"] as const;

/** Storefronts by host: there are few. */
const knownHosts = new Map<string, StorefrontIdentity>();

function storefrontOf(host: string): StorefrontIdentity {
  const known = knownHosts.get(host);
  if (known !== undefined) return known;
  const storefront = storefrontOfHost(host);
  if (knownHosts.size < 100) knownHosts.set(host, storefront);
  return storefront;
}

/**
 * The part of a query that pages read. Home reads none: its one parameter is the business store's. With `order` all of it
 * is in the page's head (SEO-05, SEO-09).
 */
function relevantQuery(path: string, query: string): string {
  if (query === "" || hasOrder({ search: query })) return query;
  if (path === "/") return "";
  const kept = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !campaign.test(pair.split("=", 1)[0] ?? ""));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

/**
 * What the page of a request depends on; null when it is its visitor's own. The business store's pages are behind its
 * sign-in.
 */
export function pageKeyParts({ method, target, host, header }: PageRequest): PageKeyParts | null {
  if ((method !== "GET" && method !== "HEAD") || target.length > longest) return null;
  const question = target.indexOf("?");
  const path = question === -1 ? target : target.slice(0, question);
  if (personal.test(path)) return null;
  const cookies = header("cookie");
  if (cookies !== null && ownPage.test(cookies)) return null;
  if (ownPageHeaders.some((name) => header(name) !== null)) return null;
  const storefront = storefrontOf(host);
  if (storefront.store === "b2b") return null;
  const hasChosen = cookies !== null && choiceIn(cookies) !== null;
  return { storefront, path, query: question === -1 ? "" : relevantQuery(path, target.slice(question)), hasChosen };
}

/** The key under which a page is kept. */
export const pageKey = ({ storefront: { store, language }, path, query, hasChosen }: PageKeyParts): string =>
  `${store} ${language} ${path}${query}${hasChosen ? "" : " asked"}`;
