import { LRUCache } from "lru-cache";
import { digestOf } from "./token-digest.ts";

/** Longer than any request is under way; in milliseconds. Afterwards the shop alone refuses the token. */
const remembered = 120_000;
/** Longer than the shop takes to end a token; in milliseconds. */
const wishLasts = 15_000;
/** More logins do not end within that time. */
const capacity = 200_000;

/**
 * Customer tokens that ended lately, by digest. What was requested with one of them and answered by the shop before it
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
  /** The visitor's own request is about to end a token; until `add` or `stay`. */
  leave(digest: string): void;
  /** That request has ended without it: the token goes on, unless another one is about to end it. */
  stay(digest: string): void;
  /** Whether the shop refuses a token because its visitor has wished so, which is no security logout. */
  endsByWish(moment: number, token: string): boolean;
}

/** @param now current time in milliseconds */
export function createEndedTokens(now: () => number): EndedTokens {
  /** Which end it was, counted from the first. */
  const ended = new LRUCache<string, number>({ max: capacity, ttl: remembered, perf: { now }, ttlResolution: 0 });
  /** How many wishes are between the visitor and the shop's answer. One without an answer is soon forgotten. */
  const leaving = new LRUCache<string, number>({ max: capacity, ttl: wishLasts, perf: { now }, ttlResolution: 0 });
  let ends = 0;
  const hasEndedSince = (moment: number, token: string): boolean =>
    ends > moment && (ended.get(digestOf(token)) ?? 0) > moment;
  return {
    now: () => ends,
    hasEndedSince,
    leave: (digest) => void leaving.set(digest, (leaving.get(digest) ?? 0) + 1),
    stay: (digest) => {
      const others = (leaving.get(digest) ?? 0) - 1;
      if (others > 0) leaving.set(digest, others, { noUpdateTTL: true });
      else leaving.delete(digest);
    },
    endsByWish: (moment, token) => hasEndedSince(moment, token) || leaving.has(digestOf(token)),
    endedAgo: (token) => {
      const digest = digestOf(token);
      return ended.has(digest) ? remembered - ended.getRemainingTTL(digest) : null;
    },
    add: (digest) => {
      ends += 1;
      leaving.delete(digest);
      ended.set(digest, ends);
    },
  };
}
