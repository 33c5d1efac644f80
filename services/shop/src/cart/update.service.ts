import type { CartOperationInput } from "../generated/graph.ts";
import type { Language, ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { loadCartView, requireLockedCart } from "./cart.service.ts";
import type { CartRow } from "./cart.types.ts";
import type { CartView } from "./cart-view.ts";
import { requireCartToFill } from "./next-cart.service.ts";
import type { PositionOp } from "./position-op.ts";
import { dropTold } from "./settle/correction.store.ts";
import { changeCart } from "./settle/settle.service.ts";
import { alreadySubmittedText, malformedText, type Message, noticeText, notEarnedText, refusalText } from "./texts.ts";
import { voucherLostText, voucherPendingText } from "./voucher-texts.ts";
import { type DecodedOps, decodeOps, isFilling, type VoucherOp } from "./update-input.ts";
import { applyVoucherOps } from "./voucher.service.ts";
import { noteCounting } from "./voucher-counting.service.ts";

/** What became of a change; the cart is as it is now, changed or not. */
export interface CartUpdate {
  readonly refusal: Message | null;
  readonly notices: readonly (Message & { readonly itemId: number | null; readonly quantity: number | null })[];
  readonly view: CartView;
  /** True when a voucher was the reason of the refusal. */
  readonly isVoucherInvalid: boolean;
}

type Notices = CartUpdate["notices"];

/** Rolls the transaction back; carries what the shopper reads. */
class Refused extends Error {
  readonly text: Message;
  readonly isVoucher: boolean;

  constructor(text: Message, isVoucher = false) {
    super(text.message);
    this.text = text;
    this.isVoucher = isVoucher;
  }
}

/**
 * Carries out all operations or none (OP-M-10), in the order given. What is only put in follows a cart that was closed
 * meanwhile to the one that the caller goes on with.
 * @throws ShopError as `requireCart`
 */
export async function updateCart(
  context: ShopContext,
  cartId: string,
  ops: readonly CartOperationInput[],
): Promise<CartUpdate> {
  const { database, clock, storefront } = context;
  const now = clock.now();
  const decoded = decodeOps(ops);
  const lock = (tx: TransactionSql): Promise<CartRow> =>
    isFilling(ops) ? requireCartToFill(tx, context, cartId) : requireLockedCart(tx, context, cartId);
  try {
    return await database.transaction(async (tx) => {
      const cart = await lock(tx);
      if (cart.submittedAt !== null) throw new Refused(alreadySubmittedText(storefront.language));
      if (decoded === null) throw new Refused(malformedText(storefront.language));
      await dropTold(tx, cart.id);
      const notices = await carryOut(tx, cart, decoded, now, storefront.language);
      const view = await loadCartView(tx, cart, { now });
      assertEarned(view, decoded.positions, storefront.language);
      const seen = await noteCounting(tx, view);
      return {
        refusal: null,
        notices: [
          ...notices,
          ...pendingVouchers(view, decoded.vouchers, storefront.language),
          ...lostVouchers(view, storefront.language),
        ],
        view: seen,
        isVoucherInvalid: false,
      };
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const cart = await database.transaction(lock);
    const view = await loadCartView(database.write, cart, { now });
    return { refusal: error.text, notices: [], view, isVoucherInvalid: error.isVoucher };
  }
}

async function carryOut(
  tx: TransactionSql,
  cart: CartRow,
  ops: DecodedOps,
  now: Date,
  language: Language,
): Promise<Notices> {
  const voucherFault = await applyVoucherOps(tx, cart, ops.vouchers, now, language);
  if (voucherFault !== null) throw new Refused(voucherFault, true);
  const { items, planned } = await changeCart(tx, cart, ops.positions, now);
  if (!planned.ok) {
    const { refusal } = planned;
    throw new Refused(refusalText(refusal, "itemId" in refusal ? items.get(refusal.itemId) : undefined, language));
  }
  return planned.plan.notices.map((notice) => ({
    ...notice,
    ...noticeText(notice, items.get(notice.itemId), language),
  }));
}

/** A free article can only be added once the rest of the cart has earned it. */
function assertEarned({ offers }: CartView, ops: readonly PositionOp[], language: Language): void {
  for (const { kind, itemId } of ops.filter((op) => op.type === "addFree")) {
    const offer = offers.find((known) => known.offer.kind === kind && known.offer.itemId === itemId);
    if (offer !== undefined && !offer.isAttained)
      throw new Refused(notEarnedText(offer.offer.minimumSubtotalCents, language));
  }
}

/** Reports which vouchers were just redeemed but do not count yet. */
function pendingVouchers({ vouchers }: CartView, ops: readonly VoucherOp[], language: Language): Notices {
  const added = new Set(ops.filter(({ type }) => type === "add").map(({ code }) => code));
  return vouchers
    .filter(({ voucher, isAttained }) => added.has(voucher.code) && !isAttained)
    .map((redeemed) => ({
      ...voucherPendingText(redeemed, language),
      itemId: null,
      quantity: null,
    }));
}

/** Reports which vouchers the change has cost: they counted before. */
function lostVouchers({ changes }: CartView, language: Language): Notices {
  return changes
    .filter((change) => change.type === "voucherLost")
    .map((change) => ({ ...voucherLostText(change, language), itemId: null, quantity: null }));
}
