import type { Redis } from "ioredis";
import * as v from "valibot";
import type { CounterStore } from "../security/counter-store.ts";
import { isAway } from "./redis-link.ts";

/** Counting and the end of the window in one step, so that no crash in between leaves a counter that never ends. */
const increment = `
  local count = redis.call("incr", KEYS[1])
  local left = redis.call("pttl", KEYS[1])
  if left < 0 then
    redis.call("pexpire", KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return { count, left }
`;
const read = `return { tonumber(redis.call("get", KEYS[1]) or "0"), redis.call("pttl", KEYS[1]) }`;
const answerSchema = v.tuple([v.number(), v.number()]);

/**
 * Counters that all gateways share.
 * @param prefix of every key, so that several shops can share a server
 * @param fallback counts while Redis does not answer: a limit for each process is better than none, and better than
 *   refusing every visitor
 */
export function createRedisCounters(redis: Redis, prefix: string, fallback: CounterStore): CounterStore {
  return {
    increment: async (key, windowMs) => {
      if (isAway(redis)) return fallback.increment(key, windowMs);
      const answer = await redis.eval(increment, 1, `${prefix}count:${key}`, windowMs).catch(() => null);
      const decoded = v.safeParse(answerSchema, answer);
      if (!decoded.success) return fallback.increment(key, windowMs);
      const [count, left] = decoded.output;
      return { count, resetMs: Math.max(1, left) };
    },
    read: async (key) => {
      if (isAway(redis)) return fallback.read(key);
      const decoded = v.safeParse(answerSchema, await redis.eval(read, 1, `${prefix}count:${key}`).catch(() => null));
      if (!decoded.success) return fallback.read(key);
      const [count, left] = decoded.output;
      return count === 0 ? null : { count, resetMs: Math.max(1, left) };
    },
  };
}
