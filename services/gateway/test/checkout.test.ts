import { describe, expect, it } from "vitest";
import type { Browser } from "./browser.ts";
import { startTestGateway } from "./start.ts";
import type { TestUpstream } from "./upstream.ts";

const login = `mutation ($password: String!, $stayLogged: Boolean! = false) {
  login(credentials: { email: "ada", password: $password, stayLogged: $stayLogged }) {
    successfull errorMessage cartMerged updatedCartId firstName fieldErrors { fieldName }
    session { cartId cart { id details { articleCount } } visitor { state firstName lastName } }
  }
}`;
const guest = "mutation { checkoutAuth(authType: guest) { successfull session { visitor { state } } } }";
const shipping = `mutation ($shipper: String! = "dhl", $address: ID = null, $type: DeliveryType! = sameAsBilling) {
  completeShippingStep(shipping: { deliveryType: $type, billingAddressId: "b1", deliveryAddressId: $address, shipperCode: $shipper }) {
    successful errorMessage fieldErrors { fieldName } checkout { currentStep shipping { deliveryAddressId } }
  }
}`;
const payment = `mutation ($id: String) {
  completePaymentStep(paymentId: $id) { successful errorMessage checkout { currentStep } }
}`;
const access = (step: string) => `{ session { checkout { access(step: ${step}) { allowed redirectTo toast { key severity } } } } }`;
const submit = `mutation {
  submitOrder { outcome orderId redirectUrl errorMessage goTo toast { key severity } paymentForm { formUrl data } }
}`;
const cleanup = "mutation { confirmationCleanup { successful session { cartId visitor { state } } } }";

async function withFullCart(browser: Browser, upstream: TestUpstream, pieces = 2): Promise<Browser> {
  await browser.send("/api/cart-id");
  const cart = upstream.state.carts.get(browser.cookies.get("cartId") ?? "");
  if (cart !== undefined) cart.pieces = pieces;
  return browser;
}

/** A guest who has seen the summary. */
async function atSummary(browser: Browser, upstream: TestUpstream, method = "INVOICE"): Promise<Browser> {
  await withFullCart(browser, upstream);
  await browser.data(guest);
  await browser.data(shipping);
  await browser.data(payment, { id: method });
  const { session } = await browser.data(access("SUMMARY"));
  expect(session).toEqual({ checkout: { access: { allowed: true, redirectTo: null, toast: null } } });
  return browser;
}

describe("login", () => {
  it("merges the carts, keeps the token from scripts, and remembers the name (CHKL-05, SESS-12)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const { text, setCookies } = await visitor.post({ query: login, variables: { password: "right" } });
    const [token] = upstream.state.customerTokens.keys();
    expect(JSON.parse(text)).toMatchObject({
      data: {
        login: {
          successfull: true,
          cartMerged: true,
          updatedCartId: visitor.cookies.get("cartId"),
          session: {
            cartId: visitor.cookies.get("cartId"),
            cart: { id: visitor.cookies.get("cartId"), details: { articleCount: 2 } },
            visitor: { state: "LOGGED_IN", firstName: "Ada", lastName: "Byron" },
          },
        },
      },
    });
    expect(text).not.toContain(token);
    const cookie = (name: string) => setCookies.find((each) => each.name === name);
    expect(cookie("X-JWT")).toMatchObject({ value: token, httpOnly: true, path: "/", sameSite: "lax" });
    expect(cookie("X-JWT")?.maxAge).toBeUndefined();
    expect(cookie("X-JWT-exist")).toMatchObject({ value: "true", path: "/" });
    expect(cookie("X-JWT-exist")?.httpOnly ?? false).toBe(false);
    expect(visitor.cookies.has("X-JWT-guest")).toBe(false);
    expect(await visitor.data("{ session { visitor { state firstName } } }")).toEqual({
      session: { visitor: { state: "LOGGED_IN", firstName: "Ada" } },
    });
  });

  it("that is to last keeps the cookie until the token ends", async () => {
    const { browser } = await startTestGateway();
    const { setCookies } = await browser().post({ query: login, variables: { password: "right", stayLogged: true } });
    const maxAge = setCookies.find(({ name }) => name === "X-JWT")?.maxAge ?? 0;
    expect(maxAge).toBeGreaterThan(3_590);
    expect(maxAge).toBeLessThanOrEqual(3_600);
  });

  it("that fails says why and changes nothing", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    const before = new Map(visitor.cookies);
    const data = await visitor.data(login, { password: "wrong" });
    expect(data["login"]).toMatchObject({
      successfull: false,
      errorMessage: "Email and password do not match.",
      fieldErrors: [{ fieldName: "password" }],
      session: { visitor: { state: "LOGGED_OUT" } },
    });
    expect(visitor.cookies).toEqual(before);
  });

  it("ends with logout: customer, cart and name are forgotten, the token is revoked", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(login, { password: "right" });
    const cart = visitor.cookies.get("cartId");
    const data = await visitor.data("mutation { logout { successful toast { key severity } session { cartId visitor { state firstName } } } }");
    expect(data["logout"]).toMatchObject({
      successful: true,
      toast: { key: "vue.user.logout.message", severity: "SUCCESS" },
      session: { visitor: { state: "LOGGED_OUT", firstName: null } },
    });
    expect(upstream.state.customerTokens.size).toBe(0);
    expect(visitor.cookies.has("X-JWT")).toBe(false);
    expect(visitor.cookies.get("cartId")).not.toBe(cart);
  });
});

describe("the checkout's steps", () => {
  it("go from login to summary and are stored on the way (CHKL-01..04)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    expect((await visitor.data(access("SHIPPING")))["session"]).toMatchObject({
      checkout: { access: { allowed: false, redirectTo: "/checkout/login" } },
    });
    expect(await visitor.data(guest)).toEqual({
      checkoutAuth: { successfull: true, session: { visitor: { state: "LOGGED_IN_AS_GUEST" } } },
    });
    expect(visitor.cookies.get("X-JWT-guest")).toBe("true");
    expect((await visitor.data(shipping))["completeShippingStep"]).toEqual({
      successful: true,
      errorMessage: null,
      fieldErrors: [],
      checkout: { currentStep: "PAYMENT", shipping: { deliveryAddressId: "b1" } },
    });
    expect((await visitor.data(payment))["completePaymentStep"]).toEqual({
      successful: false,
      errorMessage: "vue.checkout.paymentStep.errorNoPaymentSelected",
      checkout: { currentStep: "PAYMENT" },
    });
    expect((await visitor.data(payment, { id: "INVOICE" }))["completePaymentStep"]).toMatchObject({
      successful: true,
      checkout: { currentStep: "SUMMARY" },
    });
    const cart = await visitor.data("query ($id: ID!) { shop_findCart(cartId: $id) { checkout { steps { step done available path } } } }", {
      id: visitor.cookies.get("cartId"),
    });
    expect(cart["shop_findCart"]).toEqual({
      checkout: {
        steps: [
          { step: "LOGIN", done: true, available: true, path: "/checkout/login" },
          { step: "SHIPPING", done: true, available: true, path: "/checkout/shipping" },
          { step: "PAYMENT", done: true, available: true, path: "/checkout/payment" },
          { step: "SUMMARY", done: false, available: true, path: "/checkout/summary" },
          { step: "CONFIRMATION", done: false, available: false, path: "/checkout/confirmation" },
        ],
      },
    });
  });

  it("stay open when the shop refuses an address or cannot send the goods that way", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    await visitor.data(guest);
    for (const [variables, expected] of [
      [{ type: "shippingAddress", address: "unknown" }, { errorMessage: "Choose an address." }],
      [{ type: "shippingAddress" }, { fieldErrors: [{ fieldName: "deliveryAddressId" }] }],
      [{ shipper: "spedition" }, { errorMessage: "vue.cart.error.somethingWentWrong" }],
    ] as const) {
      const data = await visitor.data(shipping, variables);
      expect(data["completeShippingStep"]).toMatchObject({
        successful: false,
        ...expected,
        checkout: { currentStep: "SHIPPING", shipping: null },
      });
    }
  });

  it("leave payment out on the business store (CHKP-05)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser("educational.localhost"), upstream);
    await visitor.data(login, { password: "right" });
    await visitor.data(shipping);
    const data = await visitor.data("{ session { checkout { currentStep steps { step } access(step: PAYMENT) { redirectTo } } } }");
    expect(data["session"]).toEqual({
      checkout: {
        currentStep: "SUMMARY",
        steps: ["LOGIN", "SHIPPING", "SUMMARY", "CONFIRMATION"].map((step) => ({ step })),
        access: { redirectTo: "/checkout/summary" },
      },
    });
  });
});

describe("an order", () => {
  it("is made once; its confirmation ends with a new cart and no guest (CHKX-10, CHKX-13..17)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "ORDERED",
      orderId: `order-${ordered}`,
      goTo: "/checkout/confirmation",
    });
    expect((await visitor.data(access("CONFIRMATION")))["session"]).toMatchObject({ checkout: { access: { allowed: true } } });
    const data = await visitor.data(cleanup);
    expect(data["confirmationCleanup"]).toEqual({
      successful: true,
      session: { cartId: visitor.cookies.get("cartId"), visitor: { state: "LOGGED_OUT" } },
    });
    expect(visitor.cookies.get("cartId")).not.toBe(ordered);
    expect(["X-JWT", "X-JWT-exist", "X-JWT-guest"].filter((name) => visitor.cookies.has(name))).toEqual([]);
    expect((await visitor.data(access("CONFIRMATION")))["session"]).toMatchObject({
      checkout: { access: { allowed: false, redirectTo: "/" } },
    });
    const again = visitor.cookies.get("cartId");
    await visitor.data(cleanup);
    expect(visitor.cookies.get("cartId")).toBe(again);
  });

  it("of a cart that was ordered before goes on with a new cart (CHKX-05)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const ordered = visitor.cookies.get("cartId");
    await visitor.data(submit);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "ALREADY_SUBMITTED",
      goTo: "/",
      toast: { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" },
    });
    expect(visitor.cookies.get("cartId")).not.toBe(ordered);
    expect((await visitor.data("{ session { checkout { orderId } } }"))["session"]).toEqual({
      checkout: { orderId: `order-${ordered}` },
    });
  });

  it("of a cart that is not what the summary showed is refused (CHKX-06, CART-11)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    const cart = upstream.state.carts.get(visitor.cookies.get("cartId") ?? "");
    if (cart === undefined) throw new Error("no cart");
    cart.priceCents += 1;
    const refusal = {
      outcome: "CART_CHANGED",
      goTo: "/",
      toast: { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" },
    };
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject(refusal);
    expect(cart.submitted).toBe(false);
    await visitor.data(access("SUMMARY"));
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "ORDERED" });
  });

  it("without its steps, or without a look at the summary, is none", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser(), upstream);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "STEP_MISSING", goTo: "/" });
    await visitor.data(guest);
    await visitor.data(shipping);
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "STEP_MISSING", goTo: "/checkout/payment" });
    await visitor.data(payment, { id: "INVOICE" });
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "STEP_MISSING", goTo: "/checkout/summary" });
    expect(upstream.state.calls.some(({ query }) => query.includes("submitCart"))).toBe(false);
  });

  it("by card opens the provider's page, and its return makes the order or goes back to payment", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream, "CREDIT_CARD");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "PAYMENT_FORM",
      paymentForm: { formUrl: "http://card.test/", data: "abc" },
    });
    const cardReturn = "mutation ($data: String!) { completeCardReturn(len: 4, data: $data) { outcome errorMessage goTo toast { key } } }";
    expect((await visitor.data(cardReturn, { data: "declined" }))["completeCardReturn"]).toEqual({
      outcome: "PAYMENT_FAILED",
      errorMessage: "The card was declined.",
      goTo: "/checkout/payment",
      toast: { key: "vue.checkout.payment.error" },
    });
    expect((await visitor.data(cardReturn, { data: "paid" }))["completeCardReturn"]).toMatchObject({
      outcome: "ORDERED",
      goTo: "/checkout/confirmation",
    });
  });

  it("that the shop refuses says so in the shop's words", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream, "REFUSED");
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({ outcome: "REFUSED", errorMessage: "Not today.", goTo: null });
  });

  it("whose confirmation cannot be cleaned up signs out and says so (CHKX-18)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    await visitor.data(submit);
    upstream.state.faults.push((respond) => respond(503, "busy"));
    const { errors } = await visitor.graph(cleanup);
    expect(errors?.[0]?.message).toBe("Network error");
    expect(["X-JWT", "X-JWT-guest", "cartId"].filter((name) => visitor.cookies.has(name))).toEqual([]);
  });
});
