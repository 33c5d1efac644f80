/** The part of an address that the head depends on. */
export type Address = Pick<URL, "pathname" | "search">;

/** Pages that are found, but are no results themselves (SEO-04). */
const unlisted =
  /^\/(?:service\/newsletter\/[^/]+|checkout\/basket|login|(?:myaccount\/)?(?:password|wishlist|register|resetpassword)|search|rating|prime\/checkout)(?:\/|$)/;
/** Pages of one customer or editor, and the form to choose cookies in, which say so themselves (SEO-06). */
const personal = /^\/(?:myaccount|checkout|computop|logout|preview|consent)(?:\/|$)/;
const wishlist = /^\/(?:myaccount\/)?wishlist(?:\/|$)/;
/** A list of order numbers that one visitor has written; the form without it is a result (SEO-02). */
const orderForm = /^\/service\/orderform(?:\/|$)/;
const withoutPreview = /^\/(?:checkout|login|logout|myaccount)(?:\/|$)/;

/** Whether an address has the `order` query: its page is no result, and keeps all of it (SEO-05, SEO-09). */
export const hasOrder = ({ search }: Pick<Address, "search">): boolean => new URLSearchParams(search).has("order");

const isWritten = ({ pathname, search }: Address): boolean =>
  orderForm.test(pathname) && /[?&](?:e|list)=/u.test(search);

/** What crawlers do with a page: its own value wins, then the rules for paths and for the `order` query (SEO-02..06). */
export function robotsOf(address: Address, own?: string | null): string {
  if (own) return own;
  const { pathname } = address;
  const isHidden = unlisted.test(pathname) || personal.test(pathname) || hasOrder(address) || isWritten(address);
  return isHidden ? "noindex,follow" : "index,follow";
}

/** Whether a link to the page is previewed: not what belongs to one customer, the wish list aside (SEO-10). */
export const hasPreview = ({ pathname }: Address): boolean => wishlist.test(pathname) || !withoutPreview.test(pathname);

/**
 * The one address of a page, without origin: of the query only what finds other goods stays, on product pages nothing
 * (SEO-07, SEO-08, C-76); with the `order` query all of it stays (SEO-09). Pages answer with and without a slash at the
 * end (ROUTE-01); this is the one with it.
 */
export function canonicalPath(address: Address): string {
  const { pathname, search } = address;
  if (hasOrder(address)) return pathname + search;
  const path = pathname.endsWith("/") ? pathname : `${pathname}/`;
  if (path.startsWith("/prod/")) return path;
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => part.startsWith("q=") || part.startsWith("p="));
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

/** Languages of searchers, and the consumer store that is theirs (SEO-12). */
export const alternateStores = [
  ["de-DE", "de"],
  ["de-AT", "at"],
  ["de-IT", "at"],
  ["de-CH", "ch"],
  ["de-LI", "ch"],
  ["x-default", "de"],
] as const;
