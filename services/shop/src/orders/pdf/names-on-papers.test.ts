import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { printedNames, spelledNames } from "../../../test/names.ts";
import { aStoredLine, aStoredOrder } from "../../../test/order-draft.ts";
import { pdfText } from "../../../test/pdf-text.ts";
import { type PaperSubject, paperContentOf } from "../paper/paper-content.ts";
import { dataSheetPdf, paperPdf, stopDrawing, warmDrawing } from "./pdf.service.ts";

beforeAll(warmDrawing);
afterAll(stopDrawing);

const invoice: PaperSubject = {
  kind: "invoice",
  paperNumber: "RE-0000001",
  invoiceNumber: null,
  pieces: [{ line: 0, count: 2 }],
  withShipping: true,
  issuedAt: new Date("2026-11-23T10:00:00Z"),
};
const creditNote: PaperSubject = {
  ...invoice,
  kind: "credit_note",
  paperNumber: "GU-0000001",
  invoiceNumber: "RE-0000001",
};

const { head } = aStoredOrder();

/** A paper for a person, who ordered goods of the same name. */
function paperFor(subject: PaperSubject, person: { firstName: string; lastName: string }, store: "de" | "ch" = "de") {
  const name = `${person.firstName} ${person.lastName}`;
  const street = `${person.lastName} 5`;
  const billingAddress = { ...head.billingAddress, ...person, company: "", street };
  const lines = [aStoredLine({ name })];
  return paperPdf(
    paperContentOf(aStoredOrder({ head: { ...head, store, billingAddress, orderReference: name }, lines }), subject),
  );
}

describe("an invoice, a credit note and a data sheet", () => {
  it.each(printedNames)("have a name in %s letters as it was typed: %s %s", async (_, firstName, lastName) => {
    const name = `${firstName} ${lastName}`;
    for (const subject of [invoice, creditNote]) {
      const text = await pdfText((await paperFor(subject, { firstName, lastName })).content);
      expect(text).toContain(`${name} ${lastName} 5`);
      expect(text).toContain(`Ihre Referenz: ${name}`);
      expect(text).toContain(`100001 ${name} 2`);
      expect(text).not.toMatch(/[?\ufffd]/u);
    }
    const sheet = await dataSheetPdf({
      language: "de-DE",
      name,
      manufacturer: lastName,
      energyClass: null,
      facts: [{ name: firstName, value: lastName }],
      features: [name],
      createdOn: "2026-03-02",
    });
    const text = await pdfText(sheet.content);
    for (const part of [`Hersteller ${lastName}`, `${firstName} ${lastName}`, `• ${name}`])
      expect(text).toContain(part);
  });

  it.each(spelledNames)("have a name in %s letters by its spelling: %s %s", async (_, firstName, lastName, spelled) => {
    for (const subject of [invoice, creditNote]) {
      const text = await pdfText((await paperFor(subject, { firstName, lastName })).content);
      expect(text).toContain(`Ihre Referenz: ${spelled}`);
      expect(text).not.toMatch(/[?\ufffd]/u);
    }
  });
});

it("a Swiss invoice has the name as typed in its address, and the letters of banks in its payment part", async () => {
  const person = { firstName: "Дмитрий", lastName: "Шостакович" };
  const text = await pdfText((await paperFor(invoice, person, "ch")).content);
  expect(text).toContain("Дмитрий Шостакович Шостакович 5");
  // Receipt and payment part.
  expect(text.match(/Dmitriy Shostakovich/gu)).toHaveLength(2);
});

it("a usual invoice stays below 36 kB, as it embeds the letters that it has alone; one in four scripts below 48", async () => {
  const bytes = async (name: string) =>
    Buffer.from((await paperFor(invoice, { firstName: name, lastName: name })).content, "base64").length;
  expect(await bytes("Anna")).toBeLessThan(36_000);
  expect(await bytes(printedNames.map((name) => name.join(" ")).join(" "))).toBeLessThan(48_000);
});
