import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";
import { LRUCache } from "lru-cache";

/** Networks that have a name in `TRUSTED_PROXIES`. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Addresses whose verdict is kept; there are few proxies, and visitors come and go. */
const remembered = 1_000;

/** What only a proxy may say of a request. */
const forwardingHeaders = [
  "forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "x-real-ip",
] as const;

/** The proxies in front of the gateway, whose word on a request's origin counts. */
export interface Proxies {
  /**
   * Takes out of a request's headers what whoever sent it had no right to say.
   * @param peer address of the other end of the connection
   */
  clean(headers: IncomingHttpHeaders, peer: string | undefined): void;
  /** The visitor's own address: the last that no proxy of ours has. Call `clean` first. */
  visitorAddress(headers: IncomingHttpHeaders, peer: string | undefined): string;
}

/**
 * @param list addresses, networks such as `10.0.0.0/8`, `loopback` and `private`
 * @throws RangeError naming the entry that is none of these
 */
export function createProxies(list: readonly string[]): Proxies {
  const networks = new BlockList();
  for (const entry of list.flatMap((name) => named[name] ?? [name])) addNetwork(networks, entry);

  // Node's list makes an object for every question, which took a tenth of a forwarded operation's time.
  const verdicts = new LRUCache<string, boolean>({ max: remembered });
  const trusts = (address: string): boolean => {
    const known = verdicts.get(address);
    if (known !== undefined) return known;
    const family = isIP(address);
    const verdict = family !== 0 && networks.check(address, family === 4 ? "ipv4" : "ipv6");
    verdicts.set(address, verdict);
    return verdict;
  };

  return {
    clean: (headers, peer) => {
      if (trusts(plain(peer))) return;
      for (const name of forwardingHeaders) delete headers[name];
    },
    visitorAddress: (headers, peer) => {
      const chain = [...addressesOf(headers["x-forwarded-for"]), plain(peer)];
      return chain.findLast((address) => !trusts(address)) ?? chain[0] ?? "";
    },
  };
}

function addNetwork(networks: BlockList, entry: string): void {
  const [address = "", bits, ...rest] = entry.split("/");
  const family = isIP(address);
  const longest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Infinity;
  if (family === 0 || prefix > longest || rest.length > 0) throw new RangeError(entry);
  networks.addSubnet(address, prefix, family === 4 ? "ipv4" : "ipv6");
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
