import type { ShopReply } from "./shop-reply.ts";

/** An operation that a request ran at the shop or beside it; recoveries and second attempts count as parts of it. */
export interface ShopCall {
  /** Its name; null for one without. */
  readonly operation: string | null;
  /** The upstream beside the shop that it was sent to; absent for the shop. */
  readonly upstream?: string;
  /** How many objects it asked an upstream for; absent or 0 for fields of a root. */
  readonly entities?: number;
  readonly kind: "query" | "mutation";
  /** When it was sent, on `performance.now()`'s clock. */
  readonly startedAt: number;
  /** Milliseconds until its answer was there. */
  readonly ms: number;
  readonly outcome: ShopReply["kind"];
}
