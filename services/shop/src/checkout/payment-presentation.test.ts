import { expect, it } from "vitest";
import { presentationOf } from "./payment-presentation.ts";

const prepaid = "Wir verschicken, sobald Ihre Zahlung da ist.";
const elsewhere = expect.stringContaining("auf der Seite des Zahlungsdienstes");

it.each([
  ["INVOICE", ["invoice"], null, null],
  ["RECHNUNG", ["invoice"], null, null],
  ["X_RECHNUNG", ["eInvoice"], null, null],
  ["CREDIT_CARD", ["visa", "mastercard"], null, elsewhere],
  ["PAYPAL", ["paypal"], null, elsewhere],
  ["TWINT", ["twint"], null, elsewhere],
  ["AMAZONPAY", ["amazonPay"], null, elsewhere],
  ["VORKASSE", [], prepaid, null],
] as const)(
  "CHKP-09: %s has marks, what to know of it, and what the order button does",
  (id, icons, info, buttonInfo) => {
    expect(presentationOf(id, "de-DE")).toEqual({
      icons,
      additionalInfo: info,
      buttonInfo,
      buttonLabel: "Zahlungspflichtig bestellen",
    });
  },
);

it("CHKP-09: says so in English, too", () => {
  expect(presentationOf("VORKASSE", "en-DE")).toMatchObject({
    additionalInfo: "We ship as soon as your payment has arrived.",
    buttonLabel: "Order with obligation to pay",
  });
  expect(presentationOf("PAYPAL", "en-DE").buttonInfo).toContain("payment provider's page");
});
