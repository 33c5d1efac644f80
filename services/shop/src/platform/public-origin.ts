import type { IncomingHttpHeaders } from "node:http";

/** A host name or address with an optional port; nothing else may become part of an address that we send browsers to. */
const hostPattern = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+(?::\d{1,5})?$/;

/**
 * Scheme and host that the visitor's browser sees, as the gateway forwards them; null when they are missing or not
 * among the shop's own hosts. Browsers are sent back there after a payment, so a forged header must not decide it.
 * @param allowed patterns such as `localhost`, `*.localhost` or `shop.example:8443`; without a port any port counts
 */
export function publicOriginOf(headers: IncomingHttpHeaders, allowed: readonly string[]): string | null {
  const host = single(headers["x-forwarded-host"])?.toLowerCase();
  const scheme = single(headers["x-forwarded-proto"])?.toLowerCase() ?? "https";
  if (host === undefined || !hostPattern.test(host) || (scheme !== "http" && scheme !== "https")) return null;
  return allowed.some((pattern) => isMatch(host, pattern)) ? `${scheme}://${host}` : null;
}

function isMatch(host: string, pattern: string): boolean {
  const subject = pattern.includes(":") ? host : host.replace(/:\d+$/, "");
  if (!pattern.startsWith("*.")) return subject === pattern;
  return subject.endsWith(pattern.slice(1)) && subject.length > pattern.length - 1;
}

/** Proxies add to the list; the first entry is what the browser used. */
function single(value: string | string[] | undefined): string | undefined {
  const first = (Array.isArray(value) ? value[0] : value)?.split(",", 1)[0]?.trim();
  return first === "" ? undefined : first;
}
