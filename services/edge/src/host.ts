import { LRUCache } from "lru-cache";

/** Names of letters, digits and hyphens with dots between them, and a port. */
const ordinary = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;
/** Longest name of a host, without its port (RFC 1035, 2.3.4). */
const longest = 253;
/** Values whose verdict is kept: a shop has few hosts, and invented ones are soon evicted. */
const remembered = 500;

const verdicts = new LRUCache<string, boolean>({ max: remembered });

/**
 * Whether a Host header names one host and nothing else. The host decides the storefront and is part of addresses that
 * are built from it, so it must mean to the platform's URL what it says.
 */
export function isHost(value: string): boolean {
  const known = verdicts.get(value);
  if (known !== undefined) return known;
  const verdict = readsAsItself(value);
  verdicts.set(value, verdict);
  return verdict;
}

function readsAsItself(value: string): boolean {
  if (value.replace(/:\d{1,5}$/, "").length > longest) return false;
  const isLiteral = /^\[[0-9a-f:.]+\](?::\d{1,5})?$/i.test(value);
  if (!isLiteral && !ordinary.test(value)) return false;
  const url = URL.parse(`http://${value}/`);
  if (url === null) return false;
  const [, name = "", port] = /^(\[.*\]|[^:]*)(?::(\d+))?$/.exec(value.toLowerCase()) ?? [];
  // The URL drops the port that is usual, and leading zeros.
  const samePort = port === undefined ? url.port === "" : Number(url.port === "" ? 80 : url.port) === Number(port);
  return samePort && (isLiteral || url.hostname === name);
}
