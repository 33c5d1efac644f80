import type { ShopReply } from "./shop-reply.ts";

/** An operation that a request ran at the shop; recoveries and second attempts count as parts of it. */
export interface ShopCall {
  /** Its name; null for one without. */
  readonly operation: string | null;
  readonly kind: "query" | "mutation";
  /** When it was sent, on `performance.now()`'s clock. */
  readonly startedAt: number;
  /** Milliseconds until its answer was there. */
  readonly ms: number;
  readonly outcome: ShopReply["kind"];
}
