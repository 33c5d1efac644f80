import { describe, expect, it } from "vitest";
import {
  buyerReferenceFault,
  isPrepaid,
  paymentDescription,
  paymentMethodsOf,
  readPaymentId,
} from "./payment-methods.ts";
import { paymentName } from "../orders/payment-name.ts";
import { withWallet } from "./payment.service.ts";

const off = { twint: false, xRechnung: false };
const on = { twint: true, xRechnung: true };

describe("the methods on offer", () => {
  it("STORE-18: are invoice, card, PayPal and prepayment for consumers, whatever was agreed with someone", () => {
    for (const store of ["de", "at", "ch"] as const) {
      expect(paymentMethodsOf(store, null, off)).toEqual(["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"]);
      expect(paymentMethodsOf(store, "RECHNUNG", off)).toEqual(["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"]);
    }
  });

  it("hold TWINT in the Swiss store alone, and only while its flag is on", () => {
    expect(paymentMethodsOf("ch", null, on)).toEqual(["INVOICE", "CREDIT_CARD", "PAYPAL", "TWINT", "VORKASSE"]);
    for (const store of ["de", "at", "b2b"] as const) expect(paymentMethodsOf(store, null, on)).not.toContain("TWINT");
  });

  it("become the plain invoice for a business while electronic invoices are switched off", () => {
    expect(paymentMethodsOf("b2b", "X_RECHNUNG", { ...on, xRechnung: false })).toEqual(["RECHNUNG"]);
  });

  it("are what was agreed with a business, and the invoice where nothing was that works (C-17)", () => {
    expect(paymentMethodsOf("b2b", "X_RECHNUNG", on)).toEqual(["X_RECHNUNG"]);
    expect(paymentMethodsOf("b2b", null, on)).toEqual(["RECHNUNG"]);
    expect(paymentMethodsOf("b2b", "CASH_ON_DELIVERY", on)).toEqual(["RECHNUNG"]);
  });

  it("hold the wallet while a session with it pays for the cart, and only then (CHKX-01)", () => {
    const session = { id: "w1", cartId: "c1", state: "bound", attemptId: null } as const;
    expect(withWallet(["INVOICE"], session)).toEqual(["INVOICE", "AMAZONPAY"]);
    expect(withWallet(["INVOICE"], null)).toEqual(["INVOICE"]);
  });
});

describe.each([
  ["INVOICE", "Rechnung", "Invoice", /^Sie zahlen innerhalb von 14 Tagen/, /^You pay within 14 days/],
  ["RECHNUNG", "Rechnung", "Invoice", /^Sie zahlen innerhalb von 14 Tagen/, /^You pay within 14 days/],
  ["X_RECHNUNG", "E-Rechnung (XRechnung)", "E-invoice (XRechnung)", /Leitweg-ID\.$/, /buyer reference\.$/],
  ["CREDIT_CARD", "Kreditkarte", "Credit card", /^Visa und Mastercard\./, /^Visa and Mastercard\./],
  ["PAYPAL", "PayPal", "PayPal", /PayPal-Konto auf der Seite/, /^You pay from your PayPal account/],
  ["TWINT", "TWINT", "TWINT", /^Sie bestätigen den Betrag/, /^You confirm the amount/],
  ["VORKASSE", "Vorkasse", "Prepayment", /^Sie überweisen den Betrag/, /^You transfer the amount/],
  ["AMAZONPAY", "Amazon Pay", "Amazon Pay", /Konto, das Sie bei Amazon Pay/, /account that you chose at Amazon Pay/],
])("the method %s", (id, german, english, deText, enText) => {
  it("is known, with its name and what it means in both languages (CHKP-09)", () => {
    expect(readPaymentId(id)).toBe(id);
    expect([paymentName(id, "de-DE"), paymentName(id, "en-DE")]).toEqual([german, english]);
    expect(paymentDescription(id, "de-AT")).toMatch(deText);
    expect(paymentDescription(id, "en-DE")).toMatch(enText);
  });
});

it("does not offer methods that do not work here, and states what costs nothing (CHKP-10, CART-12)", () => {
  for (const id of ["CASH_ON_DELIVERY", "invoice", "", "NONE"]) {
    expect([readPaymentId(id), paymentDescription(id, "de-DE")]).toEqual([null, null]);
  }
  expect(paymentName("PREPAID", "de-DE")).toBe("PREPAID");
  expect([paymentName("NONE", "de-DE"), paymentName("NONE", "en-DE")]).toEqual(["Nichts zu zahlen", "Nothing to pay"]);
});

it("CHKP-10, CHKP-11: counts prepaid ids and every unknown one as prepaid, and no other", () => {
  const ids = ["VORKASSE_V", "VORKASSE", "PREPAID", "KLARNA", "invoice", "", "NONE"];
  expect(ids.filter((id) => !isPrepaid(id))).toEqual([]);
  const others = ["CREDIT_CARD", "PAYPAL", "AMAZONPAY", "VINCO_V", "INVOICE", "RECHNUNG_V", "RECHNUNG", "X_RECHNUNG"];
  expect([...others, "CASH_ON_DELIVERY", "TWINT"].filter(isPrepaid)).toEqual([]);
});

describe("a buyer reference (CHKP-07, C-54)", () => {
  it.each([
    ["", "Bitte geben Sie die Leitweg-ID", "Please enter the buyer reference"],
    ["   ", "Bitte geben Sie die Leitweg-ID", "Please enter the buyer reference"],
    ["9".repeat(47), "höchstens 46 Zeichen", "at most 46 characters"],
    ["991_1", "Buchstaben, Ziffern und Bindestrichen", "letters, digits and hyphens"],
    ["ä991-1", "Buchstaben, Ziffern und Bindestrichen", "letters, digits and hyphens"],
    ["991-1 2", "Buchstaben, Ziffern und Bindestrichen", "letters, digits and hyphens"],
  ])("%j is refused for an electronic invoice, with the cause", (reference, german, english) => {
    expect(buyerReferenceFault("X_RECHNUNG", reference, "de-DE")).toContain(german);
    expect(buyerReferenceFault("X_RECHNUNG", reference, "en-DE")).toContain(english);
    expect(buyerReferenceFault("RECHNUNG", reference, "de-DE")).toBeNull();
  });

  it.each(["991-33333TEST-33", " 04011000-1234512345-06 ", "9".repeat(46), "a"])("%j is good", (reference) => {
    expect(buyerReferenceFault("X_RECHNUNG", reference, "de-DE")).toBeNull();
  });
});
