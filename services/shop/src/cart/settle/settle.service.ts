import type { TransactionSql } from "../../platform/database.ts";
import type { CartItem, CartRow, PositionRow, VoucherRow } from "../cart.types.ts";
import { readCartItems } from "../item.store.ts";
import { freeKey } from "../pieces.ts";
import type { Notice } from "../plan-notices.ts";
import { type Plan, planUpdate } from "../plan-update.ts";
import type { PositionOp } from "../position-op.ts";
import { lockDeals, readPositions } from "../position.store.ts";
import { findSpent } from "../redemption.service.ts";
import { storePlan } from "../store-plan.service.ts";
import { readOffers, readVouchers, removeVoucher } from "../voucher.store.ts";
import { keepCorrections } from "./correction.service.ts";
import { type CartFacts, settleCart, type Settled } from "./settle-cart.ts";

/** How a cart is changed. */
export interface ChangeOptions {
  /** Leaves out operations that cannot be carried out, instead of refusing all. */
  readonly skipRefused?: boolean;
  /**
   * Notices of the operations that are kept for the shopper beside what settling changes; none where the caller hands
   * them out by itself.
   */
  readonly kept?: readonly Notice["type"][];
  /** Keeps what was left out for the shopper, too. */
  readonly keepsLeftOut?: boolean;
}

/**
 * Changes a locked cart and stores it so that it keeps the rules: the one way by which anything gets into a cart, or stays
 * in it. What the shop had to change by itself is kept until the shopper has been reported.
 */
export async function changeCart(
  tx: TransactionSql,
  cart: CartRow,
  ops: readonly PositionOp[],
  now: Date,
  options: ChangeOptions = {},
) {
  const positions = await readPositions(tx, cart.id);
  const added = ops.flatMap((op) => ("itemId" in op ? [op.itemId] : []));
  const itemIds = [...new Set([...positions.map(({ itemId }) => itemId), ...added])];
  const items = await readLockedItems(tx, cart, positions, itemIds, now);
  const offers = new Set((await readOffers(tx, cart.store)).map(({ kind, itemId }) => freeKey(kind, itemId)));
  const { skipRefused = false, kept = [], keepsLeftOut = false } = options;
  const planned = planUpdate({ cartId: cart.id, positions, items, offers, now }, ops, skipRefused);
  if (!planned.ok) return { items, planned, corrections: [] };
  const vouchers = await readVouchers(tx, cart.id, now);
  const spent = await findSpent(tx, cart, vouchers);
  const settled = settlePlan(planned.plan, vouchers, { items, offers, spent });
  const { goods: pieces, free } = settled.state;
  await storePlan(tx, { cart, positions, items, plan: { ...planned.plan, pieces, free }, now });
  for (const { code } of droppedOf(vouchers, settled)) await removeVoucher(tx, cart.id, code);
  await keepCorrections(tx, cart, items, now, {
    corrections: settled.corrections,
    notices: planned.plan.notices.filter(({ type }) => kept.includes(type)),
    leftOut: keepsLeftOut ? planned.plan.leftOut : [],
  });
  return { items, planned, corrections: settled.corrections };
}

function settlePlan(plan: Plan, vouchers: readonly VoucherRow[], facts: Omit<CartFacts, "dealLimits">): Settled {
  return settleCart({ goods: plan.pieces, free: plan.free, vouchers }, { ...facts, dealLimits: plan.dealLimits });
}

const droppedOf = (vouchers: readonly VoucherRow[], { state }: Settled): readonly VoucherRow[] =>
  vouchers.filter((voucher) => !state.vouchers.includes(voucher));

/** Items as they are once their deals are locked: only then what is left of these is certain. */
async function readLockedItems(
  tx: TransactionSql,
  cart: CartRow,
  positions: readonly PositionRow[],
  itemIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, CartItem>> {
  const before = await readCartItems(tx, cart.store, cart.id, itemIds, now);
  const dealIds = [...before.flatMap(({ deal }) => deal?.id ?? []), ...positions.flatMap(({ dealId }) => dealId ?? [])];
  if (dealIds.length > 0) await lockDeals(tx, dealIds);
  const rows = dealIds.length > 0 ? await readCartItems(tx, cart.store, cart.id, itemIds, now) : before;
  return new Map(rows.map((item) => [item.id, item]));
}
