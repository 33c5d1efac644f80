import { describe, expect, it, vi } from "vitest";
import { log } from "~/shell/log.server.ts";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./payment.tsx";

const method = { paymentId: "INVOICE", displayName: "Rechnung", enabled: true, selected: true };
const good: Answers = {
  CheckoutPage: {
    session: {
      cartId: "c-1",
      checkout: { access: { allowed: true } },
      cart: { selectedPaymentMethodInCart: "CREDIT_CARD" },
    },
  },
  PaymentStep: { getPaymentInfo: { lastFailure: null, isPayless: false, paymentMethods: [method] } },
};
const open = (query = "", answers: Answers = {}) =>
  openPage(route, `http://localhost/checkout/payment/${query}`, { answers: { ...good, ...answers } });
const submit = (form: Record<string, string>, answers: Answers = {}) =>
  openPage(route, "http://localhost/checkout/payment/", { form, answers: { ...good, ...answers } });

it("shows the ways to pay, and where the goods go", async () => {
  const { html, asked } = await open();
  expect(asked.map(([name]) => name)).toEqual(["CheckoutPage", "PaymentStep", "Settings"]);
  expect(html).toContain("Rechnung");
  expect(html).toContain("Lieferadresse");
});

it("CHKP-08, C-53: hides TWINT outside of the Swiss store and while its flag is off, though the shop offers it", async () => {
  const twint = { ...method, paymentId: "TWINT", displayName: "TWINT", selected: false };
  const PaymentStep = { getPaymentInfo: { lastFailure: null, isPayless: false, paymentMethods: [method, twint] } };
  const shows = async (host: string, parameterValue: string) => {
    const flag = { name: "featureFlags", entry: "T134_Twint-Payment", parameterValue };
    const answers = { ...good, PaymentStep, Settings: { getGlobalParametersByName: [flag] } };
    const { html } = await openPage(route, `http://${host}/checkout/payment/`, { answers });
    expect(html).toContain('value="INVOICE"');
    return html.includes('value="TWINT"');
  };
  for (const value of ["false", "True", "1", ""])
    expect([value, await shows("ch.localhost", value)]).toEqual([value, false]);
  for (const host of ["localhost", "at.localhost"]) expect([host, await shows(host, "true")]).toEqual([host, false]);
  expect(await shows("ch.localhost", "true")).toBe(true);
});

describe("who comes back from the card provider", () => {
  const failed = {
    outcome: "PAYMENT_FAILED",
    goTo: "/checkout/payment",
    toast: { key: "vue.x.y", severity: "WARNING" },
  };
  const here = { status: 303, location: "/checkout/payment/" };

  it("ACCESS-12, ACCESS-13: after a payment that failed reads so once, with code and method in the log, on an address that can be reloaded", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const answer = await open("?errorCode=0815&len=12&data=abc", {
      CompleteCardReturn: { completeCardReturn: failed },
    });
    expect(answer).toMatchObject({ ...here, toasts: [{ key: "vue.checkout.payment.error", severity: "warning" }] });
    expect(answer.asked).toContainEqual(["CompleteCardReturn", { len: 12, data: "abc" }]);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ errorCode: "0815", paymentMethod: "CREDIT_CARD" }, "payment failed");
  });

  it("leaves no more than a hundred characters of any code in the log, also without a cart", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const CheckoutPage = { session: { cartId: "c-1", checkout: { access: { allowed: true } }, cart: null } };
    await open(`?errorCode=${"x".repeat(500)}`, { CheckoutPage });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ errorCode: "x".repeat(100), paymentMethod: null }, "payment failed");
  });

  it("after cancelling reads that nothing has changed, and leaves nothing in the log", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    expect(await open("?cancelPayment=CREDIT_CARD")).toMatchObject({
      ...here,
      toasts: [{ severity: "info", key: expect.stringContaining("abgebrochen") }],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(["AMAZONPAY", "PAYPAL"])(
    "ACCESS-14: after cancelling %s it is recorded, and the page records it in the tab",
    async (paymentMethod) => {
      const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
      expect(await open(`?cancelPayment=${paymentMethod}`)).toMatchObject({
        status: 303,
        location: `/checkout/payment/?cancelled=${paymentMethod}`,
        toasts: [{ severity: "info" }],
      });
      expect(info).toHaveBeenCalledExactlyOnceWith({ event: "payment_cancel", paymentMethod }, "payment cancelled");
      expect(await open(`?cancelled=${paymentMethod}`)).toMatchObject({ status: 200, toasts: [] });
      expect(info).toHaveBeenCalledOnce();
    },
  );

  it("ACCESS-15: after cancelling in the checkout of a membership is back there, and nowhere else without it", async () => {
    vi.spyOn(log, "info").mockImplementation(() => undefined);
    const come = (query: string, cookie: string) =>
      openPage(route, `http://localhost/checkout/payment/${query}`, { answers: good, cookie });
    for (const query of ["?cancelPayment=AMAZONPAY", "?cancelPayment=PAYPAL"]) {
      const answer = await come(query, "primeCheckout=1");
      expect(answer).toMatchObject({ status: 303, location: "/prime/checkout/", toasts: [{ severity: "info" }] });
      expect((await come(query, "primeCheckout=")).location).toMatch(/^\/checkout\/payment\//);
    }
    expect((await come("", "primeCheckout=1")).status).toBe(200);
  });

  it("while there is no answer, or with more to say, goes to the page of the payment and claims nothing", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const refunded = { outcome: "PAYMENT_REFUNDED", orderId: null, errorMessage: null };
    for (const CompleteCardReturn of [new Error("away"), { completeCardReturn: refunded }]) {
      for (const query of ["?errorCode=DECLINED&len=12&data=abc", "?cancelPayment=CREDIT_CARD&len=12&data=abc"])
        expect(await open(query, { CompleteCardReturn })).toMatchObject({
          status: 303,
          location: "/computop/success?len=12&data=abc",
          toasts: [],
        });
    }
  });

  it("hands the answer over before anything else, also without a cart", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const access = { allowed: false, redirectTo: "/", toast: null };
    const answer = await open("?errorCode=DECLINED&len=12&data=abc", {
      CheckoutPage: { session: { cartId: null, checkout: { access }, cart: null } },
      CompleteCardReturn: { completeCardReturn: failed },
    });
    expect(answer.location).toBe("/");
    expect(answer.asked).toContainEqual(["CompleteCardReturn", { len: 12, data: "abc" }]);
  });

  it("with what was ordered all the same goes to its confirmation", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const ordered = { outcome: "ORDERED", orderId: "40012345", ticket: "a_b", toast: null };
    const answers = { CompleteCardReturn: { completeCardReturn: ordered } };
    for (const query of ["?errorCode=1&len=12&data=abc", "?cancelPayment=1&len=12&data=abc"]) {
      expect(await open(query, answers)).toMatchObject({
        status: 303,
        location: "/checkout/confirmation/?orderId=40012345&ticket=a_b",
        toasts: [],
      });
    }
  });

  it("with a sealed answer but neither code nor cancelling has no message", async () => {
    expect(await open("?len=12&data=abc")).toMatchObject({ status: 200, toasts: [] });
  });
});

describe("a way to pay", () => {
  it("that is chosen leads to the summary", async () => {
    const CompletePaymentStep = { completePaymentStep: { successful: true } };
    const answer = await submit({ paymentId: "INVOICE" }, { CompletePaymentStep });
    expect(answer).toMatchObject({ status: 303, location: "/checkout/summary/" });
    expect(answer.asked).toEqual([["CompletePaymentStep", { paymentId: "INVOICE" }]]);
  });

  it("that is refused is reported, with the form as it was sent", async () => {
    const result = { successful: false, errorMessage: "vue.message.storageFull", fieldErrors: [] };
    const { status, html } = await submit(
      { paymentId: "INVOICE" },
      { CompletePaymentStep: { completePaymentStep: result } },
    );
    expect(status).toBe(400);
    expect(html).toContain("keine Bestellungen annehmen");
  });

  it("CHKP-12: that could not be stored without a word is reported by the fallback", async () => {
    for (const CompletePaymentStep of [
      { completePaymentStep: { successful: false, errorMessage: null, fieldErrors: [] } },
      {
        completePaymentStep: { successful: false, errorMessage: "vue.cart.error.somethingWentWrong", fieldErrors: [] },
      },
    ]) {
      const { status, html } = await submit({ paymentId: "INVOICE" }, { CompletePaymentStep });
      expect(status).toBe(400);
      expect(html).toContain("Das hat nicht geklappt");
    }
  });

  it("CHKP-01, CHKP-02: the step has the methods, the one that is selected, and what is wrong", async () => {
    const card = { ...method, paymentId: "CREDIT_CARD", displayName: "Karte", selected: false };
    const closed = { ...method, paymentId: "PAYPAL", displayName: "PayPal", enabled: false, selected: false };
    const PaymentStep = {
      getPaymentInfo: { lastFailure: null, isPayless: false, paymentMethods: [method, card, closed] },
    };
    const radios = (html: string) =>
      [...html.matchAll(/<input[^>]*name="paymentId"[^>]*>/gu)].map(([tag]) => [
        /value="(\w+)"/u.exec(tag)?.[1],
        tag.includes("checked"),
        tag.includes("disabled"),
      ]);
    const { html } = await open("", { PaymentStep });
    expect(radios(html)).toEqual([
      ["INVOICE", true, false],
      ["CREDIT_CARD", false, false],
      ["PAYPAL", false, true],
    ]);
    const nothing = "vue.checkout.paymentStep.errorNoPaymentSelected";
    const refused = { completePaymentStep: { successful: false, errorMessage: nothing, fieldErrors: [] } };
    const none = await submit({}, { PaymentStep, CompletePaymentStep: refused });
    expect(none.status).toBe(400);
    expect(none.html).toContain('aria-describedby="payment-paymentId-error"');
  });

  it("whose reference is wrong, or no text, is reported", async () => {
    const paymentMethods = [{ ...method, paymentId: "X_RECHNUNG", buyerReference: "" }];
    const PaymentStep = { getPaymentInfo: { lastFailure: null, isPayless: false, paymentMethods } };
    for (const [buyerReference, words] of [
      ["a b", "Buchstaben, Ziffern und Bindestrichen"],
      ["a\0b", "Zeichen"],
    ] as const) {
      const { status, html, asked } = await submit({ paymentId: "X_RECHNUNG", buyerReference }, { PaymentStep });
      expect([status, asked.map(([name]) => name)]).toEqual([400, ["CheckoutPage", "PaymentStep", "Settings"]]);
      expect(html).toContain(words);
    }
  });

  it("is not requested where there is nothing to pay with", async () => {
    const { html } = await open("", { PaymentStep: { getPaymentInfo: null } });
    expect(html).toBe("");
  });
});
