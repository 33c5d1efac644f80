import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anAddressOf } from "../../../test/cart-parts.ts";
import { anOrder } from "../../../test/order-draft.ts";
import { totalsOf } from "../../cart/totals.ts";
import type { OrderDraft } from "../order-draft.ts";
import { orderMail } from "./order-mail.ts";
import { sumRows } from "./order-rows.ts";

const address = anAddressOf({ lastName: "<b>Bold</b>" });
const draft = (changes: Partial<OrderDraft["head"]> = {}): OrderDraft =>
  anOrder({ billingAddress: address, deliveryAddress: address, ...changes });

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

  it("promises no day to those who pay in advance but with their payment, and says the same in both languages", () => {
    expect(orderMail(draft()).text).toContain("Wenn Sie sofort überweisen, voraussichtlich: 24.11.2026");
    expect(orderMail(draft({ language: "en-DE" })).text).toContain("If you transfer at once, expected: ");
    const invoice = orderMail(draft({ paymentMethod: "INVOICE" })).text;
    expect(invoice).toContain("Voraussichtlich: 24.11.2026");
    expect(invoice).not.toContain("überweisen");
  });

  it("lets nothing of a name or address become markup", () => {
    const { html } = orderMail(draft());
    expect(html).toContain("&lt;b&gt;Bold&lt;/b&gt;");
    expect(html).not.toContain("<b>Bold");
    expect(html).toContain("Stift &amp; Co");
  });

  it.each(["comment", "orderReference"])(
    "carries no link that was typed with an order, to whatever address: %s",
    (field) => {
      for (const words of ["Konto gesperrt: https://boese.example/", "auf boese.example klicken", "a@boese.example"]) {
        const { html, text } = orderMail(draft({ [field]: words }));
        expect(`${html} ${text}`).not.toContain("boese");
        expect(text).toContain("Ihr Text steht bei der Bestellung.");
        expect(orderMail(draft({ [field]: words, language: "en-DE" })).text).toContain("kept with the order");
      }
      const { html, text } = orderMail(draft({ [field]: "Klasse 4b, z.B. beim Hausmeister" }));
      for (const form of [html, text]) expect(form).toContain("Klasse 4b, z.B. beim Hausmeister");
    },
  );

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
          const totals = totalsOf({ lines, discountRate, shippingCents, taxIncluded });
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
