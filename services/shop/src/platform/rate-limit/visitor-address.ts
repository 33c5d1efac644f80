import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyaddr from "proxy-addr";

/** What a list of trusted proxies may call networks by name. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["loopback"],
  private: ["uniquelocal"],
};

/** Tells the visitor's own address from those of the proxies in between. */
export type VisitorAddressOf = (request: IncomingMessage) => string | null;

/**
 * The last address of `x-forwarded-for` and the connection that no trusted proxy has; null when there is none.
 * @param proxies addresses, networks such as `10.0.0.0/8`, `loopback` and `private`
 * @throws TypeError when an entry is none of these
 */
export function createVisitorAddress(proxies: readonly string[]): VisitorAddressOf {
  const trusts = proxyaddr.compile(proxies.flatMap((entry) => named[entry] ?? [entry]));
  return (request) => {
    // Without a connection there is nothing to begin with: the client is gone.
    if (request.socket.remoteAddress === undefined) return null;
    const address = proxyaddr(request, trusts);
    return ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;
  };
}

/** What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, which is what a household gets. */
export function addressSubject(address: string): string {
  return prefixOf(address, { ipv4: 4, ipv6: 8 });
}

/** The network around an address, which is what a provider's customer or an attacker can fill: /24 or /56. */
export function networkSubject(address: string): string {
  return prefixOf(address, { ipv4: 3, ipv6: 7 });
}

/** The first bytes of an address, and how many they are. */
function prefixOf(address: string, bytes: { readonly ipv4: number; readonly ipv6: number }): string {
  const parsed = ipaddr.process(address);
  const taken = parsed.toByteArray().slice(0, bytes[parsed.kind()]);
  return `${parsed.kind()} ${taken.join(".")}`;
}
