import { randomUUID } from "node:crypto";
import type { Language, ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { loadCartView, requireLockedCart } from "./cart.service.ts";
import type { CartItem, CartRow, PositionRow } from "./cart.types.ts";
import type { CartView } from "./cart-view.ts";
import { readCartItems } from "./item.store.ts";
import { requireCartToFill } from "./next-cart.service.ts";
import { freeKey, type Plan, planUpdate, type PositionOp } from "./plan-update.ts";
import { deletePositions, lockDeals, readPositions, reserveDeal, writePosition } from "./position.store.ts";
import {
  alreadySubmittedText,
  malformedText,
  type Message,
  noticeText,
  notEarnedText,
  refusalText,
  voucherPendingText,
} from "./texts.ts";
import { decodeOps, type CartOperationInput, isFilling, type VoucherOp } from "./update-input.ts";
import { applyVoucherOps } from "./voucher.service.ts";
import { readOffers } from "./voucher.store.ts";

/** How long deal pieces are reserved for a cart after its last change, in milliseconds. */
export const reservationTime = 15 * 60_000;

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
  const lock = (tx: TransactionSql): Promise<CartRow> =>
    isFilling(ops) ? requireCartToFill(tx, context, cartId) : requireLockedCart(tx, context, cartId);
  try {
    return await database.transaction(async (tx) => {
      const cart = await lock(tx);
      if (cart.submittedAt !== null) throw new Refused(alreadySubmittedText(storefront.language));
      const notices = await carryOut(tx, cart, ops, now, storefront.language);
      const view = await loadCartView(tx, cart, { now });
      return {
        refusal: null,
        notices: [...notices, ...pendingVouchers(view, ops, storefront.language)],
        view,
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
  input: readonly CartOperationInput[],
  now: Date,
  language: Language,
): Promise<Notices> {
  const ops = decodeOps(input);
  if (ops === null) throw new Refused(malformedText(language));
  const voucherFault = await applyVoucherOps(tx, cart.id, ops.vouchers, now, language);
  if (voucherFault !== null) throw new Refused(voucherFault, true);
  const { items, planned } = await planPositions(tx, cart, ops.positions, now);
  if (!planned.ok) {
    const { refusal } = planned;
    throw new Refused(refusalText(refusal, "itemId" in refusal ? items.get(refusal.itemId) : undefined, language));
  }
  await assertEarned(tx, cart, ops.positions, now, language);
  return planned.plan.notices.map((notice) => ({
    ...notice,
    ...noticeText(notice, items.get(notice.itemId), language),
  }));
}

/** Plans operations on a locked cart and stores the result. @param skipRefused see `planUpdate` */
export async function planPositions(
  tx: TransactionSql,
  cart: CartRow,
  ops: readonly PositionOp[],
  now: Date,
  skipRefused = false,
) {
  const positions = await readPositions(tx, cart.id);
  const added = ops.flatMap((op) => ("itemId" in op ? [op.itemId] : []));
  const itemIds = [...new Set([...positions.map(({ itemId }) => itemId), ...added])];
  const before = await readCartItems(tx, cart.store, cart.id, itemIds, now);
  const dealIds = [...before.flatMap(({ deal }) => deal?.id ?? []), ...positions.flatMap(({ dealId }) => dealId ?? [])];
  // Looked at again once the deals are locked: only then what is left of them is certain.
  if (dealIds.length > 0) await lockDeals(tx, dealIds);
  const rows = dealIds.length > 0 ? await readCartItems(tx, cart.store, cart.id, itemIds, now) : before;
  const items = new Map(rows.map((item) => [item.id, item]));
  const offers = new Set((await readOffers(tx, cart.store)).map(({ kind, itemId }) => freeKey(kind, itemId)));
  const planned = planUpdate({ positions, items, offers, now }, ops, skipRefused);
  if (planned.ok) await store(tx, cart, positions, items, planned.plan, now);
  return { items, planned };
}

async function store(
  tx: TransactionSql,
  cart: CartRow,
  positions: readonly PositionRow[],
  items: ReadonlyMap<number, CartItem>,
  plan: Plan,
  now: Date,
): Promise<void> {
  await moveReservations(tx, positions, items, plan);
  const reservedUntil = new Date(now.getTime() + reservationTime);
  const kept = new Set<string>();
  const none = { id: "", dealId: null, reservedUntil: null };
  for (const [itemId, { normal, deal }] of plan.pieces) {
    const dealId = items.get(itemId)?.deal?.id ?? null;
    if (deal > 0 && dealId !== null) {
      await writePosition(tx, cart.id, {
        id: randomUUID(),
        itemId,
        kind: "deal",
        quantity: deal,
        dealId,
        reservedUntil,
      });
      kept.add(`deal:${itemId}`);
    }
    if (normal > 0) {
      await writePosition(tx, cart.id, { ...none, id: randomUUID(), itemId, kind: "normal", quantity: normal });
      kept.add(`normal:${itemId}`);
    }
  }
  for (const key of plan.free) {
    kept.add(key);
    if (positions.some(({ kind, itemId }) => freeKey(kind, itemId) === key)) continue;
    const [kind, itemId] = key.split(":");
    await writePosition(tx, cart.id, {
      ...none,
      id: randomUUID(),
      itemId: Number(itemId),
      kind: kind === "catalog" ? "catalog" : "free",
      quantity: 1,
    });
  }
  const gone = positions.filter(({ kind, itemId }) => !kept.has(`${kind}:${itemId}`)).map(({ id }) => id);
  if (gone.length > 0) await deletePositions(tx, gone);
}

/** Gives back and takes deal pieces so that what is reserved is what the plan holds; in order of deal. */
async function moveReservations(
  tx: TransactionSql,
  positions: readonly PositionRow[],
  items: ReadonlyMap<number, CartItem>,
  plan: Plan,
): Promise<void> {
  const deltas = new Map<number, number>();
  const change = (dealId: number, pieces: number) => deltas.set(dealId, (deltas.get(dealId) ?? 0) + pieces);
  for (const { kind, dealId, quantity } of positions) if (kind === "deal" && dealId !== null) change(dealId, -quantity);
  for (const [itemId, { deal }] of plan.pieces) {
    const dealId = items.get(itemId)?.deal?.id;
    if (deal > 0 && dealId !== undefined) change(dealId, deal);
  }
  for (const [dealId, pieces] of [...deltas].toSorted(([a], [b]) => a - b)) {
    if (pieces === 0) continue;
    // Cannot fail: the deals are locked and the plan took what is left of them.
    if (!(await reserveDeal(tx, dealId, pieces)))
      throw new Error(`Deal ${dealId} has fewer pieces left than were planned`);
  }
}

/** A free article can only be added once the rest of the cart has earned it. */
async function assertEarned(
  tx: TransactionSql,
  cart: CartRow,
  ops: readonly PositionOp[],
  now: Date,
  language: Language,
): Promise<void> {
  const free = ops.filter((op) => op.type === "addFree");
  if (free.length === 0) return;
  const { offers } = await loadCartView(tx, cart, { now });
  for (const { kind, itemId } of free) {
    const offer = offers.find((known) => known.offer.kind === kind && known.offer.itemId === itemId);
    if (offer !== undefined && !offer.isAttained)
      throw new Refused(notEarnedText(offer.offer.minimumSubtotalCents, language));
  }
}

/** Tells about vouchers that were just redeemed but do not count yet. */
function pendingVouchers({ vouchers }: CartView, input: readonly CartOperationInput[], language: Language): Notices {
  const added = new Set(
    (decodeOps(input)?.vouchers ?? []).filter((op: VoucherOp) => op.type === "add").map(({ code }) => code),
  );
  return vouchers
    .filter(({ voucher, isAttained }) => added.has(voucher.code) && !isAttained)
    .map(({ voucher, missingCents }) => ({
      ...voucherPendingText(missingCents, voucher.isRunning, language),
      itemId: null,
      quantity: null,
    }));
}
