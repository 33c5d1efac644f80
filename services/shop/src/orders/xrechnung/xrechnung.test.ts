import { Schema } from "node-schematron";
import { describe, expect, it } from "vitest";
import { aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { type PaperSubject, paperContentOf } from "../paper/paper-content.ts";
import { isElectronic, xrechnung } from "./xrechnung.ts";

/** Rules of EN 16931 and of XRechnung by their names, in XPath of our own. */
const rules: Readonly<Record<string, string>> = {
  "BR-CO-10":
    "number(cac:LegalMonetaryTotal/cbc:LineExtensionAmount) = round(sum((cac:InvoiceLine | cac:CreditNoteLine)/cbc:LineExtensionAmount) * 100) div 100",
  "BR-CO-12": "number(cac:LegalMonetaryTotal/cbc:ChargeTotalAmount) = sum(cac:AllowanceCharge/cbc:Amount)",
  "BR-CO-13":
    "round(100 * cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount) = round(100 * (cac:LegalMonetaryTotal/cbc:LineExtensionAmount + cac:LegalMonetaryTotal/cbc:ChargeTotalAmount))",
  "BR-CO-14": "round(100 * cac:TaxTotal/cbc:TaxAmount) = round(100 * sum(cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount))",
  "BR-CO-15":
    "round(100 * cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount) = round(100 * (cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount + cac:TaxTotal/cbc:TaxAmount))",
  "BR-CO-17":
    "every $tax in cac:TaxTotal/cac:TaxSubtotal satisfies abs($tax/cbc:TaxAmount - $tax/cbc:TaxableAmount * $tax/cac:TaxCategory/cbc:Percent div 100) < 0.02",
  "BR-CO-25": "cbc:DueDate or self::cn:CreditNote",
  "BR-S-08":
    "round(100 * sum(cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount)) = round(100 * cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount)",
  "BR-DE-2": "cac:AccountingSupplierParty/cac:Party/cac:Contact[cbc:Name and cbc:Telephone and cbc:ElectronicMail]",
  "BR-DE-15": "normalize-space(cbc:BuyerReference) != ''",
  "BR-DE-16": "cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID",
  "BR-DE-23": "cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID",
};

const asserts = Object.entries(rules).map(([id, test]) => {
  const escaped = test.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return `<sch:assert id="${id}" test="${escaped}">${id}</sch:assert>`;
});
const names = { ubl: "Invoice", cn: "CreditNote", cac: "CommonAggregateComponents", cbc: "CommonBasicComponents" };
const schema = Schema.fromString(`<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
  ${Object.entries(names)
    .map(
      ([prefix, name]) => `<sch:ns prefix="${prefix}" uri="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"/>`,
    )
    .join("")}
  <sch:pattern><sch:rule context="/ubl:Invoice | /cn:CreditNote">
    ${asserts.join("")}
  </sch:rule></sch:pattern></sch:schema>`);

/** Names of the rules that a file breaks. */
const broken = (xml: string): string[] => schema.validateString(xml).map(({ assertId }) => assertId ?? "?");

const order = aStoredOrder({
  head: {
    ...aStoredOrder().head,
    store: "b2b",
    taxIncluded: false,
    buyerReference: "04011000-12345-34",
    subtotalCents: 2_999,
    promotionsSavingCents: 200,
    shippingCents: 500,
    taxes: [
      { rate: 700, cents: 70 },
      { rate: 1_900, cents: 437 },
    ],
    taxCents: 507,
    totalCents: 3_806,
  },
  lines: [
    aStoredLine({ singleCents: 1_000, totalCents: 2_000, promotionCents: 200 }),
    aStoredLine({ line: 1, quantity: 3, singleCents: 333, totalCents: 999, promotionCents: 0, vatRate: 700 }),
  ],
});
const electronic = (changes: Partial<PaperSubject> = {}): string => {
  const content = paperContentOf(order, {
    kind: "invoice",
    paperNumber: "RE-0000001",
    invoiceNumber: null,
    pieces: [
      { line: 0, count: 2 },
      { line: 1, count: 3 },
    ],
    withShipping: true,
    issuedAt: new Date("2026-11-23T10:00:00Z"),
    ...changes,
  });
  if (!isElectronic(content)) throw new Error("There is no electronic form of it");
  return xrechnung(content);
};
const part = {
  kind: "credit_note",
  pieces: [{ line: 0, count: 1 }],
  withShipping: false,
  invoiceNumber: "RE-0000001",
} as const;

describe("an XRechnung", () => {
  it("keeps the rules of calculation and Germany's, as invoice and as credit note", () => {
    expect(broken(electronic())).toEqual([]);
    expect(broken(electronic(part))).toEqual([]);
  });

  it("breaks a rule when an amount is another one", () => {
    const wrong = electronic().replace(/(TaxInclusiveAmount currencyID="EUR">)38\.06/, "$138.07");
    expect(broken(wrong)).toEqual(["BR-CO-15"]);
  });

  it("names the Leitweg-ID, the total, and the invoice that a credit note belongs to", () => {
    const xml = electronic();
    expect(xml).toContain("<cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>");
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">38.06</cbc:PayableAmount>');
    expect(electronic(part)).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>RE-0000001</);
  });

  it("names a period instead of a day when goods leave on several days", () => {
    const days = ["2026-11-23", "2026-11-26"].map((day) => ({ day, isExpected: false, pieces: [] }));
    expect(electronic({ deliveries: days })).toMatch(/StartDate>2026-11-23<[\s\S]*EndDate>2026-11-26</);
    expect(electronic({ deliveries: days.slice(0, 1) })).toContain("ActualDeliveryDate>2026-11-23<");
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
