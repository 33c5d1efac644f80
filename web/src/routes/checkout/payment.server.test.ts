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
  expect(asked.map(([name]) => name)).toEqual(["CheckoutPage", "PaymentStep"]);
  expect(html).toContain("Rechnung");
  expect(html).toContain("Lieferadresse");
});

describe("who comes back from the card provider", () => {
  const failed = {
    outcome: "PAYMENT_FAILED",
    goTo: "/checkout/payment",
    toast: { key: "vue.x.y", severity: "WARNING" },
  };
  const here = { status: 303, location: "/checkout/payment/" };

  it("after a payment that failed reads so once, on an address that can be reloaded", async () => {
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

  it("with a sealed answer but neither code nor cancelling has nothing to be said", async () => {
    expect(await open("?len=12&data=abc")).toMatchObject({ status: 200, toasts: [] });
  });

  it("hands nothing over while the step is closed", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const CheckoutPage = {
      session: { checkout: { access: { allowed: false, redirectTo: "/checkout/basket", toast: null } } },
    };
    const { location, asked } = await open("?errorCode=1&len=12&data=abc", { CheckoutPage });
    expect(location).toBe("/checkout/basket");
    expect(asked.map(([name]) => name)).not.toContain("CompleteCardReturn");
  });
});

describe("a way to pay", () => {
  it("that is chosen leads to the summary", async () => {
    const CompletePaymentStep = { completePaymentStep: { successful: true } };
    const answer = await submit({ paymentId: "INVOICE" }, { CompletePaymentStep });
    expect(answer).toMatchObject({ status: 303, location: "/checkout/summary/" });
    expect(answer.asked).toEqual([["CompletePaymentStep", { paymentId: "INVOICE" }]]);
  });

  it("that is refused is said to be, with the form as it was sent", async () => {
    const result = { successful: false, errorMessage: "vue.message.storageFull", fieldErrors: [] };
    const { status, html } = await submit(
      { paymentId: "INVOICE" },
      { CompletePaymentStep: { completePaymentStep: result } },
    );
    expect(status).toBe(400);
    expect(html).toContain("keine Bestellungen annehmen");
  });

  it("whose reference is wrong, or no text, is said to be", async () => {
    const paymentMethods = [{ ...method, paymentId: "X_RECHNUNG", buyerReference: "" }];
    const PaymentStep = { getPaymentInfo: { lastFailure: null, isPayless: false, paymentMethods } };
    for (const [buyerReference, words] of [
      ["a b", "Buchstaben, Ziffern und Bindestrichen"],
      ["a\0b", "Zeichen"],
    ] as const) {
      const { status, html, asked } = await submit({ paymentId: "X_RECHNUNG", buyerReference }, { PaymentStep });
      expect([status, asked.map(([name]) => name)]).toEqual([400, ["CheckoutPage", "PaymentStep"]]);
      expect(html).toContain(words);
    }
  });

  it("is not asked for where there is nothing to pay with", async () => {
    const { html } = await open("", { PaymentStep: { getPaymentInfo: null } });
    expect(html).toBe("");
  });
});
