import { describe, expect, it } from "vitest";
import { anAddressOf } from "../../../test/cart-parts.ts";
import { aLine, anOrder } from "../../../test/order-draft.ts";
import { orderMail } from "./order-mail.ts";
import { sumRows } from "./order-rows.ts";

const german = anOrder({ orderReference: "Klasse 4b", comment: "Bitte beim Hausmeister abgeben." });
const english = anOrder(
  {
    store: "b2b",
    language: "en-DE",
    paymentMethod: "RECHNUNG",
    paymentMethodName: "Invoice",
    shipper: "spedition",
    shipperName: "Freight carrier",
    billingAddress: anAddressOf({ company: "Fox & Sons", addition: "" }),
    deliveryAddress: anAddressOf({ company: "", isPackstation: true, street: "12345678", addition: "145" }),
    promotionsSavingCents: 0,
    taxIncluded: false,
    taxes: [
      { rate: 700, cents: 70 },
      { rate: 1_900, cents: 367 },
    ],
    totalCents: 3_412,
  },
  [aLine(), aLine({ articleNumber: "100002", name: "Book", quantity: 1, singleCents: 1_070, totalCents: 1_070 })],
);

describe("the order mail, whole", () => {
  it("is addressed, named, and delivered once for an order", () => {
    const { html: _, text: __, ...head } = orderMail(german);
    expect(head).toEqual({
      to: "anna@example.org",
      from: "Chalkbox <shop@chalkbox.example>",
      subject: "Ihre Bestellung 40012345 bei Chalkbox",
      language: "de-DE",
      reference: "40012345",
      idempotencyKey: "order-confirmation:40012345",
    });
    expect(orderMail(english).subject).toBe("Your Chalkbox order 40012345");
  });

  it.each([
    ["de", "+49 30 23125 014"],
    ["at", "+43 1 000 00 14"],
    ["ch", "+41 44 000 00 14"],
  ] as const)("gives the number of the service in %s, and writes Swiss addresses without ß", (store, phone) => {
    const { html } = orderMail(anOrder({ store, language: store === "ch" ? "de-CH" : "de-DE" }));
    const [foot = ""] = /<p class="muted"[^>]*>Chalkbox GmbH.*<\/p>/.exec(html) ?? [];
    expect(foot).toContain(phone);
    expect(foot).toContain(store === "ch" ? "Musterstrasse 1" : "Musterstraße 1");
  });

  it.each([
    ["german", german],
    ["english", english],
  ])("is what the files beside this test say, for people to look at: %s", async (name, draft) => {
    const { html, text } = orderMail(draft);
    await expect(html).toMatchFileSnapshot(`snapshots/order-mail.${name}.html`);
    await expect(text).toMatchFileSnapshot(`snapshots/order-mail.${name}.txt`);
  });
});

describe("the sums of an order", () => {
  const rows = (draft: typeof german) => sumRows(draft.head).map(({ kind, label, cents }) => [kind, label, cents]);

  it("have the VAT in the total for consumers, and leave out a saving that there is not", () => {
    expect(rows(german)).toEqual([
      ["part", "Zwischensumme", 2_380],
      ["part", "Gutschein", -238],
      ["part", "Versand", 595],
      ["total", "Gesamtbetrag", 2_737],
      ["included", "Darin enthalten: 19\u00a0% MwSt.", 437],
    ]);
    expect(rows(anOrder({ promotionsSavingCents: 0 })).map(([, label]) => label)).not.toContain("Gutschein");
    expect(rows(anOrder({ promotionsSavingCents: 1 }))).toContainEqual(["part", "Gutschein", -1]);
  });

  it("have the VAT above the total for businesses, by rate", () => {
    expect(rows(english)).toEqual([
      ["part", "Subtotal", 2_380],
      ["part", "Shipping", 595],
      ["part", "plus 7\u00a0% VAT", 70],
      ["part", "plus 19\u00a0% VAT", 367],
      ["total", "Total", 3_412],
    ]);
    expect(rows(anOrder({ language: "en-DE" }))).toContainEqual(["included", "Including 19\u00a0% VAT", 437]);
    // A rate is printed to the tenth, as Switzerland has it.
    const [, , , , swiss] = rows(anOrder({ language: "de-CH", taxes: [{ rate: 810, cents: 1 }] }));
    expect(swiss?.[1]).toMatch(/^Darin enthalten: 8[.,]1\s?% MwSt\.$/);
    expect(rows(anOrder({ taxIncluded: false }))).toContainEqual(["part", "zzgl. 19\u00a0% MwSt.", 437]);
    expect(rows(anOrder({ language: "en-DE" }))).toContainEqual(["part", "Voucher", -238]);
  });
});
