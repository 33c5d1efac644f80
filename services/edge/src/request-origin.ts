import type { IncomingHttpHeaders } from "node:http";
import { forwardedHost } from "./forwarded.ts";

/** Ports that browsers leave out. */
const usualPort = /:(?:80|443)$/;

/**
 * Finds requests that another site's page has sent, as its browser reports: by the page's origin, by how far away the page is,
 * or both. Browsers name the origin of every POST; clients that are no browsers name neither, and are not foreign. Asked
 * before anything that changes something or costs much, in every process.
 * @param headers cleaned of what their sender had no right to say
 */
export function isForeign(headers: IncomingHttpHeaders): boolean {
  const { origin, "sec-fetch-site": site } = headers;
  if (site === "cross-site" || site === "same-site") return true;
  if (origin === undefined) return false;
  const host = (forwardedHost(headers) ?? "").toLowerCase().replace(usualPort, "");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Finds requests by which a page of another site fetches an address in a visitor's name, as a picture, a script or by its
 * own script. A link that the visitor follows is their own doing.
 */
export function isEmbeddedElsewhere(headers: IncomingHttpHeaders): boolean {
  return headers["sec-fetch-mode"] !== "navigate" && isForeign(headers);
}
