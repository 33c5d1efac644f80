import { describe, expect, it } from "vitest";
import { en16931Faults } from "../../../test/en16931-faults.ts";
import { en16931Rules } from "../../../test/en16931-rules.ts";
import { aStoredOrder } from "../../../test/order-draft.ts";
import { invoiceCheck } from "../../../test/schematron.ts";
import { faults } from "../../../test/xrechnung-faults.ts";
import { aCreditNote, aDelivery, electronicPaper, electronicPapers } from "../../../test/xrechnung-papers.ts";
import { xrechnungRules } from "../../../test/xrechnung-rules.ts";
import { paperContentOf } from "../paper/paper-content.ts";
import { isElectronic } from "./xrechnung.ts";

const violated = invoiceCheck(en16931Rules);
const broken = invoiceCheck(xrechnungRules);

describe("an XRechnung", () => {
  it.each(Object.entries(electronicPapers))("keeps the rules of EN 16931 and those of XRechnung: %s", (_, xml) => {
    expect(violated(xml)).toEqual([]);
    expect(broken(xml)).toEqual([]);
  });

  it.each(en16931Faults)("with a fault violates $rules", ({ rules, find, put, base = electronicPaper() }) => {
    const wrong = base.replace(find, put);
    expect(wrong).not.toBe(base);
    expect(new Set(violated(wrong))).toEqual(new Set(rules));
  });

  it.each(faults)("with a fault breaks $rules", ({ rules, find, put }) => {
    const right = electronicPaper();
    const wrong = right.replace(find, put);
    expect(wrong).not.toBe(right);
    expect(new Set(broken(wrong))).toEqual(new Set(rules));
  });

  it("has a fault for each rule", () => {
    for (const [all, tried] of [
      [en16931Rules, en16931Faults],
      [xrechnungRules, faults],
    ] as const) {
      const known = Object.values(all).flatMap((rules) => Object.keys(rules));
      expect(new Set(tried.flatMap(({ rules }) => rules))).toEqual(new Set(known));
    }
  });

  it("names the Leitweg-ID, the total, and the invoice that a credit note belongs to", () => {
    const xml = electronicPaper();
    expect(xml).toContain("<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>");
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">38.06</cbc:PayableAmount>');
    expect(electronicPaper(aCreditNote)).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>RE-0000001</);
  });

  it("states where the buyer lives and where the goods went, to the street, and no second line that is empty", () => {
    const places = [...electronicPaper().matchAll(/<cac:(?:Postal)?Address>[^]*?<\/cac:(?:Postal)?Address>/g)];
    const [, buyer = "", delivery = ""] = places.map(([xml]) => xml);
    expect(buyer).toMatch(/StreetName>Weg 1<[^]*AdditionalStreetName>Hof<[^]*CityName>Berlin<[^]*PostalZone>10115</);
    expect(delivery).toMatch(/StreetName>Weg 1<[^]*CityName>Potsdam</);
    expect(delivery).not.toContain("AdditionalStreetName");
  });

  it("names the Packstation first and the customer's own number with it in the second line, and keeps the rules", () => {
    const xml = electronicPaper({}, { company: "", isPackstation: true, street: "12345678", addition: "145" });
    const delivery = /<cac:DeliveryLocation>[^]*<\/cac:DeliveryLocation>/.exec(xml)?.[0] ?? "";
    expect(delivery).toContain("<cbc:StreetName>Packstation 145</cbc:StreetName>");
    expect(delivery).toContain("<cbc:AdditionalStreetName>Postnummer 12345678</cbc:AdditionalStreetName>");
    expect(broken(xml)).toEqual([]);
  });

  it("names a period instead of a day when goods leave on several days", () => {
    const days = ["2026-11-23", "2026-11-26"].map(aDelivery);
    expect(electronicPaper({ deliveries: days })).toMatch(/StartDate>2026-11-23<[\s\S]*EndDate>2026-11-26</);
    expect(electronicPaper({ deliveries: days.slice(0, 1) })).toContain("ActualDeliveryDate>2026-11-23<");
  });
});

it("is there for business papers alone", () => {
  const subject = {
    kind: "invoice",
    paperNumber: "RE-1",
    invoiceNumber: null,
    pieces: [],
    withShipping: true,
  } as const;
  expect(isElectronic(paperContentOf(aStoredOrder(), { ...subject, issuedAt: new Date() }))).toBe(false);
});
