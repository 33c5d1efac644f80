import { GraphQLError } from "graphql";
import { accountRecord, askAccount } from "./account.ts";
import { type CheckoutFacts, confirmationPath } from "./checkout-progress.ts";
import type { SessionHost, VisitorIds } from "./ports.ts";
import { emptyRecord, type SeenTotals, type SessionRecord } from "./record.ts";
import type { Account } from "./shop/account.calls.ts";
import { type CartState, findCart } from "./shop/cart.calls.ts";

/**
 * The session of one request: what is stored of the visitor and their cart, and what the shop reports about that cart.
 * Both are read at most once until something changes them.
 */
export class Session {
  readonly host: SessionHost;
  #record: Promise<SessionRecord> | undefined;
  #cart: Promise<CartState | null> | undefined;
  #account: { readonly token: string | null; readonly account: Promise<Account> } | undefined;

  constructor(host: SessionHost) {
    this.host = host;
  }

  /** What is stored; the empty record for who is not known yet. */
  record(): Promise<SessionRecord> {
    this.#record ??= this.#readRecord();
    return this.#record;
  }

  /**
   * Who the visitor is: the shop is called once for each token that they send.
   * @throws ShopCallFailure as `askAccount`
   */
  account(): Promise<Account> {
    const token = this.host.visitor.tokenDigest;
    if (this.#account?.token !== token) this.#account = { token, account: askAccount(this.host, () => this.record()) };
    return this.#account.account;
  }

  /** Takes what the shop has just returned by signing someone in, and stores it. */
  async rememberAccount(account: Account, rest: Partial<SessionRecord>): Promise<void> {
    this.#account = { token: this.host.visitor.tokenDigest, account: Promise.resolve(account) };
    await this.remember((record) => ({ ...record, ...rest, account: accountRecord(this.host, account) }));
  }

  /** Changes what is stored, and returns it. Someone without ids is given them first. */
  async remember(change: (record: SessionRecord) => SessionRecord): Promise<SessionRecord> {
    await this.host.visitor.ensureIds();
    const key = this.#key();
    if (key === null) return emptyRecord;
    this.#record = this.host.store.update(key, change);
    return this.#record;
  }

  /** Drops all that is stored of the visitor and this cart. */
  async forget(): Promise<void> {
    const key = this.#key();
    if (key !== null) await this.host.store.delete(key);
    this.reset();
  }

  /** Goes on with other ids: drops all that is stored but `kept`. */
  async continueWith(ids: VisitorIds, kept: Partial<SessionRecord>): Promise<void> {
    await this.forget();
    this.host.visitor.adoptIds(ids);
    this.reset();
    await this.remember((record) => ({ ...record, ...kept }));
  }

  /**
   * Makes sure that a client means this session's cart.
   * @param cartId what the client sent; null when it did not say
   * @throws GraphQLError CART_NOT_FOUND for any other cart, known or not
   */
  requireSameCart(cartId: string | null | undefined): void {
    if (cartId == null || cartId === this.host.visitor.cartId) return;
    throw new GraphQLError("Cart issue", { extensions: { code: "CART_NOT_FOUND", classification: "CART_NOT_FOUND" } });
  }

  /** The cart's state; null without a cart. @throws ShopCallFailure */
  cart(): Promise<CartState | null> {
    const { cartId } = this.host.visitor;
    this.#cart ??= cartId === null ? Promise.resolve(null) : findCart(this.host.shop, cartId);
    return this.#cart;
  }

  /** Reads record and cart again when they are needed again: after a change at the shop, or of the visitor. */
  reset(): void {
    this.#record = undefined;
    this.#cart = undefined;
  }

  /** What decides where the visitor may be. @throws ShopCallFailure */
  async facts(): Promise<CheckoutFacts> {
    const { visitor, storefront } = this.host;
    const [record, cart, { state }] = await Promise.all([this.record(), this.cart(), this.account()]);
    const isEmpty = cart === null || cart.details.articleCount === 0;
    return {
      visitor: state,
      // The choice lives as long as the account that it opened: without the token it is gone.
      loginOptionChosen: record.loginOption !== null && visitor.tokenDigest !== null,
      isB2b: storefront.isB2b,
      isEmpty,
      isPayless: !isEmpty && cart.total.amount === 0,
      isWalletExpress: cart?.selectedPaymentMethodInCart === walletPaymentId,
      shippingValid: record.shipping !== null && cart !== null && holdsShipping(cart, record.shipping.shipperCode),
      paymentValid: record.paymentDone && cart !== null && cart.selectedPaymentMethodInCart !== null,
      hasOrder: record.orderId !== null,
      lastConfirmation: record.orderId === null && hasBegun(record) ? null : this.#lastConfirmation(record),
    };
  }

  /** Path of the last order's confirmation while it opens, else null (C-86). */
  #lastConfirmation({ lastOrder }: SessionRecord): string | null {
    return lastOrder === null || lastOrder.until < this.host.now() ? null : confirmationPath(lastOrder);
  }

  async #readRecord(): Promise<SessionRecord> {
    const key = this.#key();
    return key === null ? emptyRecord : ((await this.host.store.get(key)) ?? emptyRecord);
  }

  /** Both ids: a cart id of another visitor finds nothing. */
  #key(): string | null {
    const { userId, cartId } = this.host.visitor;
    return userId === null || cartId === null ? null : `${userId}.${cartId}`;
  }
}

/** The wallet as a payment method (CHKX-01). */
const walletPaymentId = "AMAZONPAY";

/** Whether a cart still has addresses, and the shipper that was chosen can still carry it. */
export function holdsShipping(cart: CartState, shipperCode: string): boolean {
  const shipper = cart.shippers.find(({ selected }) => selected);
  const hasAddresses = cart.billingAddress !== null && cart.shippingAddress !== null;
  return hasAddresses && shipper !== undefined && shipper.enabled && shipper.code === shipperCode;
}

/** Whether anything of a cart's checkout is done. */
const hasBegun = ({ shipping, paymentDone, seenTotals }: SessionRecord): boolean =>
  shipping !== null || paymentDone || seenTotals !== null;

/** The totals by which a changed cart is known (CART-11). */
export function totalsOf({ total, details }: CartState): SeenTotals {
  return { grandTotal: total.amount, productCount: details.positionCount, itemCount: details.articleCount };
}

export function sameTotals(a: SeenTotals, b: SeenTotals): boolean {
  return a.grandTotal === b.grandTotal && a.productCount === b.productCount && a.itemCount === b.itemCount;
}
