import { LRUCache } from "lru-cache";
import type { CounterStore } from "../security/counter-store.ts";

/** Most keys at a time. Beyond it the longest unused goes first. */
const capacity = 100_000;

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Counters in this process: for one gateway, and for a gateway that does not reach Redis.
 * @param now current time in milliseconds
 */
export function createEmbeddedCounters(now: () => number): CounterStore {
  const windows = new LRUCache<string, Window>({ max: capacity });
  return {
    increment: async (key, windowMs) => {
      const at = now();
      const running = windows.get(key);
      if (running !== undefined && running.endsAt > at) {
        running.count += 1;
        return { count: running.count, resetMs: running.endsAt - at };
      }
      windows.set(key, { count: 1, endsAt: at + windowMs });
      return { count: 1, resetMs: windowMs };
    },
    read: async (key) => {
      const at = now();
      const running = windows.get(key);
      return running === undefined || running.endsAt <= at
        ? null
        : { count: running.count, resetMs: running.endsAt - at };
    },
  };
}
