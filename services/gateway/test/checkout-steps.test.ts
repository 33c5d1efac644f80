import { describe, expect, it } from "vitest";
import { access, atSummary, guest, login, payment, shipping, submit, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

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
    const cart = await visitor.data(
      "query ($id: ID!) { shop_findCart(cartId: $id) { checkout { steps { step done available path } } } }",
      {
        id: visitor.cookies.get("cartId"),
      },
    );
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

  it("a way to pay that the shop refuses opens the payment step again, whatever was chosen before (CHKP-03)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await atSummary(browser(), upstream);
    expect((await visitor.data(payment, { id: "BARTER" }))["completePaymentStep"]).toEqual({
      successful: false,
      errorMessage: "Not with that.",
      checkout: { currentStep: "PAYMENT" },
    });
    expect((await visitor.data(submit))["submitOrder"]).toMatchObject({
      outcome: "STEP_MISSING",
      goTo: "/checkout/payment",
    });
  });

  it("leave payment out on the business store (CHKP-05)", async () => {
    const { browser, upstream } = await startTestGateway();
    const visitor = await withFullCart(browser("educational.localhost"), upstream);
    await visitor.data(login, { password: "right" });
    await visitor.data(shipping);
    const data = await visitor.data(
      "{ session { checkout { currentStep steps { step } access(step: PAYMENT) { redirectTo } } } }",
    );
    expect(data["session"]).toEqual({
      checkout: {
        currentStep: "SUMMARY",
        steps: ["LOGIN", "SHIPPING", "SUMMARY", "CONFIRMATION"].map((step) => ({ step })),
        access: { redirectTo: "/checkout/summary" },
      },
    });
  });
});
