import { expect, test } from "vitest";
import { readyCart, TestHost } from "../test/session-host.ts";
import { emptyRecord, type SessionRecord } from "./record.ts";
import { holdsShipping, sameTotals, Session, totalsOf } from "./session.ts";
import { ShopCallFailure } from "./shop/ask.ts";

const shipping = {
  deliveryType: "shippingAddress",
  billingAddressId: "billing-1",
  deliveryAddressId: "delivery-1",
  shipperCode: "dhl",
} as const;

async function factsOf(cart: object | null, stored: Partial<SessionRecord> = {}, change?: (host: TestHost) => void) {
  const host = new TestHost({ SessionCart: { shop_findCart: cart } });
  change?.(host);
  return host.session(stored).facts();
}

test("a cart of a signed-in customer: nothing is done of its checkout until it is stored", async () => {
  expect(await factsOf(readyCart)).toEqual({
    visitor: "LOGGED_IN",
    loginOptionChosen: false,
    isB2b: false,
    isEmpty: false,
    isPayless: false,
    isWalletExpress: false,
    shippingValid: false,
    paymentValid: false,
    hasOrder: false,
    lastConfirmation: null,
  });
});

test("a cart is payless when it costs nothing, and not when it is empty (CART-12)", async () => {
  const free = { ...readyCart, total: { amount: 0 } };
  expect(await factsOf(free)).toMatchObject({ isEmpty: false, isPayless: true });
  const empty = { ...free, details: { ...free.details, articleCount: 0 } };
  expect(await factsOf(empty)).toMatchObject({ isEmpty: true, isPayless: false });
  expect(await factsOf(null)).toMatchObject({ isEmpty: true, isPayless: false, isWalletExpress: false });
});

test("the choice of how to log in holds only with the token that it opened", async () => {
  expect(await factsOf(readyCart, { loginOption: "guest" })).toMatchObject({ loginOptionChosen: true });
  const withoutToken = (host: TestHost) => void (host.visitor.tokenDigest = null);
  expect(await factsOf(readyCart, { loginOption: "guest" }, withoutToken)).toMatchObject({ loginOptionChosen: false });
});

test("shipping holds while the cart has both addresses and the chosen shipper carries it", async () => {
  expect(await factsOf(readyCart, { shipping })).toMatchObject({ shippingValid: true });
  expect(await factsOf(null, { shipping })).toMatchObject({ shippingValid: false });
  expect(holdsShipping(readyCart, "dhl")).toBe(true);
  expect(holdsShipping(readyCart, "ups")).toBe(false);
  expect(holdsShipping({ ...readyCart, billingAddress: null }, "dhl")).toBe(false);
  expect(holdsShipping({ ...readyCart, shippingAddress: null }, "dhl")).toBe(false);
  expect(holdsShipping({ ...readyCart, shippers: [{ code: "dhl", enabled: false, selected: true }] }, "dhl")).toBe(
    false,
  );
  expect(holdsShipping({ ...readyCart, shippers: [{ code: "dhl", enabled: true, selected: false }] }, "dhl")).toBe(
    false,
  );
});

test("payment holds while it is done and the cart still has a method", async () => {
  expect(await factsOf(readyCart, { paymentDone: true })).toMatchObject({ paymentValid: true });
  expect(await factsOf(readyCart, { paymentDone: false })).toMatchObject({ paymentValid: false });
  const without = { ...readyCart, selectedPaymentMethodInCart: null };
  expect(await factsOf(without, { paymentDone: true })).toMatchObject({ paymentValid: false });
  expect(await factsOf(null, { paymentDone: true })).toMatchObject({ paymentValid: false });
  expect(await factsOf({ ...readyCart, selectedPaymentMethodInCart: "AMAZONPAY" })).toMatchObject({
    isWalletExpress: true,
  });
});

test("a shopper of the business store is known by their host", async () => {
  const isB2b = (host: TestHost) => void (host.storefront = { ...host.storefront, isB2b: true });
  expect(await factsOf(readyCart, {}, isB2b)).toMatchObject({ isB2b: true });
});

const lastOrder = { orderId: "o-1", cartId: "cart-0", ticket: "t-1", until: 1_800_000_000_000 };
const confirmation = "/checkout/confirmation/?orderId=o-1&ticket=t-1";

test("the last order's confirmation is at hand until its time is over, to the millisecond (C-86)", async () => {
  expect(await factsOf(readyCart, { lastOrder })).toMatchObject({ lastConfirmation: confirmation });
  const later = (host: TestHost) => void (host.time += 1);
  expect(await factsOf(readyCart, { lastOrder }, later)).toMatchObject({ lastConfirmation: null });
});

test("whatever is done of the next checkout takes the last order's confirmation away, unless it is still open", async () => {
  const seenTotals = { grandTotal: 1, productCount: 1, itemCount: 1 };
  for (const begun of [{ shipping }, { paymentDone: true }, { seenTotals }]) {
    expect(await factsOf(readyCart, { lastOrder, ...begun })).toMatchObject({ lastConfirmation: null });
    const open = { lastOrder, ...begun, orderId: "o-1" };
    expect(await factsOf(readyCart, open)).toMatchObject({ lastConfirmation: confirmation, hasOrder: true });
  }
});

test("totals differ by what is to be paid, by lines and by pieces (CART-11)", () => {
  const seen = totalsOf(readyCart);
  expect(seen).toEqual({ grandTotal: 4_990, productCount: 2, itemCount: 5 });
  expect(sameTotals(seen, { ...seen })).toBe(true);
  expect(sameTotals(seen, { ...seen, grandTotal: 4_991 })).toBe(false);
  expect(sameTotals(seen, { ...seen, productCount: 3 })).toBe(false);
  expect(sameTotals(seen, { ...seen, itemCount: 6 })).toBe(false);
});

test("what is stored belongs to one visitor and one cart: a foreign id of either finds nothing", async () => {
  const host = new TestHost();
  await host.session({ paymentDone: true }).record();
  for (const foreign of [
    { userId: "user-2", cartId: "cart-1" },
    { userId: "user-1", cartId: "cart-2" },
    { userId: null, cartId: "cart-1" },
    { userId: "user-1", cartId: null },
  ]) {
    Object.assign(host.visitor, foreign);
    expect(await new Session(host).record()).toEqual(emptyRecord);
  }
});

test("nothing is stored of a visitor without ids, and nothing of theirs is deleted", async () => {
  const host = new TestHost();
  host.visitor.userId = null;
  const session = new Session(host);
  expect(await session.remember((record) => ({ ...record, paymentDone: true }))).toEqual(emptyRecord);
  await session.forget();
  expect(host.records.size).toBe(0);
});

test("another cart than the session's is refused by name, no cart and its own are not", () => {
  const session = new TestHost().session();
  expect(() => session.requireSameCart("cart-1")).not.toThrow();
  expect(() => session.requireSameCart(null)).not.toThrow();
  expect(() => session.requireSameCart(undefined)).not.toThrow();
  expect(() => session.requireSameCart("cart-2")).toThrow(
    expect.objectContaining({
      message: "Cart issue",
      extensions: { code: "CART_NOT_FOUND", classification: "CART_NOT_FOUND" },
    }),
  );
});

test("cart and record are read once, and again after a change", async () => {
  const host = new TestHost();
  const session = host.session();
  await Promise.all([session.facts(), session.cart(), session.record()]);
  expect(host.asked.filter(({ operation }) => operation === "SessionCart")).toEqual([
    { operation: "SessionCart", variables: { cartId: "cart-1" } },
  ]);
  host.records.clear();
  session.reset();
  await session.cart();
  expect(await session.record()).toEqual(emptyRecord);
  expect(host.asked.filter(({ operation }) => operation === "SessionCart")).toHaveLength(2);
});

test("a visitor without a cart has none, and the shop is not called for it", async () => {
  const host = new TestHost();
  host.visitor.cartId = null;
  expect(await new Session(host).cart()).toBeNull();
  expect(host.asked).toEqual([]);
});

test("going on with other ids drops the old cart's session, and keeps what is named", async () => {
  const host = new TestHost();
  await host.session({ paymentDone: true, orderId: "o-1" }).continueWith({ userId: "u", cartId: "c" }, { lastOrder });
  expect(Object.fromEntries(host.records)).toEqual({ "u.c": { ...emptyRecord, lastOrder } });
});

test("without a token the visitor is logged out, and the shop is not called", async () => {
  const host = new TestHost();
  host.visitor.tokenDigest = null;
  expect(await host.session().account()).toEqual({ state: "LOGGED_OUT", firstName: null, lastName: null });
  expect(host.asked).toEqual([]);
});

test("whose token it is, the shop reports once; of someone logged out it has no name", async () => {
  const info = { visitorLoginState: "guest", firstName: "Ada", lastName: null };
  const host = new TestHost({ SessionAccount: () => ({ getCustomerInfo: info }) });
  const session = host.session();
  expect(await session.account()).toEqual({ state: "LOGGED_IN_AS_GUEST", firstName: "Ada", lastName: null });
  await session.account();
  expect(host.asked).toHaveLength(1);
  info.visitorLoginState = "logged-out";
  expect(await host.session().account()).toEqual({ state: "LOGGED_OUT", firstName: null, lastName: null });
});

const account = { token: "digest-1", state: "LOGGED_IN", firstName: "Ada", lastName: "Kreide" } as const;
const away = { message: "shop is away", extensions: { code: "UPSTREAM_TIMEOUT" } };

test("while the shop is away, what it reported about the same token holds, and of no other", async () => {
  const host = new TestHost({ SessionAccount: away });
  expect(await host.session({ account }).account()).toMatchObject({ state: "LOGGED_IN", firstName: "Ada" });
  await expect(host.session({ account: { ...account, token: "other" } }).account()).rejects.toThrow("shop is away");
  const failure: unknown = await host
    .session()
    .account()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ShopCallFailure);
  expect(failure).toMatchObject({ name: "ShopCallFailure", extensions: { code: "UPSTREAM_TIMEOUT" } });
});

test("a token that the shop refused leaves a visitor who is logged out", async () => {
  const host: TestHost = new TestHost({
    SessionAccount: () => {
      host.visitor.tokenDigest = null;
      return away;
    },
  });
  expect(await host.session({ account }).account()).toMatchObject({ state: "LOGGED_OUT", firstName: null });
});

test.each([
  ["nothing", null],
  ["no account", { getCustomerInfo: null }],
  ["an unknown state", { getCustomerInfo: { visitorLoginState: "admin" } }],
])("an answer that holds %s is a fault of ours, and no refusal of the shop", async (_name, data) => {
  const host = new TestHost({ SessionAccount: data });
  const failure: unknown = await host
    .session()
    .account()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: "ValiError" });
});
