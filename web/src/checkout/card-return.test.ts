import { expect, it, vi } from "vitest";
import { completeCardReturn, paymentReturnPath } from "./card-return.ts";

const asked = (query: string) => new Request(`http://localhost/checkout/payment/?${query}`);

it("ux 25: hands over what the provider put into the address of a payment that was not made", async () => {
  const toast = { key: "vue.checkout.payment.error", severity: "WARNING" };
  const completed = { outcome: "PAYMENT_FAILED", goTo: "/checkout/payment", toast };
  const mutate = vi.fn().mockResolvedValue({ data: { completeCardReturn: completed } });
  const next = await completeCardReturn({ mutate }, asked("cancelPayment=CREDIT_CARD&len=12&data=abc&merchantID=m"));
  expect(mutate.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([{ len: 12, data: "abc" }]);
  expect(next).toMatchObject({ kind: "goTo", path: "/checkout/payment", toast: { severity: "warning" } });
});

it.each([
  ["PAYMENT_CHECKING", "checking"],
  ["PAYMENT_UNCLEAR", "unclear"],
  ["PAYMENT_REFUNDED", "refunded"],
  ["ORDERED_ELSEWHERE", "ordered"],
] as const)("what %s says of a payment has a page of its own", async (outcome, state) => {
  const completed = { outcome, orderId: null, errorMessage: "words" };
  const mutate = vi.fn().mockResolvedValue({ data: { completeCardReturn: completed } });
  expect(await completeCardReturn({ mutate }, asked("len=12&data=abc"))).toEqual({
    kind: "report",
    state,
    orderId: null,
    message: "words",
  });
});

it("leads to that page with nothing but the answer", () => {
  const request = asked("errorCode=DECLINED&len=12&data=a_b-c&merchantID=m");
  expect(paymentReturnPath(request)).toBe("/computop/success?len=12&data=a_b-c");
});

it("requests nothing for an address without a genuine-looking answer; while the graph does not answer it is being checked", async () => {
  const mutate = vi.fn().mockResolvedValue({ data: undefined });
  for (const query of ["errorCode=0815", "errorCode=X&len=12", "len=1e3&data=abc", `len=1&data=${"a".repeat(20_001)}`])
    expect(await completeCardReturn({ mutate }, asked(query))).toBeNull();
  expect(mutate).not.toHaveBeenCalled();
  expect(await completeCardReturn({ mutate }, asked("len=12&data=abc"))).toMatchObject({ state: "checking" });
});
