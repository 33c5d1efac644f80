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
  /** A moment, for `hasEndedSince`. */
  now(): number;
  /** Whether a token has ended since a moment; costs nothing while none has. What begins later the shop refuses. */
  hasEndedSince(moment: number, token: string): boolean;
  /** How long ago a token ended, in milliseconds; null when it has not, or more than two minutes ago. */
  endedAgo(token: string): number | null;
  add(digest: string): void;
}

/** @param now current time in milliseconds */
export function createEndedTokens(now: () => number): EndedTokens {
  /** Which end it was, counted from the first. */
  const ended = new LRUCache<string, number>({ max: capacity, ttl: remembered, perf: { now }, ttlResolution: 0 });
  let ends = 0;
  return {
    now: () => ends,
    hasEndedSince: (moment, token) => ends > moment && (ended.get(digestOf(token)) ?? 0) > moment,
    endedAgo: (token) => {
      const digest = digestOf(token);
      return ended.has(digest) ? remembered - ended.getRemainingTTL(digest) : null;
    },
    add: (digest) => {
      ends += 1;
      ended.set(digest, ends);
    },
  };
}
