import { Draft, type PlanInput } from "./plan-draft.ts";
import type { Notice } from "./plan-notices.ts";
import type { Lapsed, Pieces, Seen } from "./plan-pieces.ts";
import type { PositionOp, Refusal } from "./position-op.ts";

/** What a cart holds after the operations. */
export interface Plan {
  readonly pieces: ReadonlyMap<number, Pieces>;
  /** Items had for nothing, as `free:17` or `catalog:17`. */
  readonly free: ReadonlySet<string>;
  /** By item, for items that the operations change. */
  readonly seen: ReadonlyMap<number, Seen>;
  /** By item, unless the shopper has changed the line since. */
  readonly lapsed: ReadonlyMap<number, Lapsed>;
  /** Removed positions that were brought back, by item. */
  readonly restored: ReadonlyMap<number, string>;
  readonly notices: readonly Notice[];
  /** Operations that could not be carried out, where these are left out. */
  readonly leftOut: readonly LeftOut[];
  /** Most pieces of an item at a deal's price: what the cart had reserved, or may reserve. */
  readonly dealLimits: ReadonlyMap<number, number>;
}

/** An operation that was left out. */
export interface LeftOut {
  /** Null where it names no item. */
  readonly itemId: number | null;
  readonly refusal: Refusal;
}

/** The plan, or the first operation that cannot be carried out. */
export type Planned = { readonly ok: true; readonly plan: Plan } | { readonly ok: false; readonly refusal: Refusal };

/**
 * Works out what operations make of a cart; pure. Quantities are clamped to what the item and its stock allow; deal
 * pieces beyond the deal become normal ones (DEAL-17); reservations that ran out become normal pieces first.
 * @param skipRefused leaves out operations that cannot be carried out, instead of refusing all (merging of carts)
 */
export function planUpdate(input: PlanInput, ops: readonly PositionOp[], skipRefused = false): Planned {
  const draft = new Draft(input);
  const leftOut: LeftOut[] = [];
  for (const op of ops) {
    const refusal = draft.apply(op);
    if (refusal !== null && !skipRefused) return { ok: false, refusal };
    if (refusal !== null) leftOut.push({ itemId: "itemId" in op ? op.itemId : null, refusal });
  }
  const { pieces, free, seen, lapsed, restored, dealLimits, finalNotices: notices } = draft;
  return { ok: true, plan: { pieces, free, seen, lapsed, restored, notices, leftOut, dealLimits } };
}
