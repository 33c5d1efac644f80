import type { CartRow } from "../cart/cart.types.ts";
import { closeCart, settleDeals, takeSoldFromHeir } from "../cart/closing.service.ts";
import { carryUnsold, findUnsold } from "../cart/unsold.service.ts";
import {
  type Claim,
  claimVouchers,
  releaseVouchers,
  settleVouchers,
  type VoucherFault,
} from "../cart/redemption.service.ts";
import type { TransactionSql } from "../platform/database.ts";
import { recordPurchase } from "../tracking/purchase.service.ts";
import { bookPaidOrder } from "./fulfilment/fulfilment.service.ts";
import { orderMail } from "./mail/order-mail.ts";
import { sendOrderMail } from "./mail/send-order-mail.service.ts";
import { findOrderOfCart, insertOrder, type PlacedOrder } from "./order.store.ts";
import type { OrderDraft } from "./order-draft.ts";
import { piecesOf, type Shortage, takeStock } from "./stock.service.ts";

export type { PlacedOrder } from "./order.store.ts";

/** What an order fails for: items that are short, or a voucher that has been used as often as it may. */
export type PlacementFault =
  | { readonly type: "shortage"; readonly shortages: readonly Shortage[] }
  | { readonly type: "voucher"; readonly fault: VoucherFault };

/** The order, or what it fails for; nothing is stored then. */
export type Placement =
  | { readonly ok: true; readonly order: PlacedOrder }
  | { readonly ok: false; readonly fault: PlacementFault };

/**
 * Takes what an order or a payment of a locked cart needs: its vouchers' redemptions first, then the goods; all of it, or
 * nothing and what is missing.
 */
export async function takeForOrder(
  tx: TransactionSql,
  cartId: string,
  { head, lines }: OrderDraft,
  now: Date,
): Promise<PlacementFault | null> {
  const fault = await claimVouchers(tx, claimOf(cartId, head), now, false);
  if (fault !== null) return { type: "voucher", fault };
  const shortages = await takeStock(tx, piecesOf(lines));
  if (shortages.length === 0) return null;
  await releaseVouchers(tx, cartId);
  return { type: "shortage", shortages };
}

function claimOf(cartId: string, { voucherCodes, email, isGuest, customerId }: OrderDraft["head"]): Claim {
  return { cartId, codes: voucherCodes, email, customerId: isGuest ? null : customerId };
}

/** The order that was made of a cart. */
export function findPlacedOrder(tx: TransactionSql, cartId: string): Promise<PlacedOrder | null> {
  return findOrderOfCart(tx, cartId);
}

/**
 * Makes the order of a cart, once: the only way to one. Takes stock, stores the order, closes the cart, opens the next
 * and puts the mail on its way, all in the caller's transaction. Repeated calls answer the first order.
 * @param cart locked by the caller, who thereby waits for every other attempt on the same cart
 * @param isPaid goods and vouchers were taken when the payment began, and what was paid is ordered
 */
export async function placeOrder(
  tx: TransactionSql,
  cart: CartRow,
  draft: OrderDraft,
  { now, isPaid }: { readonly now: Date; readonly isPaid: boolean },
): Promise<Placement> {
  const known = await findOrderOfCart(tx, cart.id);
  if (known !== null) return { ok: true, order: known };
  if (isPaid) await claimVouchers(tx, claimOf(cart.id, draft.head), now, true);
  const fault = isPaid ? null : await takeForOrder(tx, cart.id, draft, now);
  if (fault !== null) return { ok: false, fault };
  await settleDeals(
    tx,
    cart,
    piecesOf(draft.lines.flatMap(({ dealId, quantity }) => (dealId === null ? [] : [{ itemId: dealId, quantity }]))),
  );
  await takeSoldFromHeir(tx, cart, piecesOf(draft.lines), now);
  const unsold = await findUnsold(tx, cart, piecesOf(draft.lines.filter(({ singleCents }) => singleCents > 0)));
  const newCartId = await closeCart(tx, cart, draft.head.isGuest, now);
  if (isPaid) await carryUnsold(tx, unsold, newCartId, now);
  await insertOrder(tx, draft, { cartId: cart.id, newCartId }, now);
  const { orderNumber, totalCents } = draft.head;
  if (isPaid || totalCents === 0) await bookPaidOrder(tx, orderNumber, totalCents, now);
  await settleVouchers(tx, cart.id, orderNumber);
  await sendOrderMail(tx, draft, orderMail(draft), now);
  await recordPurchase(tx, { ...draft.head, lines: draft.lines }, now);
  return { ok: true, order: { orderNumber, newCartId } };
}
