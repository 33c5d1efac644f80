import { expect, it } from "vitest";
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
  expect(answer).toMatchObject({ status: 303, location: "/checkout/confirmation/?orderId=1&ticket=t", toasts: [] });
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

it("anything else leads back to the payment, with basket and entries as they were", async () => {
  expect(await comeBack({ outcome: "REFUSED" })).toMatchObject(failed);
  expect(await comeBack({ outcome: "ORDERED", orderId: "1" }, "?data=abc")).toMatchObject({ ...failed, asked: [] });
});

it("shows nothing by itself", () => {
  expect(route.default()).toBeNull();
});
