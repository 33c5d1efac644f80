import type { ComputopData } from "../generated/graph.ts";
import { finaliseRemoval } from "../account/address/removed-address.service.ts";
import { requireCustomerData } from "../account/customer.service.ts";
import { loadCartView, requireCart, requireLockedCart } from "../cart/cart.service.ts";
import type { CartRow } from "../cart/cart.types.ts";
import type { CartView } from "../cart/cart-view.ts";
import { shortageText } from "../cart/change-texts.ts";
import { noteSubmitter, orderNumberOf } from "../cart/closing.service.ts";
import { fingerprintOf } from "../cart/fingerprint.ts";
import { itemName } from "../cart/line-graph.ts";
import { changeCart } from "../cart/settle/settle.service.ts";
import type { OrderDraft } from "../orders/order-draft.ts";
import { type ConfirmationAccess, confirmationOf } from "../orders/confirmation-ticket.ts";
import { findPlacedOrder, type PlacedOrder, type PlacementFault, placeOrder } from "../orders/place-order.service.ts";
import type { ShopContext } from "../platform/context.ts";
import { storageFull } from "../platform/errors.ts";
import type { TransactionSql } from "../platform/database.ts";
import { startPayment, supersedeAttempts } from "./attempt/attempt.service.ts";
import { cardForm } from "./card/card-request.ts";
import { draftOrder } from "./draft-order.ts";
import { isPaidAtProvider } from "./payment-methods.ts";
import { offeredTo, selectedMethod, withWallet } from "./payment.service.ts";
import { submitFaultText, voucherFaultText } from "./texts.ts";
import {
  askConsent,
  bindAttempt,
  findPayingSession,
  payWithWallet,
  type WalletCharge,
} from "./wallet/wallet-payment.service.ts";
import { walletFault } from "./wallet/wallet-rules.service.ts";
import { walletFaultText } from "./wallet/wallet-texts.ts";

/** `SubmitCartResult` of the graph. */
export interface SubmitCartResult {
  readonly computopData: ComputopData | null;
  readonly errorMessage: string | null;
  readonly orderId: string | null;
  readonly redirectUrl: string | null;
  readonly newCartId: string | null;
  /** The cart is another than the one that `fingerprint` identifies. */
  readonly cartChanged: boolean;
  readonly confirmation: ConfirmationAccess | null;
}

const nothing: SubmitCartResult = {
  computopData: null,
  errorMessage: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  cartChanged: false,
  confirmation: null,
};

/**
 * Orders the caller's cart, or begins the payment that comes first, by card or with the wallet (OP-M-02). Repeating it,
 * at the same time too, answers the one order. When something is missing, gone or has changed, the message reports it
 * and nothing is stored.
 * @param fingerprint of the cart that the shopper has seen, compared under the cart's lock (CHKX-06); null when unknown
 * @param isMeasured whether the buyer has agreed to be measured: the order's purchase is an event then
 * @throws ShopError as `requireCart`, and `storageFull` while the disk has no room for orders
 */
export async function submitCart(
  context: ShopContext,
  cartId: string,
  fingerprint: string | null = null,
  isMeasured = false,
): Promise<SubmitCartResult> {
  const { database, storefront, caller, clock } = context;
  if (!(await database.hasRoom())) throw storageFull();
  await requireCart(database.write, context, cartId);
  if (caller.customer === null) return refused(submitFaultText("login", storefront.language));
  const customer = await requireCustomerData(context);
  const methods = await offeredTo(context);
  const now = clock.now();
  const outcome = await database.transaction(async (tx): Promise<SubmitCartResult | WalletCharge> => {
    const cart = await requireLockedCart(tx, context, cartId);
    const known = await findPlacedOrder(tx, cart.id);
    if (known !== null) return ordered(context, cart.id, known);
    const wallet = await findPayingSession(tx, cart.id);
    const view = await loadCartView(tx, cart, { now });
    if (!view.isSettled) {
      // The page that follows tells what had to be changed.
      await changeCart(tx, cart, [], now);
      return { ...nothing, cartChanged: true };
    }
    const gone = unavailable(view, context);
    if (gone !== null) return refused(gone);
    const spent = spentSince(view, context);
    if (spent !== null) return refused(spent);
    if (fingerprint !== null && fingerprint !== fingerprintOf(view)) return { ...nothing, cartChanged: true };
    const drafted = draftOrder({
      view,
      customer,
      paymentMethod: selectedMethod(view, withWallet(methods, wallet), context),
      orderNumber: await orderNumberOf(tx, cart),
      language: storefront.language,
      origin: context.publicOrigin,
      isMeasured,
    });
    if (!drafted.ok) return refused(submitFaultText(drafted.fault, storefront.language));
    await supersedeAttempts(tx, cart, now);
    await noteSubmitter(tx, cart, caller);
    const { paymentMethod } = drafted.draft.head;
    if (isPaidAtProvider(paymentMethod)) return payByCard(tx, context, cart, view, drafted.draft);
    if (paymentMethod === "AMAZONPAY" && wallet !== null) {
      return payByWallet(tx, context, { cart, view, draft: drafted.draft, sessionId: wallet.id });
    }
    return order(tx, context, cart, view, drafted.draft);
  });
  return "sessionId" in outcome ? goToWallet(context, outcome) : outcome;
}

/**
 * Takes the money that the shopper agreed to at the wallet, and makes the order (OP-M-42).
 * @throws ShopError as `requireCart`, and `storageFull` while the disk has no room for orders
 */
export async function completeWalletPayment(
  context: ShopContext,
  cartId: string,
  sessionId: string,
): Promise<SubmitCartResult> {
  // Money is not taken for what cannot be stored. A card's is taken by then, so its answer is always dealt with.
  if (!(await context.database.hasRoom())) throw storageFull();
  const outcome = await payWithWallet(context, cartId, sessionId);
  if (outcome.type === "ordered") return ordered(context, cartId, outcome.order);
  return refused(walletFaultText(outcome.fault, context.storefront.language));
}

async function order(
  tx: TransactionSql,
  context: ShopContext,
  cart: CartRow,
  view: CartView,
  draft: OrderDraft,
): Promise<SubmitCartResult> {
  const placement = await placeOrder(tx, cart, draft, { now: context.clock.now(), isPaid: false });
  if (!placement.ok) return refused(placementText(view, placement.fault, context));
  if (cart.customerId !== null) await finaliseRemoval(tx, cart.customerId);
  return ordered(context, cart.id, placement.order);
}

async function payByCard(
  tx: TransactionSql,
  context: ShopContext,
  cart: CartRow,
  view: CartView,
  draft: OrderDraft,
): Promise<SubmitCartResult> {
  const { config, clock, publicOrigin, storefront, log } = context;
  if (publicOrigin === null) {
    log.error("a card payment was refused: no x-forwarded-host that SHOP_PUBLIC_HOSTS allows");
    return refused(submitFaultText("cardUnavailable", storefront.language));
  }
  const started = await startPayment(tx, cart, draft, clock.now());
  if (!started.ok) return refused(placementText(view, started.fault, context));
  return { ...nothing, computopData: cardForm(config, started.attemptId, draft.head, publicOrigin) };
}

interface WalletOrder {
  readonly cart: CartRow;
  readonly view: CartView;
  readonly draft: OrderDraft;
  readonly sessionId: string;
}

async function payByWallet(
  tx: TransactionSql,
  context: ShopContext,
  { cart, view, draft, sessionId }: WalletOrder,
): Promise<SubmitCartResult | WalletCharge> {
  const fault = await walletFault(context, tx, view);
  if (fault !== null) return refused(walletFaultText(fault, context.storefront.language));
  const now = context.clock.now();
  const started = await startPayment(tx, cart, draft, now);
  if (!started.ok) return refused(placementText(view, started.fault, context));
  await bindAttempt(tx, sessionId, started.attemptId, now);
  return { sessionId, cartId: cart.id, amount: draft.head.totalCents, orderRef: String(draft.head.orderNumber) };
}

/** Once the attempt is stored: what the shopper agrees to at the wallet must not be unknown here. */
async function goToWallet(context: ShopContext, charge: WalletCharge): Promise<SubmitCartResult> {
  const { publicOrigin, storefront } = context;
  const consent = publicOrigin === null ? null : await askConsent(context, charge, publicOrigin);
  if (consent?.ok === true) return { ...nothing, redirectUrl: consent.redirectUrl };
  return refused(walletFaultText(consent?.fault ?? "unavailable", storefront.language));
}

/** What is no longer sold at all; stock is checked when it is taken. */
function unavailable({ positions }: CartView, { storefront: { language } }: ShopContext): string | null {
  const gone = positions.find(({ kind, item }) => kind === "goods" && item.priceCents === null);
  return gone === undefined ? null : shortageText(itemName(gone.item, language), 0, language);
}

/** A voucher that was used up after the shopper had been shown a total with it. */
function spentSince({ cart, vouchers, totals }: CartView, { storefront: { language } }: ShopContext): string | null {
  if (cart.shownTotalCents === null || cart.shownTotalCents === totals.total) return null;
  const [used] = vouchers.flatMap(({ voucher, spent }) => (spent === null ? [] : [{ reason: spent, voucher }]));
  return used === undefined ? null : voucherFaultText(used, language);
}

function placementText({ positions }: CartView, fault: PlacementFault, context: ShopContext): string {
  const { language } = context.storefront;
  if (fault.type === "voucher") return voucherFaultText(fault.fault, language);
  return fault.shortages
    .map(({ itemId, left }) => {
      const line = positions.find(({ item }) => item.id === itemId);
      return shortageText(line === undefined ? "" : itemName(line.item, language), left, language);
    })
    .join(" ");
}

function ordered({ config }: ShopContext, cartId: string, { orderNumber, newCartId }: PlacedOrder): SubmitCartResult {
  const confirmation = confirmationOf(config, { orderNumber, cartId });
  return { ...nothing, orderId: String(orderNumber), newCartId, confirmation };
}

function refused(errorMessage: string): SubmitCartResult {
  return { ...nothing, errorMessage };
}
