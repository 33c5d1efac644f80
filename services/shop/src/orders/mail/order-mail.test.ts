import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../../cart/totals.ts";
import type { OrderDraft } from "../order-draft.ts";
import { orderMail } from "./order-mail.ts";
import { sumRows } from "./order-rows.ts";

const address = {
  id: "1",
  kind: "billing",
  isCustomerAddress: false,
  isPackstation: false,
  salutation: "MS",
  firstName: "Anna",
  lastName: "<b>Bold</b>",
  company: "",
  street: "Weg 1",
  addition: "",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  email: null,
  phone: null,
} as const;
const draft = (changes: Partial<OrderDraft["head"]> = {}): OrderDraft => ({
  head: {
    orderNumber: 40_012_345,
    store: "de",
    language: "de-DE",
    userId: null,
    customerId: null,
    isGuest: true,
    email: "anna@example.org",
    phone: null,
    paymentMethod: "VORKASSE",
    paymentMethodName: "Vorkasse",
    buyerReference: null,
    orderReference: "",
    comment: "",
    shipper: "dhl",
    shipperName: "DHL Paket",
    speditionFields: {},
    deliveryFrom: "2026-11-24",
    deliveryUntil: "2026-11-26",
    billingAddress: address,
    deliveryAddress: address,
    voucherCodes: [],
    origin: null,
    subtotalCents: 2_380,
    promotionsSavingCents: 238,
    shippingCents: 595,
    taxCents: 437,
    taxes: [{ rate: 1900, cents: 437 }],
    taxIncluded: true,
    totalCents: 2_737,
    ...changes,
  },
  lines: [
    {
      itemId: 1,
      productId: 1,
      articleNumber: "100001",
      name: "Stift & Co",
      quantity: 2,
      singleCents: 1_190,
      netSingleCents: 1_000,
      totalCents: 2_380,
      promotionCents: 238,
      vatRate: 1900,
      picture: { kind: "pencil", colour: "#000000", accent: "#000000" },
      dealId: null,
    },
  ],
});

describe("the order mail", () => {
  it("states the same in both forms, in the shop language", () => {
    const { html, text, subject, to } = orderMail(draft());
    expect([to, subject]).toEqual(["anna@example.org", "Ihre Bestellung 40012345 bei Chalkbox"]);
    for (const part of ["23,80\u00a0€", "−2,38\u00a0€", "27,37\u00a0€", "DE02 1203 0000 0000 2020 51", "24.11.2026"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(orderMail(draft({ language: "en-DE" })).text).toContain("thank you for your order");
  });

  it("gives the bank details for prepayment only", () => {
    expect(orderMail(draft({ paymentMethod: "INVOICE" })).text).not.toContain("IBAN");
  });

  it("lets nothing of a name or address become markup", () => {
    const { html } = orderMail(draft());
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;");
    expect(html).not.toContain("<b>Bold");
    expect(html).toContain("Stift &amp; Co");
  });

  it("prints parts that add up to the total, with VAT in it or on top", () => {
    const line = fc.record({
      unitCents: fc.nat(100_000),
      regularUnitCents: fc.nat(100_000),
      quantity: fc.integer({ min: 1, max: 99 }),
      vatRate: fc.constantFrom(700, 1900),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.nat(10_000),
        fc.nat(9_000),
        fc.boolean(),
        (lines, discountRate, shippingCents, taxIncluded) => {
          const totals = totalsOf({ lines, discountRate, shippingCents, shippingVatRate: 1900, taxIncluded });
          const rows = sumRows(
            draft({
              subtotalCents: totals.subtotal,
              promotionsSavingCents: totals.promotionsSaving,
              shippingCents: totals.shipping,
              taxCents: totals.tax,
              taxes: [...totals.taxes],
              taxIncluded,
              totalCents: totals.total,
            }).head,
          );
          const parts = rows.filter(({ kind }) => kind === "part").reduce((sum, { cents }) => sum + cents, 0);
          expect(parts).toBe(rows.find(({ kind }) => kind === "total")?.cents);
        },
      ),
    );
  });
});
