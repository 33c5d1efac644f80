import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { Browser } from "./browser.ts";
import { access, cleanup, guest, login, submit, withFullCart } from "./journey.ts";
import { startTestGateway, type TestGateway } from "./start.ts";

const open = `mutation ($type: WalletCheckoutType! = checkout) {
  openWallet(checkoutType: $type) { successful errorMessage redirectUrl amazonCheckoutSessionId }
}`;
const start = `mutation ($id: ID!, $type: WalletCheckoutType! = checkout, $cartId: ID) {
  startWallet(amazonCheckoutSessionId: $id, checkoutType: $type, cartId: $cartId) {
    successful errorMessage goTo
    session { cartId visitor { state } checkout { currentStep steps { step } shipping { deliveryType deliveryAddressId } } }
  }
}`;
const abort = `mutation ($type: WalletCheckoutType! = checkout) {
  abortWallet(checkoutType: $type) { isReset cartId goTo session { cartId cart { id details { articleCount } } checkout { currentStep } } }
}`;
const complete = `mutation ($id: ID!) {
  completeWallet(amazonCheckoutSessionId: $id) { outcome orderId errorMessage goTo toast { key } }
}`;

/** A visitor with goods and an approved session. */
async function approved({
  browser,
  upstream,
}: TestGateway): Promise<{ readonly visitor: Browser; readonly id: string }> {
  const visitor = await withFullCart(browser(), upstream);
  const data = await visitor.data(open);
  const opened = v.parse(v.object({ openWallet: v.object({ amazonCheckoutSessionId: v.string() }) }), data).openWallet;
  const id = opened.amazonCheckoutSessionId;
  const session = upstream.state.wallet.get(id);
  if (session !== undefined) session.isApproved = true;
  return { visitor, id };
}

describe("the express wallet", () => {
  it("makes a visitor a guest at the summary, without a payment step (CHKX-01, CHKP-06)", async () => {
    const { visitor, id } = await approved(await startTestGateway());
    const data = await visitor.data(start, { id });
    expect(data["startWallet"]).toEqual({
      successful: true,
      errorMessage: null,
      goTo: "/checkout/summary",
      session: {
        cartId: visitor.cookies.get("cartId"),
        visitor: { state: "LOGGED_IN_AS_GUEST" },
        checkout: {
          currentStep: "SUMMARY",
          steps: ["LOGIN", "SHIPPING", "SUMMARY", "CONFIRMATION"].map((step) => ({ step })),
          shipping: { deliveryType: "sameAsBilling", deliveryAddressId: "w1" },
        },
      },
    });
    expect((await visitor.data(access("PAYMENT")))["session"]).toMatchObject({
      checkout: { access: { allowed: false, redirectTo: "/checkout/summary" } },
    });
    expect((await visitor.data(start, { id }))["startWallet"]).toMatchObject({ successful: true });
  });

  it("leads to the wallet at the order, and orders when it comes back", async () => {
    const { visitor, id } = await approved(await startTestGateway());
    await visitor.data(start, { id });
    await visitor.data(access("SUMMARY"));
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "REDIRECT",
      redirectUrl: "http://wallet.test/confirm",
    });
    const ordered = visitor.cookies.get("cartId");
    expect((await visitor.data(complete, { id }))["completeWallet"]).toMatchObject({
      outcome: "ORDERED",
      orderId: `order-${ordered}`,
      goTo: "/checkout/confirmation",
    });
    await visitor.data(cleanup);
    expect(["X-JWT", "X-JWT-guest"].filter((name) => visitor.cookies.has(name))).toEqual([]);
  });

  it("that declines sends the shopper to the payment step, which is there again", async () => {
    const { visitor, id } = await approved(await startTestGateway());
    await visitor.data(start, { id });
    expect((await visitor.data(complete, { id: "another" }))["completeWallet"]).toMatchObject({
      outcome: "PAYMENT_FAILED",
      errorMessage: "The wallet declined.",
      goTo: "/checkout/payment",
      toast: { key: "vue.checkout.payment.error" },
    });
    expect((await visitor.data(access("PAYMENT")))["session"]).toMatchObject({
      checkout: { access: { allowed: true } },
    });
  });

  it("that is aborted leaves a new cart with the goods and open steps (OP-M-41)", async () => {
    const { visitor, id } = await approved(await startTestGateway());
    await visitor.data(start, { id });
    const before = visitor.cookies.get("cartId");
    const data = await visitor.data(abort);
    const after = visitor.cookies.get("cartId");
    expect(after).not.toBe(before);
    expect(data["abortWallet"]).toEqual({
      isReset: true,
      cartId: after,
      goTo: "/checkout/basket",
      session: {
        cartId: after,
        cart: { id: after, details: { articleCount: 2 } },
        checkout: { currentStep: "SHIPPING" },
      },
    });
    expect((await visitor.data(abort, { type: "primecheckout" }))["abortWallet"]).toMatchObject({
      isReset: false,
      cartId: after,
      goTo: "/prime/checkout/",
    });
  });

  it("keeps a customer a customer", async () => {
    const gateway = await startTestGateway();
    const { visitor, id } = await approved(gateway);
    await visitor.data(login, { password: "right" });
    expect((await visitor.data(start, { id }))["startWallet"]).toMatchObject({
      successful: true,
      session: { visitor: { state: "LOGGED_IN" } },
    });
  });

  it("is refused in the shop's words, and before a first visit", async () => {
    const { browser, upstream } = await startTestGateway();
    expect((await browser().data(open))["openWallet"]).toMatchObject({
      successful: false,
      errorMessage: "vue.checkout.message.sessionExpired",
    });
    const visitor = await withFullCart(browser(), upstream);
    expect((await visitor.data(open, { type: "primecheckout" }))["openWallet"]).toEqual({
      successful: false,
      errorMessage: "Not with the wallet.",
      redirectUrl: null,
      amazonCheckoutSessionId: null,
    });
    expect((await visitor.data(start, { id: "unknown" }))["startWallet"]).toMatchObject({
      successful: false,
      errorMessage: "Not approved.",
      goTo: null,
    });
  });

  it("is not in the public graph but through the session", async () => {
    const { browser } = await startTestGateway();
    const calls = [
      'openWalletSession(cartId: "1") { successful }',
      'redeemWalletSession(cartId: "1", amazonCheckoutSessionId: "1") { successful }',
      'resetWallet(cartId: "1") { isReset }',
      'completeWalletPayment(cartId: "1", amazonCheckoutSessionId: "1") { orderId }',
      'mergeCarts(cartId: "1") { cartMerged }',
      'submitCart(cartId: "1") { orderId }',
      "shop_init { cartId }",
    ];
    for (const call of calls) {
      const { errors } = await browser().graph(`mutation { ${call} }`);
      expect(errors?.[0]?.extensions?.["code"]).toBe("GRAPHQL_VALIDATION_FAILED");
    }
  });

  it("does not start over a cart that is not the session's", async () => {
    const gateway = await startTestGateway();
    const [mine, theirs] = [await approved(gateway), await approved(gateway)];
    const { errors } = await mine.visitor.graph(start, { id: theirs.id, cartId: theirs.visitor.cookies.get("cartId") });
    expect(errors?.[0]).toMatchObject({ message: "Cart issue", extensions: { classification: "CART_NOT_FOUND" } });
    await theirs.visitor.data(guest);
  });
});
