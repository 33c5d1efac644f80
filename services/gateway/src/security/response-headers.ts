import type { IncomingHttpHeaders } from "node:http";
import { forwardedScheme } from "@chalkbox/edge";

/**
 * The headers of every answer, rejections included, that browsers act on. An answer is data: nothing in it may run, be framed, be
 * embedded by another origin, or be taken for another type. A page of our own, the IDE, names its own policy instead.
 */
const always: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
/** Where the visitor came by TLS: a year without it is not to be tried again. */
const overTls: Readonly<Record<string, string>> = { ...always, "strict-transport-security": "max-age=31536000" };

/** The security headers of an answer. @param headers of the request, its forwarding headers cleaned */
export function securityHeaders(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return forwardedScheme(headers) === "https" ? overTls : always;
}
