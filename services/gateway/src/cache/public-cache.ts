import { LRUCache } from "lru-cache";
import { EncodedBytes } from "./encoded-bytes.ts";
import type { CachePolicy } from "./policy.ts";
import type { VersionKey, TagVersions } from "./tag-versions.ts";
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
  /** The answer at hand, without waiting; undefined when the shop has to be called. */
  fresh(key: string, policy: CachePolicy): EncodedBytes | undefined;
  /**
   * Calls the shop, once for all who want the same at the same time. An answer that is not clean, or takes longer than a
   * second, is replaced by the last one that was, for ten minutes after that one's end. While the shop lets answers
   * wait, that one is given at once; what the shop answers in the end is kept for those who come next.
   * @param fetch must answer alike for all callers
   */
  load(key: string, policy: CachePolicy, fetch: () => Promise<Fetched>): Promise<Served>;
}

interface Entry {
  readonly body: EncodedBytes;
  readonly versionKey: VersionKey;
  /** When it has to be requested again, in milliseconds. */
  readonly expiresAt: number;
  /** The last faulty answer that it stood in for: until then, and while nothing changes, no call is made. */
  pause: { readonly until: number; readonly versionKey: VersionKey } | null;
}

interface Flight {
  readonly versionKey: VersionKey;
  readonly served: Promise<Served>;
  /** Resolves once it has taken longer than an older answer waits for. */
  readonly late: Promise<void>;
}

/** How long after its end an answer may stand in for a faulty one, in milliseconds. */
const staleFor = 600_000;
/** How long no call is made after a faulty answer, in milliseconds: each would wait for the shop's time-out. */
const retryPause = 2_000;
/** How long an older answer lets the shop try, in milliseconds. */
const patience = 1_000;
/** What an entry costs beside its bytes, roughly. */
const overhead = 400;
/** No answer takes more than this part of the memory. */
const largestShare = 1 / 32;

/** What a cache is made with. */
export interface CacheSettings {
  /** Most memory that answers and their keys take, in bytes. */
  readonly maxBytes: number;
  readonly versions: TagVersions;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** An empty cache. It takes its answers' versions from `versions`, which others drop. */
export function createPublicCache({ maxBytes, versions, now }: CacheSettings): PublicCache {
  const maxEntrySize = Math.floor(maxBytes * largestShare);
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, maxEntrySize });
  const flights = new Map<string, Flight>();
  const sizeOf = (key: string, body: EncodedBytes): number => body.maxSize + key.length * 2 + overhead;

  const ask = async (
    key: string,
    policy: CachePolicy,
    versionKey: VersionKey,
    fetch: () => Promise<Fetched>,
  ): Promise<Served> => {
    const { bytes, isClean } = await fetch();
    const until = now() + policy.maxAge * 1_000;
    const body = new EncodedBytes(bytes, isClean ? { until, tags: policy.tags } : null);
    if (!isClean) return standIn(key, versionKey) ?? { body, verdict: "uncacheable" };
    const size = sizeOf(key, body);
    if (size > maxEntrySize) return { body, verdict: "uncacheable" };
    const known = entries.peek(key);
    // Overtaken by a call that began after the tag was dropped: what that one returned is newer.
    const isOutdated = versionKey !== versions.versionKey(policy.tags);
    if (known === undefined || !isOutdated) {
      entries.set(key, { body, versionKey, expiresAt: until, pause: null }, { size });
    }
    return { body, verdict: "miss" };
  };

  const usable = (key: string): Entry | undefined => {
    const entry = entries.peek(key);
    return entry !== undefined && entry.expiresAt + staleFor > now() ? entry : undefined;
  };

  const standIn = (key: string, versionKey: VersionKey): Served | undefined => {
    const entry = usable(key);
    if (entry === undefined) return undefined;
    entry.pause = { until: now() + retryPause, versionKey };
    return { body: entry.body, verdict: "stale" };
  };

  /** Whether the shop has let an answer wait and has given none since. */
  let isSlow = false;

  const start = (key: string, policy: CachePolicy, versionKey: VersionKey, fetch: () => Promise<Fetched>): Flight => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isSlow = true;
        resolve();
      }, patience);
    });
    const flight: Flight = {
      versionKey,
      late,
      served: ask(key, policy, versionKey, fetch)
        .then((served) => {
          if (served.verdict === "miss") isSlow = false;
          return served;
        })
        .finally(() => {
          clearTimeout(timer);
          if (flights.get(key) === flight) flights.delete(key);
        }),
    };
    flights.set(key, flight);
    return flight;
  };

  /** The flight's answer, or the older one when that takes too long. */
  const arrive = async (key: string, { served, late }: Flight): Promise<Served> => {
    const older = usable(key);
    if (older === undefined) return served;
    const standing: Served = { body: older.body, verdict: "stale" };
    // Who gave up waiting is not notified of the failure.
    served.catch(() => undefined);
    return isSlow ? standing : Promise.race([served, late.then(() => standing)]);
  };

  return {
    fresh: (key, { tags }) => {
      const entry = entries.get(key);
      const isFresh = entry !== undefined && entry.expiresAt > now() && entry.versionKey === versions.versionKey(tags);
      return isFresh ? entry.body : undefined;
    },
    load: async (key, policy, fetch) => {
      const versionKey = versions.versionKey(policy.tags);
      const flight = flights.get(key);
      // A request after a change must not get an answer from before it.
      if (flight?.versionKey === versionKey) {
        const { body, verdict } = await arrive(key, flight);
        return { body, verdict: verdict === "stale" ? "stale" : "coalesced" };
      }
      const entry = entries.peek(key);
      if (entry?.pause?.versionKey === versionKey && entry.pause.until > now())
        return { body: entry.body, verdict: "stale" };
      return arrive(key, start(key, policy, versionKey, fetch));
    },
  };
}
