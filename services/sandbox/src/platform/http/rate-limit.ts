import type { Clock } from "../clock.ts";

/** Decides whether an address may send another request now. */
export interface RateLimit {
  /** Takes one request from the address's allowance; false when it is used up. */
  take(address: string): boolean;
}

/** How many addresses are kept; beyond it the oldest is dropped, so that memory stays bounded. */
const mostAddresses = 10_000;

/**
 * A token bucket per address: it lets a burst pass and then a steady rate, so that a test run or a person never waits for the
 * end of a window. The counters of gateway and shop count attempts in windows, shared by several processes; the sandbox is
 * one process and only keeps floods away (docs/decisions/0052).
 * @param burst requests that may come at once
 * @param perSecond requests that come back each second
 */
export function createRateLimit(clock: Clock, burst: number, perSecond: number): RateLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(address) {
      const now = clock.now().getTime();
      const bucket = buckets.get(address) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1_000) * perSecond);
      buckets.delete(address);
      buckets.set(address, { tokens: Math.max(0, tokens - 1), at: now });
      const [oldest] = buckets.keys();
      if (buckets.size > mostAddresses && oldest !== undefined) buckets.delete(oldest);
      return tokens >= 1;
    },
  };
}
