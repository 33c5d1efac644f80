import { LRUCache } from "lru-cache";
import { digestOf } from "./token-digest.ts";

/** Longer than any request is under way; in milliseconds. Afterwards the shop alone refuses the token. */
const remembered = 120_000;
/** More logins do not end within that time. */
const capacity = 200_000;

/**
 * Customer tokens that ended lately, by digest. What was asked for with one of them and answered by the shop before it
 * ended must not leave once the logout is answered.
 */
export interface EndedTokens {
  /** Whether a token has ended; costs nothing while none has. */
  has(token: string): boolean;
  add(digest: string): void;
}

/** @param now current time in milliseconds */
export function createEndedTokens(now: () => number): EndedTokens {
  const ended = new LRUCache<string, true>({ max: capacity, ttl: remembered, perf: { now }, ttlResolution: 0 });
  let latest = -Infinity;
  return {
    has: (token) => now() - latest < remembered && ended.has(digestOf(token)),
    add: (digest) => {
      latest = now();
      ended.set(digest, true);
    },
  };
}
