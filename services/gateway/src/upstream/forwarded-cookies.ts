import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";

/** What a cookie's value may hold (RFC 6265); it is passed on encoded as it came. */
const plausibleValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,1024}$/;
/** A preview's ticket, or names of flags with commas between them. */
const plausibleTicket = /^[\w.,~:-]{1,200}$/;
/** More A/B tests do not run at the same time. */
const mostCookies = 50;

/** A/B tests, and the id by which analytics recognise a browser (SESS-21). */
function isForwarded(name: string): boolean {
  return name === "_ga" || /^BZ_AB_[\w-]{1,100}$/.test(name);
}

/** The cookies that the shop gets, as a `Cookie` header in an order of their own; empty when there are none. */
export function forwardedCookies(cookie: string | undefined): string {
  // Most visitors have none of them.
  if (cookie === undefined || !(cookie.includes("BZ_AB_") || cookie.includes("_ga"))) return "";
  const found = new Map<string, string>();
  for (const [name, value = ""] of Object.entries(cookiesIn(cookie))) {
    if (isForwarded(name) && plausibleValue.test(value) && found.size < mostCookies) found.set(name, value);
  }
  return [...found]
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("; ");
}

/** What editors and developers request, by header or, as pages are opened by address, by cookie (GQL-07, C-38). */
export function previewOf(headers: IncomingHttpHeaders): { readonly preview: string; readonly devFlags: string } {
  return {
    preview: ticketOf(headers, "x-preview", "preview"),
    devFlags: ticketOf(headers, "x-dev-flags", "devFlags"),
  };
}

function ticketOf(headers: IncomingHttpHeaders, header: string, cookieName: string): string {
  const sent = headers[header] ?? valueOf(headers.cookie, cookieName);
  return typeof sent === "string" && plausibleTicket.test(sent) ? sent : "";
}

function valueOf(cookie: string | undefined, wanted: string): string | undefined {
  if (cookie === undefined || !cookie.includes(wanted)) return undefined;
  return cookiesIn(cookie)[wanted];
}

/** Values go on as they came. */
const asIs = (value: string): string => value;
const cookiesIn = (cookie: string): Readonly<Record<string, string | undefined>> =>
  parseCookie(cookie, { decode: asIs });
