import type { IncomingHttpHeaders } from "node:http";
import { isHost } from "./host.ts";

/** A request's headers as Node gives them, cleaned of what their sender had no right to say. */
type Headers = IncomingHttpHeaders;

/**
 * Of several values of a forwarding header the last, which the proxy next to us wrote: those before it came with the
 * request from that proxy's own client. Undefined when there is none.
 */
export function lastForwarded(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const list = typeof header === "string" ? header : header.join(",");
  const last = list.slice(list.lastIndexOf(",") + 1).trim();
  return last === "" ? undefined : last;
}

/** The host that the visitor addressed: a proxy's word first, else the Host header. The same in every process. */
export function forwardedHost(headers: Headers): string | undefined {
  const host = lastForwarded(headers["x-forwarded-host"]);
  return host !== undefined && isHost(host) ? host : headers.host;
}

/** The scheme by which the visitor came. */
export function forwardedScheme(headers: Headers): "https" | "http" {
  return lastForwarded(headers["x-forwarded-proto"]) === "https" ? "https" : "http";
}
