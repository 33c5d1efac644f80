import { LRUCache } from "lru-cache";
import { EncodedBytes } from "./encoded-bytes.ts";
import type { CachePolicy } from "./policy.ts";
import type { Stamp, TagGenerations } from "./tag-generations.ts";
import type { CacheVerdict } from "./verdict.ts";

/** The shop's answer to a public operation. Only one without errors is kept. */
export interface Fetched {
  readonly isClean: boolean;
  readonly bytes: Buffer;
}

/** An answer with how it came about. */
export interface Served {
  readonly body: EncodedBytes;
  readonly verdict: Exclude<CacheVerdict, "bypass">;
}

/** Answers that all visitors share. */
export interface PublicCache {
  /** The answer at hand, without waiting; undefined when the shop has to be asked. */
  fresh(key: string, policy: CachePolicy): EncodedBytes | undefined;
  /**
   * Asks the shop, once for all who want the same at the same time. An answer that is not clean is replaced by the
   * last one that was, for ten minutes after that one's end.
   * @param fetch must answer alike whoever calls it
   */
  load(key: string, policy: CachePolicy, fetch: () => Promise<Fetched>): Promise<Served>;
}

interface Entry {
  readonly body: EncodedBytes;
  readonly stamp: Stamp;
  /** When it has to be asked for again, in milliseconds. */
  readonly expiresAt: number;
  /** The last faulty answer that it stood in for: until then, and while nothing changes, nobody asks again. */
  pause: { readonly until: number; readonly stamp: Stamp } | null;
}

interface Flight {
  readonly stamp: Stamp;
  readonly served: Promise<Served>;
}

/** How long after its end an answer may stand in for a faulty one, in milliseconds. */
const staleFor = 600_000;
/** How long nobody asks again after a faulty answer, in milliseconds: each would wait for the shop's time-out. */
const retryPause = 2_000;
/** What an entry costs beside its bytes, roughly. */
const overhead = 400;
/** No answer takes more than this part of the memory. */
const largestShare = 1 / 32;

/** What a cache is made with. */
export interface CacheSettings {
  /** Most memory that answers and their keys take, in bytes. */
  readonly maxBytes: number;
  readonly generations: TagGenerations;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

export function createPublicCache({ maxBytes, generations, now }: CacheSettings): PublicCache {
  const maxEntrySize = Math.floor(maxBytes * largestShare);
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, maxEntrySize });
  const flights = new Map<string, Flight>();
  const sizeOf = (key: string, body: EncodedBytes): number => body.maxSize + key.length * 2 + overhead;

  const ask = async (
    key: string,
    policy: CachePolicy,
    stamp: Stamp,
    fetch: () => Promise<Fetched>,
  ): Promise<Served> => {
    const { bytes, isClean } = await fetch();
    const body = new EncodedBytes(bytes);
    if (!isClean) return standIn(key, stamp) ?? { body, verdict: "uncacheable" };
    const size = sizeOf(key, body);
    if (size > maxEntrySize) return { body, verdict: "uncacheable" };
    const known = entries.peek(key);
    // Overtaken by a call that began after the tag was dropped: what that one brought is newer.
    const isOutdated = stamp !== generations.stamp(policy.tags);
    if (known === undefined || !isOutdated) {
      entries.set(key, { body, stamp, expiresAt: now() + policy.maxAge * 1_000, pause: null }, { size });
    }
    return { body, verdict: "miss" };
  };

  const standIn = (key: string, stamp: Stamp): Served | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.expiresAt + staleFor <= now()) return undefined;
    entry.pause = { until: now() + retryPause, stamp };
    return { body: entry.body, verdict: "stale" };
  };

  return {
    fresh: (key, { tags }) => {
      const entry = entries.get(key);
      const isFresh = entry !== undefined && entry.expiresAt > now() && entry.stamp === generations.stamp(tags);
      return isFresh ? entry.body : undefined;
    },
    load: async (key, policy, fetch) => {
      const stamp = generations.stamp(policy.tags);
      const flight = flights.get(key);
      // Whoever comes after a change must not get what was asked for before it.
      if (flight?.stamp === stamp) {
        const { body, verdict } = await flight.served;
        return { body, verdict: verdict === "stale" ? "stale" : "coalesced" };
      }
      const entry = entries.peek(key);
      if (entry?.pause?.stamp === stamp && entry.pause.until > now()) return { body: entry.body, verdict: "stale" };
      const own: Flight = {
        stamp,
        served: ask(key, policy, stamp, fetch).finally(() => {
          if (flights.get(key) === own) flights.delete(key);
        }),
      };
      flights.set(key, own);
      return own.served;
    },
  };
}
