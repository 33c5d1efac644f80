import { describe, expect, it } from "vitest";
import { aStoredOrder } from "../../../test/order-draft.ts";
import { invoiceCheck } from "../../../test/schematron.ts";
import { faults } from "../../../test/xrechnung-faults.ts";
import { aCreditNote, aDelivery, electronicPaper, electronicPapers } from "../../../test/xrechnung-papers.ts";
import { calculationRules, xrechnungRules } from "../../../test/xrechnung-rules.ts";
import { paperContentOf } from "../paper/paper-content.ts";
import { isElectronic } from "./xrechnung.ts";

const miscalculated = invoiceCheck(calculationRules);
const broken = invoiceCheck(xrechnungRules);

describe("an XRechnung", () => {
  it.each(Object.entries(electronicPapers))("keeps the rules of calculation and all of XRechnung's: %s", (_, xml) => {
    expect(miscalculated(xml)).toEqual([]);
    expect(broken(xml)).toEqual([]);
  });

  it("breaks a rule when an amount is another one", () => {
    const wrong = electronicPaper().replace(/(TaxInclusiveAmount currencyID="EUR">)38\.06/, "$138.07");
    expect(miscalculated(wrong)).toEqual(["BR-CO-15"]);
  });

  it.each(faults)("with a fault breaks $rules", ({ rules, find, put }) => {
    const right = electronicPaper();
    const wrong = right.replace(find, put);
    expect(wrong).not.toBe(right);
    expect(new Set(broken(wrong))).toEqual(new Set(rules));
  });

  it("has a fault for each rule", () => {
    const known = Object.values(xrechnungRules).flatMap((rules) => Object.keys(rules));
    expect(new Set(faults.flatMap(({ rules }) => rules))).toEqual(new Set(known));
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
