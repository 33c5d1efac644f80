/** What the public cache had to do with an operation. */
export type CacheVerdict =
  /** Answered from memory. */
  | "hit"
  /** Requested, and kept for the next. */
  | "miss"
  /** Another request was loading the same; both got that answer. */
  | "coalesced"
  /** The shop did not give a good answer, so an older one was given. */
  | "stale"
  /** The visitor is to see what others do not: a preview, a test, a developer's switch. */
  | "bypass"
  /** Requested, but not kept: not public, faulty or too large. */
  | "uncacheable";
