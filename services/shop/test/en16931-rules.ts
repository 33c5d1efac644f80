import type { ContextRules } from "./schematron.ts";

type Rules = Readonly<Record<string, ContextRules>>;

const root = "/ubl:Invoice | /cn:CreditNote";
const lines = "(cac:InvoiceLine | cac:CreditNoteLine)";
const allLines = "//cac:InvoiceLine | //cac:CreditNoteLine";
const supplier = "cac:AccountingSupplierParty";
const customer = "cac:AccountingCustomerParty";
const totals = "cac:LegalMonetaryTotal";
const isVat = "cac:TaxScheme/cbc:ID = 'VAT'";
const reduces = "[cbc:ChargeIndicator = 'false']";
const adds = "[cbc:ChargeIndicator = 'true']";

const said = (path: string): string => `normalize-space(${path}) != ''`;
const cents = (path: string): string => `round(100 * number(${path}))`;
/** Sum of amounts in cents. */
const total = (path: string): string => `round(100 * sum(${path}))`;
/** Whether a sum is that of the amounts of its parts, and there as soon as there are any. */
const sumOf = (sum: string, parts: string): string =>
  `(${sum} or not(${parts})) and ${total(sum)} = ${total(`${parts}/cbc:Amount`)}`;
const hasTwoDecimals = (path: string): string => `matches(normalize-space(${path}), '^-?[0-9]+([.][0-9]{1,2})?$')`;
/** As above, where there is such an amount. */
const ifThere = (path: string): string => `not(${path}) or ${hasTwoDecimals(path)}`;
const oneOf = (path: string, codes: readonly string[]): string =>
  `${path} = (${codes.map((code) => `'${code}'`).join(", ")})`;
const hasReason = "cbc:AllowanceChargeReason or cbc:AllowanceChargeReasonCode";

/**
 * Whether the tax of a breakdown is its rate's, to a cent for each line and one for shipping: a credit note has a part of
 * the invoice's tax, rounded line by line. The standard's own Schematron files allow a euro.
 */
const isTaxed = (category: string): string =>
  `abs(${cents("cbc:TaxAmount")} - number(cbc:TaxableAmount) * number(${category}/cbc:Percent)) <= 1 + count(/*/${lines})`;

/** What there has to be (BR), how it belongs together (BR-CO) and is rounded (BR-DEC). */
const contentRules: Rules = {
  [root]: {
    "BR-01": said("cbc:CustomizationID"),
    "BR-02": said("cbc:ID"),
    "BR-03": said("cbc:IssueDate"),
    "BR-04": said("(cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode)"),
    "BR-05": said("cbc:DocumentCurrencyCode"),
    "BR-06": said(`${supplier}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`),
    "BR-07": said(`${customer}/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName`),
    "BR-08": `${supplier}/cac:Party/cac:PostalAddress`,
    "BR-10": `${customer}/cac:Party/cac:PostalAddress`,
    "BR-16": lines,
    "BR-CO-03": "not(cbc:TaxPointDate and cac:InvoicePeriod/cbc:DescriptionCode)",
    "BR-CO-15": `every $currency in cbc:DocumentCurrencyCode satisfies count(cac:TaxTotal[cbc:TaxAmount/@currencyID = $currency]) = 1 and ${cents(`${totals}/cbc:TaxInclusiveAmount`)} = ${cents(`${totals}/cbc:TaxExclusiveAmount`)} + ${cents("cac:TaxTotal[1]/cbc:TaxAmount")}`,
    "BR-CO-18": "cac:TaxTotal/cac:TaxSubtotal",
    // Of the standard itself; its Schematron files no longer state it.
    "BR-CO-25":
      "self::cn:CreditNote or cac:LegalMonetaryTotal/cbc:PayableAmount <= 0 or cbc:DueDate or cac:PaymentTerms",
  },
  [`//${supplier}`]: {
    "BR-CO-26": `cac:Party/cac:PartyTaxScheme[${isVat}]/cbc:CompanyID or cac:Party/cac:PartyLegalEntity/cbc:CompanyID or cac:Party/cac:PartyIdentification/cbc:ID`,
  },
  [`//${supplier}/cac:Party/cac:PostalAddress`]: { "BR-09": said("cac:Country/cbc:IdentificationCode") },
  [`//${customer}/cac:Party/cac:PostalAddress`]: { "BR-11": said("cac:Country/cbc:IdentificationCode") },
  [`//${supplier}/cac:Party/cbc:EndpointID`]: { "BR-62": "@schemeID" },
  [`//${customer}/cac:Party/cbc:EndpointID`]: { "BR-63": "@schemeID" },
  "//cac:PartyTaxScheme": {
    "BR-CO-09": `not(${isVat} and cbc:CompanyID) or matches(cbc:CompanyID, '^(AT|BE|BG|CH|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)')`,
  },
  "//cac:Delivery/cac:DeliveryLocation/cac:Address": { "BR-57": said("cac:Country/cbc:IdentificationCode") },
  "/*/cac:InvoicePeriod": {
    "BR-29": "not(cbc:StartDate and cbc:EndDate) or string(cbc:EndDate) >= string(cbc:StartDate)",
    "BR-CO-19": "cbc:StartDate or cbc:EndDate or cbc:DescriptionCode",
  },
  "//cac:BillingReference": { "BR-55": "cac:InvoiceDocumentReference/cbc:ID" },
  "//cac:PaymentMeans": {
    "BR-49": "cbc:PaymentMeansCode",
    "BR-50": `not(cbc:PaymentMeansCode = ('30', '58')) or not(cac:PayeeFinancialAccount) or ${said("cac:PayeeFinancialAccount/cbc:ID")}`,
    "BR-61": "not(cbc:PaymentMeansCode = ('30', '58')) or cac:PayeeFinancialAccount/cbc:ID",
  },
  [`/*/cac:AllowanceCharge${reduces}`]: {
    "BR-31": "cbc:Amount",
    "BR-32": `cac:TaxCategory[${isVat}]/cbc:ID`,
    "BR-33": hasReason,
    "BR-CO-21": hasReason,
    "BR-DEC-01": ifThere("cbc:Amount"),
  },
  [`/*/cac:AllowanceCharge${adds}`]: {
    "BR-36": "cbc:Amount",
    "BR-37": `cac:TaxCategory[${isVat}]/cbc:ID`,
    "BR-38": hasReason,
    "BR-CO-22": hasReason,
    "BR-DEC-05": ifThere("cbc:Amount"),
  },
  "/*/cac:LegalMonetaryTotal": {
    "BR-12": "cbc:LineExtensionAmount",
    "BR-13": "cbc:TaxExclusiveAmount",
    "BR-14": "cbc:TaxInclusiveAmount",
    "BR-15": "cbc:PayableAmount",
    "BR-CO-10": `${cents("cbc:LineExtensionAmount")} = ${total(`../${lines}/cbc:LineExtensionAmount`)}`,
    "BR-CO-11": sumOf("cbc:AllowanceTotalAmount", `../cac:AllowanceCharge${reduces}`),
    "BR-CO-12": sumOf("cbc:ChargeTotalAmount", `../cac:AllowanceCharge${adds}`),
    "BR-CO-13": `${cents("cbc:TaxExclusiveAmount")} = ${cents("cbc:LineExtensionAmount")} + ${total("cbc:ChargeTotalAmount")} - ${total("cbc:AllowanceTotalAmount")}`,
    "BR-CO-16": `${cents("cbc:PayableAmount")} = ${cents("cbc:TaxInclusiveAmount")} - ${total("cbc:PrepaidAmount")} + ${total("cbc:PayableRoundingAmount")}`,
    "BR-DEC-09": ifThere("cbc:LineExtensionAmount"),
    "BR-DEC-10": ifThere("cbc:AllowanceTotalAmount"),
    "BR-DEC-11": ifThere("cbc:ChargeTotalAmount"),
    "BR-DEC-12": ifThere("cbc:TaxExclusiveAmount"),
    "BR-DEC-14": ifThere("cbc:TaxInclusiveAmount"),
    "BR-DEC-16": ifThere("cbc:PrepaidAmount"),
    "BR-DEC-18": ifThere("cbc:PayableAmount"),
  },
  "/*/cac:TaxTotal": {
    "BR-CO-14": `not(cac:TaxSubtotal) or ${cents("cbc:TaxAmount")} = ${total("cac:TaxSubtotal/cbc:TaxAmount")}`,
    "BR-DEC-13": ifThere("cbc:TaxAmount"),
  },
  "//cac:TaxSubtotal": {
    "BR-45": "cbc:TaxableAmount",
    "BR-46": "cbc:TaxAmount",
    "BR-47": `cac:TaxCategory[${isVat}]/cbc:ID`,
    "BR-48": `cac:TaxCategory[${isVat}]/cbc:Percent`,
    "BR-CO-17": isTaxed(`cac:TaxCategory[${isVat}]`),
    "BR-DEC-19": ifThere("cbc:TaxableAmount"),
    "BR-DEC-20": ifThere("cbc:TaxAmount"),
  },
  [allLines]: {
    "BR-21": said("cbc:ID"),
    "BR-22": "cbc:InvoicedQuantity or cbc:CreditedQuantity",
    "BR-23": "(cbc:InvoicedQuantity | cbc:CreditedQuantity)/@unitCode",
    "BR-24": "cbc:LineExtensionAmount",
    "BR-25": said("cac:Item/cbc:Name"),
    "BR-26": "cac:Price/cbc:PriceAmount",
    "BR-27": "cac:Price/cbc:PriceAmount >= 0",
    "BR-CO-04": `cac:Item/cac:ClassifiedTaxCategory[${isVat}]/cbc:ID`,
    "BR-DEC-23": ifThere("cbc:LineExtensionAmount"),
  },
  [`(${allLines})/cac:AllowanceCharge${reduces}`]: {
    "BR-41": "cbc:Amount",
    "BR-42": hasReason,
    "BR-CO-23": hasReason,
    "BR-DEC-24": ifThere("cbc:Amount"),
  },
  [`(${allLines})/cac:AllowanceCharge${adds}`]: {
    "BR-43": "cbc:Amount",
    "BR-44": hasReason,
    "BR-CO-24": hasReason,
    "BR-DEC-27": ifThere("cbc:Amount"),
  },
};

/** Codes (BR-CL): of the lists of the standard those that our papers use. */
const codeRules: Rules = {
  [root]: {
    "BR-CL-01": oneOf("(cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode)", ["380", "381"]),
    "BR-CL-04": oneOf("cbc:DocumentCurrencyCode", ["EUR"]),
  },
  "//*[@currencyID]": { "BR-CL-03": oneOf("@currencyID", ["EUR"]) },
  "//cac:Country": { "BR-CL-14": oneOf("cbc:IdentificationCode", ["DE", "AT", "CH"]) },
  "//cbc:PaymentMeansCode": { "BR-CL-16": oneOf(".", ["58"]) },
  "//cac:TaxCategory/cbc:ID": { "BR-CL-17": oneOf(".", ["S", "Z"]) },
  "//cac:ClassifiedTaxCategory/cbc:ID": { "BR-CL-18": oneOf(".", ["S", "Z"]) },
  [`//cac:AllowanceCharge${reduces}/cbc:AllowanceChargeReasonCode`]: { "BR-CL-19": oneOf(".", ["95"]) },
  [`//cac:AllowanceCharge${adds}/cbc:AllowanceChargeReasonCode`]: { "BR-CL-20": oneOf(".", ["FC"]) },
  "//@unitCode": { "BR-CL-23": oneOf(".", ["H87"]) },
  "//cbc:EndpointID/@schemeID": { "BR-CL-25": oneOf(".", ["EM"]) },
};

/** Rules of one category of VAT: `S` has a rate, `Z` the rate of nothing. Papers have no other (BR-CL-17, -18). */
function vatRules(code: "S" | "Z"): Rules {
  const is = `[normalize-space(cbc:ID) = '${code}'][${isVat}]`;
  const parts = `cac:AllowanceCharge/cac:TaxCategory${is} or ${lines}/cac:Item/cac:ClassifiedTaxCategory${is}`;
  const breakdown = `count(cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory${is})`;
  const rate = code === "S" ? "number(cbc:Percent) > 0" : "number(cbc:Percent) = 0";
  const sellerHasId = `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`;
  /** Of the breakdown's rate. */
  const same = `[normalize-space(cbc:ID) = '${code}']${code === "S" ? "[number(cbc:Percent) = $rate]" : ""}`;
  const taxable = [
    total(`/*/${lines}[cac:Item/cac:ClassifiedTaxCategory${same}]/cbc:LineExtensionAmount`),
    `+ ${total(`/*/cac:AllowanceCharge${adds}[cac:TaxCategory${same}]/cbc:Amount`)}`,
    `- ${total(`/*/cac:AllowanceCharge${reduces}[cac:TaxCategory${same}]/cbc:Amount`)}`,
  ].join(" ");
  return {
    [root]: {
      [`BR-${code}-01`]:
        code === "S" ? `boolean(${parts}) = (${breakdown} > 0)` : `boolean(${parts}) = (${breakdown} = 1)`,
      [`BR-${code}-02`]: `not(${lines}/cac:Item/cac:ClassifiedTaxCategory${is}) or ${sellerHasId}`,
      [`BR-${code}-03`]: `not(cac:AllowanceCharge${reduces}/cac:TaxCategory${is}) or ${sellerHasId}`,
      [`BR-${code}-04`]: `not(cac:AllowanceCharge${adds}/cac:TaxCategory${is}) or ${sellerHasId}`,
    },
    [`//cac:ClassifiedTaxCategory${is}`]: { [`BR-${code}-05`]: rate },
    [`//cac:AllowanceCharge${reduces}/cac:TaxCategory${is}`]: { [`BR-${code}-06`]: rate },
    [`//cac:AllowanceCharge${adds}/cac:TaxCategory${is}`]: { [`BR-${code}-07`]: rate },
    [`//cac:TaxSubtotal[cac:TaxCategory${is}]`]: {
      [`BR-${code}-08`]: `every $rate in number(cac:TaxCategory/cbc:Percent) satisfies ${cents("cbc:TaxableAmount")} = ${taxable}`,
      [`BR-${code}-09`]: code === "S" ? isTaxed("cac:TaxCategory") : "number(cbc:TaxAmount) = 0",
      [`BR-${code}-10`]: "not(cac:TaxCategory/cbc:TaxExemptionReason or cac:TaxCategory/cbc:TaxExemptionReasonCode)",
    },
  };
}

/** Joins rules of the same elements. */
function joined(parts: readonly Rules[]): Rules {
  const all: Record<string, ContextRules> = {};
  for (const part of parts) {
    for (const [context, rules] of Object.entries(part)) all[context] = { ...all[context], ...rules };
  }
  return all;
}

/**
 * Rules of EN 16931 about all that our papers can contain, by the names of the standard, in XPath of our own. What they
 * never contain (payees, representatives, attachments, other categories of VAT), the schema has no element for.
 * Document: docs/decisions/0113-invoices-are-checked-by-rules-of-our-own.md
 */
export const en16931Rules: Rules = joined([contentRules, codeRules, vatRules("S"), vatRules("Z")]);
