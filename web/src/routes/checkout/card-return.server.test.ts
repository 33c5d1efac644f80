import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./card-return.tsx";

const none = {
  orderId: null,
  ticket: null,
  paymentForm: null,
  redirectUrl: null,
  goTo: null,
  toast: null,
  errorMessage: null,
};
const comeBack = (result: object, query = "?len=12&data=abc") =>
  openPage(route, `http://localhost/computop/success${query}`, {
    answers: { CompleteCardReturn: { completeCardReturn: { ...none, ...result } } },
  });
const failed = {
  status: 303,
  location: "/checkout/payment/",
  toasts: [{ key: "vue.checkout.payment.error", severity: "warning" }],
};

it("a payment that was made leads to the confirmation", async () => {
  const answer = await comeBack({ outcome: "ORDERED", orderId: "1", ticket: "t" });
  expect(answer).toMatchObject({
    status: 303,
    location: "/checkout/confirmation/?orderId=1&ticket=t&returned=1",
    toasts: [],
  });
  expect(answer.asked).toEqual([["CompleteCardReturn", { len: 12, data: "abc" }]]);
});

it("where the shop leads with a word, the word comes along", async () => {
  const toast = { key: "vue.checkout.error.orderAlreadySubmitted", severity: "ERROR" };
  expect(await comeBack({ outcome: "ALREADY_SUBMITTED", goTo: "/", toast })).toMatchObject({
    status: 303,
    location: "/",
    toasts: [{ key: toast.key, severity: "error" }],
  });
});

it("what was not paid leads back to the payment, with basket and entries as they were", async () => {
  const toast = { key: "vue.checkout.payment.error", severity: "WARNING" };
  expect(await comeBack({ outcome: "PAYMENT_FAILED", goTo: "/checkout/payment/", toast })).toMatchObject(failed);
});

it("an address without an answer claims nothing, and leads to the payment", async () => {
  expect(await comeBack({ outcome: "ORDERED", orderId: "1" }, "?data=abc")).toMatchObject({
    ...failed,
    toasts: [],
    asked: [],
  });
});

describe("what leads nowhere is said on the page", () => {
  it.each([new Error("away"), { completeCardReturn: { ...none, outcome: "PAYMENT_CHECKING" } }])(
    "while there is no answer: the payment is being checked, and the page asks again, without scripts by a refresh",
    async (answer) => {
      const page = await openPage(route, "http://localhost/computop/success?len=12&data=abc", {
        answers: { CompleteCardReturn: answer },
      });
      expect(page.status).toBe(503);
      expect(page.html).toContain("<h1>Ihre Zahlung wird geprüft</h1>");
      expect(page.html).toMatch(/<noscript><meta http-equiv="refresh" content="5"\/?><\/noscript>/);
      expect(page.html).toContain('href="/computop/success?len=12&amp;data=abc"');
      expect(page.html).not.toMatch(/abgebucht|nicht ausgeführt/);
    },
  );

  it.each([
    [{ outcome: "ORDERED_ELSEWHERE" }, "Ihre Zahlung ist da"],
    [{ outcome: "ORDERED_ELSEWHERE", orderId: "40012345" }, "Ihre Bestellnummer ist 40012345."],
    [{ outcome: "PAYMENT_REFUNDED", errorMessage: "Worte des Shops" }, "Worte des Shops"],
    [{ outcome: "PAYMENT_UNCLEAR" }, "Bitte zahlen Sie nicht noch einmal"],
  ])("%o", async (result, words) => {
    const { status, html } = await comeBack(result);
    expect([status, html]).toEqual([200, expect.stringContaining(words)]);
    expect(html).not.toContain("refresh");
  });
});
