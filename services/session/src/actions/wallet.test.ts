import { expect, test } from "vitest";
import { readyCart, TestHost, yes, type Answers } from "../../test/session-host.ts";
import { emptyRecord } from "../record.ts";
import { abortWallet, openWallet, startWallet } from "./wallet.ts";

const opened = {
  successful: true,
  generalErrorMessage: null,
  amazonCheckoutSessionId: "w-1",
  redirectUrl: "https://w",
};
const account = { token: "digest-1", state: "LOGGED_IN", firstName: "Ada", lastName: null } as const;
const expired = "vue.checkout.message.sessionExpired";
const wentWrong = "vue.cart.error.somethingWentWrong";

test("a wallet is opened for the cart and the checkout that it is used in (OP-M-40)", async () => {
  const host = new TestHost({ SessionWalletOpening: { openWalletSession: opened } });
  expect(await openWallet(host.session(), "checkout")).toEqual({
    successful: true,
    errorMessage: null,
    amazonCheckoutSessionId: "w-1",
    redirectUrl: "https://w",
  });
  expect(host.asked[0]?.variables).toEqual({ cartId: "cart-1", checkoutType: "checkout" });
});

test("a wallet that does not open gives the reason", async () => {
  const refused = { successful: false, generalErrorMessage: "closed" };
  const host = new TestHost({ SessionWalletOpening: { openWalletSession: refused } });
  expect(await openWallet(host.session(), "checkout")).toEqual({
    successful: false,
    errorMessage: "closed",
    amazonCheckoutSessionId: null,
    redirectUrl: null,
  });
});

test("without a cart no wallet is opened, redeemed or reset", async () => {
  const host = new TestHost();
  host.visitor.cartId = null;
  const nothing = { redirectUrl: null, amazonCheckoutSessionId: null };
  expect(await openWallet(host.session(), "checkout")).toEqual({
    successful: false,
    errorMessage: expired,
    ...nothing,
  });
  const refused = { successful: false, errorMessage: expired, goTo: null };
  expect(await startWallet(host.session(), "w-1", "checkout")).toEqual(refused);
  const basket = { isReset: false, cartId: null, goTo: "/checkout/basket" };
  expect(await abortWallet(host.session(), "checkout")).toEqual(basket);
  expect(host.asked).toEqual([]);
});

async function start(answers: Answers, checkoutType: "checkout" | "primecheckout" = "checkout") {
  const host = new TestHost({ SessionWalletRedemption: { redeemWalletSession: yes }, ...answers });
  return { host, result: await startWallet(host.session(), "w-1", checkoutType) };
}

test("what was approved at the wallet closes the shipping step (CHKX-01)", async () => {
  const { host, result } = await start({});
  expect(result).toEqual({ successful: true, errorMessage: null, goTo: "/checkout/summary" });
  expect(host.asked.find(({ operation }) => operation === "SessionWalletRedemption")?.variables).toEqual({
    cartId: "cart-1",
    amazonCheckoutSessionId: "w-1",
  });
  expect(host.stored.shipping).toEqual({
    deliveryType: "shippingAddress",
    billingAddressId: "billing-1",
    deliveryAddressId: "delivery-1",
    shipperCode: "dhl",
  });
});

test("one address of the wallet is both", async () => {
  const cart = { ...readyCart, shippingAddress: readyCart.billingAddress };
  const { host } = await start({ SessionCart: { shop_findCart: cart } });
  expect(host.stored.shipping).toMatchObject({ deliveryType: "sameAsBilling", deliveryAddressId: "billing-1" });
});

test("the prime checkout goes on in its own pages", async () => {
  expect((await start({}, "primecheckout")).result.goTo).toBe("/prime/checkout/");
});

test("the wallet's addresses are read after they were taken over", async () => {
  let isRedeemed = false;
  const host = new TestHost({
    SessionWalletRedemption: () => {
      isRedeemed = true;
      return { redeemWalletSession: yes };
    },
    SessionCart: () => ({ shop_findCart: isRedeemed ? readyCart : { ...readyCart, billingAddress: null } }),
  });
  const session = host.session();
  await session.cart();
  expect(await startWallet(session, "w-1", "checkout")).toMatchObject({ successful: true });
});

test("a cart that cannot go to the wallet's address leaves the shipping step open", async () => {
  for (const cart of [
    null,
    { ...readyCart, shippers: [] },
    { ...readyCart, shippers: [{ code: "dhl", enabled: false, selected: true }] },
    { ...readyCart, shippingAddress: null },
    { ...readyCart, billingAddress: null },
  ]) {
    const { host, result } = await start({ SessionCart: { shop_findCart: cart } });
    expect(result).toEqual({ successful: false, errorMessage: wentWrong, goTo: null });
    expect(host.stored.shipping).toBeNull();
  }
});

test("a wallet whose approval the shop refuses gives the reason, or that something went wrong", async () => {
  const no = { ...yes, successful: false };
  const said = await start({ SessionWalletRedemption: { redeemWalletSession: { ...no, generalErrorMessage: "no" } } });
  expect(said.result).toEqual({ successful: false, errorMessage: "no", goTo: null });
  const silent = await start({ SessionWalletRedemption: { redeemWalletSession: no } });
  expect(silent.result).toEqual({ successful: false, errorMessage: wentWrong, goTo: null });
});

test("a visitor becomes a guest first; who does not become one redeems nothing", async () => {
  const loggedOut = { getCustomerInfo: { visitorLoginState: "logged-out" } };
  const guest = { successfull: false, cartMerged: false, sharedListMerged: false, fieldErrors: [] };
  for (const [errorMessage, expected] of [
    ["no guests", "no guests"],
    [null, wentWrong],
  ]) {
    const { host, result } = await start({
      SessionAccount: loggedOut,
      SessionGuest: { registerGuest: { ...guest, errorMessage } },
    });
    expect(result).toEqual({ successful: false, errorMessage: expected, goTo: null });
    expect(host.changes).toEqual(["SessionGuest"]);
  }
});

test("an aborted wallet leaves the goods in a new cart, and the visitor who they were (OP-M-41)", async () => {
  const host = new TestHost({ SessionWalletReset: { resetWallet: { isReset: true, cartId: "cart-2" } } });
  const session = host.session({ account, loginOption: "guest", paymentDone: true });
  const reset = await abortWallet(session, "checkout");
  expect(reset).toEqual({ isReset: true, cartId: "cart-2", goTo: "/checkout/basket" });
  expect(host.events).toEqual(["adoptIds user-1 cart-2"]);
  expect(host.stored).toEqual({ ...emptyRecord, account, loginOption: "guest" });
});

test("a cart that the wallet has nothing to do with stays, and so does its checkout", async () => {
  const host = new TestHost({ SessionWalletReset: { resetWallet: { isReset: false, cartId: "cart-1" } } });
  const reset = await abortWallet(host.session({ paymentDone: true }), "primecheckout");
  expect(reset).toEqual({ isReset: false, cartId: "cart-1", goTo: "/prime/checkout/" });
  expect(host.events).toEqual([]);
  expect(host.stored.paymentDone).toBe(true);
});
