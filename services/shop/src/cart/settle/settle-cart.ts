import type { CartItem, SpentReason, VoucherRow } from "../cart.types.ts";
import { unitPrice } from "../lines.ts";
import { freeKey } from "../pieces.ts";
import type { Pieces } from "../plan-pieces.ts";
import { clampPieces, maximumOf } from "./settle-goods.ts";
import { type DroppedVoucher, settleVouchers } from "./settle-vouchers.ts";

/** What a cart holds, as far as the rules of a cart go. */
export interface CartState {
  /** Pieces by item. */
  readonly goods: ReadonlyMap<number, Pieces>;
  /** Items had for nothing, as `free:17` or `catalog:17`. */
  readonly free: ReadonlySet<string>;
  /** First redeemed first. */
  readonly vouchers: readonly VoucherRow[];
}

/** What the rules look at, at one moment. */
export interface CartFacts {
  readonly items: ReadonlyMap<number, CartItem>;
  /** What the store gives away, as `free:17` or `catalog:17`. */
  readonly offers: ReadonlySet<string>;
  /** Vouchers that have been used as often as they may, by code. */
  readonly spent: ReadonlyMap<string, SpentReason>;
  /** Most pieces of an item at a deal's price: what the cart has reserved, or may reserve. */
  readonly dealLimits: ReadonlyMap<number, number>;
}

/** What had to be changed so that a cart keeps the rules. */
export type Correction =
  | {
      readonly type: "maximum" | "minimum" | "dealLimit";
      readonly item: CartItem;
      readonly before: Pieces;
      readonly now: Pieces;
    }
  /** No goods any more: the membership is bought elsewhere. */
  | { readonly type: "membership"; readonly item: CartItem; readonly before: Pieces }
  /** A free article or catalogue that the store gives away no more. */
  | { readonly type: "withdrawn"; readonly itemId: number; readonly item: CartItem | undefined }
  | ({ readonly type: "voucher" } & DroppedVoucher);

/** A cart that keeps the rules, and what that took. */
export interface Settled {
  readonly state: CartState;
  readonly corrections: readonly Correction[];
}

/**
 * The rules of a cart, in one place: whatever a cart is made of, the result has one percentage at most, no item below its
 * minimum or above its maximum, no more pieces at a deal's price than it may have, no membership, and nothing free that is
 * not on offer. Pure, and settling twice is settling once.
 *
 * Three things are left as the shopper wants them, since they come and go by themselves: goods of which fewer are left,
 * and those that the store does not sell now, are shown as missing and no order takes them; free articles and vouchers
 * whose minimum is not met wait for it without counting.
 */
export function settleCart({ goods, free, vouchers }: CartState, facts: CartFacts): Settled {
  const corrections: Correction[] = [];
  const settledGoods = new Map<number, Pieces>();
  for (const [itemId, pieces] of goods) {
    const settled = settleItem(facts.items.get(itemId), pieces, facts.dealLimits.get(itemId) ?? 0);
    if (settled.correction !== null) corrections.push(settled.correction);
    if (settled.pieces.normal + settled.pieces.deal > 0) settledGoods.set(itemId, settled.pieces);
  }
  const { kept, withdrawn } = settleFree(free, facts);
  const chosen = settleVouchers(vouchers, { spent: facts.spent, subtotal: subtotalOf(settledGoods, facts.items) });
  return {
    state: { goods: settledGoods, free: kept, vouchers: chosen.vouchers },
    corrections: [
      ...corrections,
      ...withdrawn,
      ...chosen.dropped.map((dropped) => ({ type: "voucher" as const, ...dropped })),
    ],
  };
}

/** Value of goods at the prices of now, in cents. */
export function subtotalOf(goods: ReadonlyMap<number, Pieces>, items: ReadonlyMap<number, CartItem>): number {
  let cents = 0;
  for (const [itemId, { normal, deal }] of goods) {
    const item = items.get(itemId);
    if (item === undefined) continue;
    const at = (option: "regular" | "deal") => unitPrice(item, option, normal + deal).cents;
    cents += normal * at("regular") + deal * at("deal");
  }
  return cents;
}

function settleItem(
  item: CartItem | undefined,
  before: Pieces,
  dealLimit: number,
): { readonly pieces: Pieces; readonly correction: Correction | null } {
  const total = before.normal + before.deal;
  if (item === undefined || total === 0) return { pieces: { normal: 0, deal: 0 }, correction: null };
  if (item.isMembership) {
    return { pieces: { normal: 0, deal: 0 }, correction: { type: "membership", item, before } };
  }
  const now = clampPieces(item, before, maximumOf(item), dealLimit);
  const kept = now.normal + now.deal;
  const change = (type: "maximum" | "minimum" | "dealLimit") => ({ type, item, before, now }) as const;
  if (kept < total) return { pieces: now, correction: change("maximum") };
  if (kept > total) return { pieces: now, correction: change("minimum") };
  return { pieces: now, correction: now.deal < before.deal ? change("dealLimit") : null };
}

function settleFree(free: ReadonlySet<string>, { offers, items }: CartFacts) {
  const kept = new Set([...free].filter((key) => offers.has(key)));
  const withdrawn = [...free]
    .filter((key) => !kept.has(key))
    .map((key): Correction => {
      const itemId = Number(key.split(":")[1]);
      return { type: "withdrawn", itemId, item: items.get(itemId) };
    });
  return { kept, withdrawn };
}

/** What rows of a cart hold, as a state. @param isDeal whether a stored line has its deal's price now */
export function stateOf<Row extends { readonly itemId: number; readonly kind: string; readonly quantity: number }>(
  positions: readonly Row[],
  vouchers: readonly VoucherRow[],
  isDeal: (position: Row) => boolean,
): CartState {
  const goods = new Map<number, Pieces>();
  const free = new Set<string>();
  for (const position of positions) {
    const { itemId, kind, quantity } = position;
    if (kind === "free" || kind === "catalog") {
      free.add(freeKey(kind, itemId));
      continue;
    }
    const held = goods.get(itemId) ?? { normal: 0, deal: 0 };
    goods.set(
      itemId,
      isDeal(position) ? { ...held, deal: held.deal + quantity } : { ...held, normal: held.normal + quantity },
    );
  }
  return { goods, free, vouchers };
}
