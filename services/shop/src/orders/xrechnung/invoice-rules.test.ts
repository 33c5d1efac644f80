import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { typedNames } from "../../../test/names.ts";
import { businessOrders, papersOf } from "../../../test/business-orders.ts";
import { aStoredOrder } from "../../../test/order-draft.ts";
import { en16931Rules } from "../../../test/en16931-rules.ts";
import { invoiceCheck } from "../../../test/schematron.ts";
import { schemaCheck } from "../../../test/ubl-schema.ts";
import { aCreditNote, electronicPaper, electronicPapers } from "../../../test/xrechnung-papers.ts";
import { xrechnungRules } from "../../../test/xrechnung-rules.ts";
import type { PaperSubject } from "../paper/paper-content.ts";

const againstSchema = schemaCheck();
const againstRules = [invoiceCheck(en16931Rules), invoiceCheck(xrechnungRules)];
const faultsOf = (xml: string): string[] => [...againstSchema(xml), ...againstRules.flatMap((check) => check(xml))];

describe("the schema of UBL", () => {
  it.each(Object.entries(electronicPapers))("has %s", (_, xml) => {
    expect(againstSchema(xml)).toEqual([]);
  });

  it.each([
    ["parts in another order", /(<cbc:ID>RE-0000001<\/cbc:ID>)(\s*)(<cbc:IssueDate>[^<]*<\/cbc:IssueDate>)/, "$3$2$1"],
    ["a part that it lacks", /<cac:OrderReference>/, "<cbc:Note>Danke</cbc:Note>$&"],
    ["a part twice", /<cac:Delivery>[^]*<\/cac:Delivery>/, "$&$&"],
    ["a day that is none", /(?<=<cbc:IssueDate>)[^<]*/, "23.11.2026"],
    ["an amount that is none", /(?<=<cbc:TaxAmount currencyID="EUR">)[^<]*/, "5,07"],
    ["an amount without a currency", / currencyID="EUR"/, ""],
    ["an empty part", /(?<=<cbc:CityName>)[^<]*/, " "],
    ["another document", /Invoice-2"/, 'Order-2"'],
  ])("refuses %s", (_, find, put) => {
    const right = electronicPaper();
    const wrong = right.replace(find, put);
    expect(wrong).not.toBe(right);
    expect(againstSchema(wrong)).not.toEqual([]);
  });
});

it("every invoice and each of its credit notes keep the schema and all rules, whatever was ordered and sent back", () => {
  fc.assert(
    fc.property(businessOrders, (order) => {
      for (const xml of papersOf(order)) expect(faultsOf(xml)).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 60_000);

/** A paper of a business's person, who gave a reference; an invoice by default. */
function paperOf(
  person: { readonly firstName: string; readonly lastName: string },
  orderReference: string,
  subject: Partial<PaperSubject> = {},
): string {
  const billingAddress = { ...aStoredOrder().head.billingAddress, ...person, company: "" };
  return electronicPaper(subject, {}, { billingAddress, orderReference, buyerReference: null });
}

it.each(typedNames)(
  "have a name in %s letters as typed, and keep schema and rules, invoice and credit note: %s %s",
  (_, firstName, lastName) => {
    const name = `${firstName} ${lastName}`;
    for (const subject of [{}, aCreditNote]) {
      const xml = paperOf({ firstName, lastName }, name, subject);
      expect(xml).toContain(`<cbc:RegistrationName>${name}</cbc:RegistrationName>`);
      expect(xml).toContain(`<cbc:BuyerReference>${name}</cbc:BuyerReference>`);
      expect(faultsOf(xml)).toEqual([]);
    }
  },
);

it("leaves out characters that XML has no way to write, and names the order where nothing else is left", () => {
  const person = { firstName: "Anna", lastName: "Bei\u0001spiel\uffff" };
  const xml = paperOf(person, "\u0002");
  expect(xml).toContain("<cbc:RegistrationName>Anna Beispiel</cbc:RegistrationName>");
  expect(xml).toContain("<cbc:BuyerReference>40012345</cbc:BuyerReference>");
  expect(againstSchema(xml)).toEqual([]);
});
