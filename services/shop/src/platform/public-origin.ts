import type { IncomingHttpHeaders } from "node:http";
import { lastForwarded } from "@chalkbox/edge";

/** A host name or address with an optional port; nothing else may become part of an address that we send browsers to. */
const hostPattern = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

/**
 * Scheme and host that the visitor's browser sees, as the gateway forwards them; null when they are missing or not
 * among the shop's own hosts. Browsers are sent back there after a payment, so a forged header must not decide it.
 * @param allowed patterns such as `shop.example`, `*.shop.example` or `shop.example:8443`; one without a port means the
 * scheme's own, and only `:*` takes any port, which is for developers' machines
 */
export function publicOriginOf(headers: IncomingHttpHeaders, allowed: readonly string[]): string | null {
  const host = lastForwarded(headers["x-forwarded-host"])?.toLowerCase();
  const scheme = lastForwarded(headers["x-forwarded-proto"])?.toLowerCase() ?? "https";
  if (host === undefined || !hostPattern.test(host) || (scheme !== "http" && scheme !== "https")) return null;
  // Browsers leave the scheme's own port out.
  const plain = host.replace(scheme === "https" ? /:443$/ : /:80$/, "");
  return allowed.some((pattern) => isMatch(plain, pattern)) ? `${scheme}://${plain}` : null;
}

function isMatch(host: string, pattern: string): boolean {
  const takesAnyPort = pattern.endsWith(":*");
  const subject = takesAnyPort ? host.replace(/:\d+$/, "") : host;
  const wanted = takesAnyPort ? pattern.slice(0, -2) : pattern;
  if (!wanted.startsWith("*.")) return subject === wanted;
  return subject.endsWith(wanted.slice(1)) && subject.length > wanted.length - 1;
}
