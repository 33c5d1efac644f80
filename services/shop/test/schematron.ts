import { Schema } from "node-schematron";

/** Rules about an element: by their names, in XPath, relative to it. */
export type ContextRules = Readonly<Record<string, string>>;

const names = { ubl: "Invoice", cn: "CreditNote", cac: "CommonAggregateComponents", cbc: "CommonBasicComponents" };

/**
 * Makes a check of electronic invoices in UBL out of rules.
 * @param rules by the XPath of the elements that they are about
 * @returns gives the names of the rules that a file breaks
 */
export function invoiceCheck(rules: Readonly<Record<string, ContextRules>>): (xml: string) => string[] {
  const spaces = Object.entries(names).map(
    ([prefix, name]) => `<sch:ns prefix="${prefix}" uri="urn:oasis:names:specification:ubl:schema:xsd:${name}-2"/>`,
  );
  // One context for all: matching every element with every context of its own takes seconds.
  const asserts = Object.entries(rules).flatMap(([context, tests]) =>
    Object.entries(tests).map(
      ([id, test]) => `<sch:assert id="${id}" test="${escaped(`not((${context})[not(${test})])`)}">${id}</sch:assert>`,
    ),
  );
  const pattern = `<sch:pattern><sch:rule context="/*">${asserts.join("")}</sch:rule></sch:pattern>`;
  const schema = Schema.fromString(
    `<sch:schema xmlns:sch="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">${spaces.join("")}${pattern}</sch:schema>`,
  );
  return (xml) => schema.validateString(xml).map(({ assertId }) => assertId ?? "?");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
