import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { graphContext } from "../graph/context.ts";
import { CheckoutPageDocument } from "../graph/generated/CheckoutPage.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { SetRatingWishDocument } from "../graph/generated/SetRatingWish.ts";
import { SubmitOrderDocument } from "../graph/generated/SubmitOrder.ts";
import type { SubmitOutcomeFragment } from "../graph/generated/SubmitOutcome.fragment.ts";
import { graphTools } from "../graph/load.ts";
import { answerTo, type FakeAnswer, fakeGraph } from "../graph/testing/fake-graph.ts";
import { nextOf as read, type OrderWish, submitSummary } from "./order-submit.ts";
import { summaryCopy } from "./summary-copy.ts";

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

describe("where the shop no longer answers", () => {
  const wish: OrderWish = {
    wantsNewsletter: false,
    wantsRatingMail: false,
    comment: null,
    agreed: null,
    isMeasured: false,
    shown: { cartId: "c", fingerprint: "a", total: "15,95 €", lines: [["1", "Kreide", 1]] },
  };
  const order = (changes: Partial<OrderWish>, answers: readonly FakeAnswer[]) => {
    const context = new RouterContextProvider(new Map([[graphContext, fakeGraph(answers)]]));
    const tools = graphTools({ context, request: new Request("http://shop.test/checkout/summary/") });
    return submitSummary(tools, { ...wish, ...changes }, { ...summaryCopy.de, toConfirmation: "Zur Bestätigung" });
  };

  it("a cart that has changed is reported all the same, without what is different (CHKX-06)", async () => {
    const toast = { key: "vue.checkout.summaryStep.notification.cartChanged", severity: "WARNING" } as const;
    const changed = answerTo(SubmitOrderDocument, () => ({
      submitOrder: outcome({ outcome: "CART_CHANGED", goTo: "/", toast }),
    }));
    expect(await order({}, [changed])).toEqual({
      kind: "goTo",
      path: "/",
      toast: {
        key: summaryCopy.de.changed,
        severity: "warning",
        link: { href: "/checkout/basket/", label: summaryCopy.de.toBasket },
      },
    });
  });

  it.each([
    ["ALREADY_SUBMITTED", 1],
    ["CART_CHANGED", 1],
    ["REFUSED", 0],
  ] as const)("CHKX-05, CHKX-06: after %s the header's basket is requested again %i times", async (kind, times) => {
    let asked = 0;
    const answers = [
      answerTo(SubmitOrderDocument, () => ({ submitOrder: outcome({ outcome: kind }) })),
      answerTo(PageSessionDocument, () => {
        asked += 1;
        return new Error("away");
      }),
    ];
    await order({}, answers);
    expect(asked).toBe(times);
  });

  it("C-97: a tick that a first try has stored is taken back with the second one, and only then", async () => {
    const wishes: boolean[] = [];
    const answers = [
      { ...answerTo(CheckoutPageDocument, () => new Error("away")), answer: () => ({ session: { cartId: "c" } }) },
      answerTo(SetRatingWishDocument, ({ isWanted }) => {
        wishes.push(isWanted);
        return { setRatingWish: { successful: true, generalErrorMessage: null, fieldErrors: [] } };
      }),
      answerTo(SubmitOrderDocument, () => ({ submitOrder: outcome({ errorMessage: "Ausverkauft." }) })),
    ];
    await order({}, answers);
    expect(wishes).toEqual([]);
    await order({ wantsRatingMail: true }, answers);
    await order({}, answers);
    expect(wishes).toEqual([true, false]);
    await order({}, answers);
    expect(wishes).toEqual([true, false]);
  });

  it("an order whose comment cannot be stored is not sent, and the page stays with what is typed", async () => {
    let orders = 0;
    const placed = answerTo(SubmitOrderDocument, () => {
      orders += 1;
      return { submitOrder: outcome({ outcome: "ORDERED", orderId: "40012345" }) };
    });
    expect(await order({ comment: "Bitte klingeln" }, [placed])).toEqual({
      kind: "refused",
      message: "vue.message.internalError",
    });
    expect(orders).toBe(0);
  });
});
