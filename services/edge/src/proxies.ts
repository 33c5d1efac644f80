import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { LRUCache } from "lru-cache";
import proxyaddr from "proxy-addr";
import { forwardedHost, forwardedScheme } from "./forwarded.ts";

/** Networks that have a name in `TRUSTED_PROXIES`. */
const named: Readonly<Record<string, readonly string[]>> = {
  none: [],
  loopback: ["loopback"],
  private: ["uniquelocal"],
};

/** Addresses whose verdict is kept; there are few proxies, and visitors come and go. */
const remembered = 1_000;

/** What only a proxy may report about a request, beside all that begins with `x-forwarded-`. */
const forwarding: ReadonlySet<string> = new Set(["forwarded", "x-real-ip"]);

/** A request's headers as Node gives them. */
type Headers = IncomingHttpHeaders;

/** The proxies in front of a server, whose word on a request's origin counts. */
export interface Proxies {
  /** Whether an address is one of theirs. */
  trusts(address: string | undefined): boolean;
  /**
   * Removes the request headers that its sender may not set.
   * @param peer address of the other end of the connection
   */
  clean(headers: Headers, peer: string | undefined): void;
  /**
   * The visitor's own address: the last that no proxy of ours has, whatever the client has written before it; empty when
   * the connection is gone.
   */
  visitorAddress(headers: Headers, peer: string | undefined): string;
  /**
   * Replaces all headers about the request's origin by three: `x-forwarded-for` with the visitor's
   * address alone, `x-forwarded-host` and `x-forwarded-proto`, which use the headers of trusted proxies.
   */
  stamp(headers: Headers, peer: string | undefined): void;
}

/**
 * @param list addresses, networks such as `10.0.0.0/8`, `loopback`, `private` and `none`
 * @throws TypeError naming the entry that is none of these
 */
export function createProxies(list: readonly string[]): Proxies {
  const isProxy = proxyaddr.compile(list.flatMap((name) => named[name] ?? [name]));
  // The library parses an address again for every question, which is much beside a forwarded operation.
  const verdicts = new LRUCache<string, boolean>({ max: remembered });
  const trusts = (address: string): boolean => {
    const known = verdicts.get(address);
    if (known !== undefined) return known;
    const verdict = isIP(address) !== 0 && isProxy(address, 0);
    verdicts.set(address, verdict);
    return verdict;
  };
  const clean = (headers: Headers, peer: string | undefined): void => {
    if (!trusts(plain(peer))) dropForwarding(headers);
  };
  const visitorAddress = (headers: Headers, peer: string | undefined): string => {
    // Without a connection no trusted proxy can have set the header.
    if (peer === undefined) return "";
    const chain = [...addressesOf(headers["x-forwarded-for"]), plain(peer)];
    return chain.findLast((address) => !trusts(address)) ?? chain[0] ?? "";
  };

  return {
    trusts: (address) => trusts(plain(address)),
    clean,
    visitorAddress,
    stamp: (headers, peer) => {
      clean(headers, peer);
      const address = visitorAddress(headers, peer);
      const own = forwardedHost(headers);
      const scheme = forwardedScheme(headers);
      dropForwarding(headers);
      headers["x-forwarded-for"] = address;
      headers["x-forwarded-proto"] = scheme;
      if (own !== undefined) headers["x-forwarded-host"] = own;
    },
  };
}

function dropForwarding(headers: Headers): void {
  for (const name in headers) {
    if (name.startsWith("x-forwarded-") || forwarding.has(name)) delete headers[name];
  }
}

/** What is no address is left out: it was not a proxy of ours that wrote it. */
function addressesOf(header: string | string[] | undefined): readonly string[] {
  return [header ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((entry) => plain(entry.trim()))
    .filter((entry) => isIP(entry) !== 0);
}

/** An IPv4 address as such, where the system writes it as IPv6. */
function plain(address: string | undefined): string {
  return (address ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
}
