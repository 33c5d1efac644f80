import type { CartItem, PositionRow } from "../src/cart/cart.types.ts";
import { planUpdate } from "../src/cart/plan-update.ts";
import type { PositionOp } from "../src/cart/position-op.ts";
import { anItem, moment } from "./cart-parts.ts";

/** A moment after {@link moment}. */
export const later = new Date(moment.getTime() + 60_000);
/** A deal of the item 1 for 7.00 € a piece, of which three are left. */
export const deal = { id: 9, priceCents: 700, left: 3, maxPerCart: 5, endsAt: later };
/** The item in it. */
export const inDeal = anItem({ deal });
/** Adds pieces of the item 1. */
export const add = (quantity: number, changes: Partial<Extract<PositionOp, { type: "add" }>> = {}): PositionOp => ({
  type: "add",
  itemId: 1,
  quantity,
  atDealPrice: false,
  shownCents: null,
  restores: null,
  ...changes,
});
/** Adds pieces of it at the deal's price. */
export const atDeal = (quantity: number, shownCents: number | null = null) =>
  add(quantity, { atDealPrice: true, shownCents });
/** Sets the quantity of lines. */
export const set = (quantity: number, ...positionIds: string[]): PositionOp => ({ type: "set", positionIds, quantity });
/** Removes lines. */
export const remove = (...positionIds: string[]): PositionOp => ({ type: "remove", positionIds });
/** Adds an item for nothing. */
export const free = (itemId: number, kind: "free" | "catalog" = "free"): PositionOp => ({
  type: "addFree",
  itemId,
  kind,
});

/** What a cart was before. */
interface Before {
  readonly positions?: readonly PositionRow[];
  readonly items?: readonly CartItem[];
  readonly offers?: readonly string[];
}
/** Plans operations on a cart. */
export function plan(
  ops: readonly PositionOp[],
  { positions = [], items = [anItem()], offers = [] }: Before = {},
  skip = false,
) {
  const input = {
    cartId: "c1",
    positions,
    items: new Map(items.map((item) => [item.id, item])),
    offers: new Set(offers),
    now: moment,
  };
  return planUpdate(input, ops, skip);
}
/** What a cart holds after operations that can be carried out. */
export function after(ops: readonly PositionOp[], before: Before = {}) {
  const planned = plan(ops, before);
  if (!planned.ok) throw new Error(planned.refusal.type);
  return planned.plan;
}
/** Why operations cannot be carried out; null when they can. */
export const refused = (ops: readonly PositionOp[], before: Before = {}) => {
  const planned = plan(ops, before);
  return planned.ok ? null : planned.refusal;
};
