import { describe, expect, it } from "vitest";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { nextOf as read } from "./order-submit.ts";

const nextOf = (answer: SubmitOutcomeFragment) => read(answer, "Zur Bestellbestätigung");

const outcome = (changes: Partial<SubmitOutcomeFragment>): SubmitOutcomeFragment => ({
  outcome: "REFUSED",
  orderId: null,
  ticket: null,
  paymentForm: null,
  redirectUrl: null,
  errorMessage: null,
  toast: null,
  goTo: null,
  ...changes,
});

describe("after an order attempt", () => {
  it("an order leads to its confirmation, which names it (CHKX-10, ACCESS-17)", () => {
    const order = { orderId: "40012345", ticket: "a_b" };
    expect(nextOf(outcome({ outcome: "ORDERED", ...order, goTo: "/checkout/confirmation" }))).toEqual({
      kind: "goTo",
      path: "/checkout/confirmation/?orderId=40012345&ticket=a_b",
      toast: null,
    });
  });

  it("an order that was made before goes home, with its error and the way to its confirmation (CHKX-05)", () => {
    const toast = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" } as const;
    const order = { orderId: "40012345", ticket: "a_b" };
    expect(nextOf(outcome({ outcome: "ALREADY_SUBMITTED", ...order, goTo: "/", toast }))).toMatchObject({
      path: "/",
      toast: {
        severity: "error",
        link: { href: "/checkout/confirmation/?orderId=40012345&ticket=a_b", label: "Zur Bestellbestätigung" },
      },
    });
  });

  it("a card payment leads to the provider's form (CHKX-08)", () => {
    const paymentForm = { formUrl: "https://pay.example/", len: 3, data: "abc", merchantID: "m", template: "t" };
    expect(nextOf(outcome({ outcome: "PAYMENT_FORM", paymentForm }))).toEqual({
      kind: "paymentForm",
      form: paymentForm,
    });
  });

  it("another provider's page is left for (CHKX-09)", () => {
    expect(nextOf(outcome({ outcome: "REDIRECT", redirectUrl: "https://pay.example/" }))).toEqual({
      kind: "leave",
      url: "https://pay.example/",
    });
  });

  it("a changed cart goes home with its warning (CHKX-06)", () => {
    const toast = { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" } as const;
    expect(nextOf(outcome({ outcome: "CART_CHANGED", goTo: "/", toast }))).toEqual({
      kind: "goTo",
      path: "/",
      toast: { key: toast.key, severity: "warning" },
    });
  });

  it("a refusal stays and gives the reason; what has no words is an internal error (CHKX-07, CHKX-11)", () => {
    expect(nextOf(outcome({ errorMessage: "Ausverkauft." }))).toEqual({ kind: "refused", message: "Ausverkauft." });
    expect(nextOf(outcome({ errorMessage: "Internal error" }))).toEqual({
      kind: "refused",
      message: "vue.message.internalError",
    });
  });
});
