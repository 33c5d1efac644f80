import type { Fault } from "./xrechnung-faults.ts";
import { paperWithoutVat } from "./xrechnung-papers.ts";

/** An element of one name, with all that is in it. */
const element = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>[^]*?</${name}>`);
/** The first element of a name inside one of another name; the part before it is kept as `$1`. */
const inside = (outer: string, name: string): RegExp =>
  new RegExp(`(<${outer}>(?:(?!</${outer}>)[^])*?)<${name}(?: [^>]*)?>(?:(?!</${name}>)[^])*</${name}>`);
/** What the first element of a name inside one of another name says. */
const text = (outer: string, name: string): RegExp =>
  new RegExp(`(?<=<${outer}>(?:(?!</${outer}>)[^])*?<${name}(?: [^>]*)?>)[^<]*`);
/** Where a third decimal place would stand. */
const third = (outer: string, name: string): RegExp =>
  new RegExp(`(?<=<${outer}>(?:(?!</${outer}>)[^])*?<${name}(?: [^>]*)?>[0-9]+[.][0-9]{2})(?=<)`);

const supplier = "cac:AccountingSupplierParty";
const customer = "cac:AccountingCustomerParty";
const line = "cac:InvoiceLine";
const totals = "cac:LegalMonetaryTotal";
const subtotal = "cac:TaxSubtotal";
const allowance = "cac:AllowanceCharge";

const vat = (code: string, percent: string, scheme = "VAT"): string =>
  `<cac:TaxCategory><cbc:ID>${code}</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory>`;
const cent = '<cbc:Amount currencyID="EUR">0.01</cbc:Amount>';
const reason = "<cbc:AllowanceChargeReason>Rundung</cbc:AllowanceChargeReason>";
/** A reduction (`false`) or charge; between brackets in the order of the standard. */
const extra = (indicator: boolean, ...parts: readonly string[]): string =>
  `<cac:AllowanceCharge><cbc:ChargeIndicator>${indicator}</cbc:ChargeIndicator>${parts.join("")}</cac:AllowanceCharge>`;
const before = { sums: /<cac:TaxTotal>/, item: /<cac:Item>/ };
const whole = (...parts: readonly string[]): Pick<Fault, "find" | "put"> => ({
  find: before.sums,
  put: `${parts.join("")}$&`,
});
const ofLine = (...parts: readonly string[]): Pick<Fault, "find" | "put"> => ({
  find: before.item,
  put: `${parts.join("")}$&`,
});
const zero = paperWithoutVat();

/** A fault, and what it is done to where that is another paper than the usual invoice. */
export interface RuleFault extends Fault {
  readonly base?: string;
}

/** One fault for each rule of EN 16931 that papers can break. */
export const en16931Faults: readonly RuleFault[] = [
  { rules: ["BR-01"], find: element("cbc:CustomizationID"), put: "" },
  { rules: ["BR-02"], find: element("cbc:ID"), put: "" },
  { rules: ["BR-03"], find: element("cbc:IssueDate"), put: "" },
  { rules: ["BR-04", "BR-CL-01"], find: element("cbc:InvoiceTypeCode"), put: "" },
  { rules: ["BR-05", "BR-CL-04"], find: element("cbc:DocumentCurrencyCode"), put: "" },
  { rules: ["BR-06"], find: inside(supplier, "cbc:RegistrationName"), put: "$1" },
  { rules: ["BR-07"], find: inside(customer, "cbc:RegistrationName"), put: "$1" },
  { rules: ["BR-08"], find: inside(supplier, "cac:PostalAddress"), put: "$1" },
  { rules: ["BR-09"], find: inside(supplier, "cac:Country"), put: "$1" },
  { rules: ["BR-10"], find: inside(customer, "cac:PostalAddress"), put: "$1" },
  { rules: ["BR-11"], find: inside(customer, "cac:Country"), put: "$1" },
  { rules: ["BR-12", "BR-CO-10", "BR-CO-13"], find: inside(totals, "cbc:LineExtensionAmount"), put: "$1" },
  { rules: ["BR-13", "BR-CO-13", "BR-CO-15"], find: inside(totals, "cbc:TaxExclusiveAmount"), put: "$1" },
  { rules: ["BR-14", "BR-CO-15", "BR-CO-16"], find: inside(totals, "cbc:TaxInclusiveAmount"), put: "$1" },
  { rules: ["BR-15", "BR-CO-16"], find: inside(totals, "cbc:PayableAmount"), put: "$1" },
  { rules: ["BR-16", "BR-CO-10", "BR-S-08"], find: /<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, put: "" },
  { rules: ["BR-21"], find: inside(line, "cbc:ID"), put: "$1" },
  { rules: ["BR-22", "BR-23"], find: inside(line, "cbc:InvoicedQuantity"), put: "$1" },
  { rules: ["BR-23"], find: / unitCode="H87"/, put: "" },
  { rules: ["BR-24", "BR-CO-10", "BR-S-08"], find: inside(line, "cbc:LineExtensionAmount"), put: "$1" },
  { rules: ["BR-25"], find: inside("cac:Item", "cbc:Name"), put: "$1" },
  { rules: ["BR-26", "BR-27"], find: inside("cac:Price", "cbc:PriceAmount"), put: "$1" },
  { rules: ["BR-27"], find: text("cac:Price", "cbc:PriceAmount"), put: "-10.00" },
  {
    rules: ["BR-29"],
    find: /<cac:OrderReference>/,
    put: "<cac:InvoicePeriod><cbc:StartDate>2026-11-24</cbc:StartDate><cbc:EndDate>2026-11-23</cbc:EndDate></cac:InvoicePeriod>$&",
  },
  { rules: ["BR-31", "BR-CO-11"], ...whole(extra(false, reason, vat("S", "19.00"))) },
  { rules: ["BR-32", "BR-CO-11", "BR-S-08"], ...whole(extra(false, reason, cent, vat("S", "19.00", "GST"))) },
  { rules: ["BR-33", "BR-CO-11", "BR-CO-21", "BR-S-08"], ...whole(extra(false, cent, vat("S", "19.00"))) },
  { rules: ["BR-36", "BR-CO-12", "BR-S-08"], find: inside(allowance, "cbc:Amount"), put: "$1" },
  { rules: ["BR-37", "BR-S-08"], find: inside(allowance, "cac:TaxCategory"), put: "$1" },
  { rules: ["BR-38", "BR-CO-12", "BR-CO-22", "BR-S-08"], ...whole(extra(true, cent, vat("S", "19.00"))) },
  { rules: ["BR-41"], ...ofLine(extra(false, reason)) },
  { rules: ["BR-42", "BR-CO-23"], ...ofLine(extra(false, cent)) },
  { rules: ["BR-43"], ...ofLine(extra(true, reason)) },
  { rules: ["BR-44", "BR-CO-24"], ...ofLine(extra(true, cent)) },
  { rules: ["BR-45", "BR-CO-17", "BR-S-08", "BR-S-09"], find: inside(subtotal, "cbc:TaxableAmount"), put: "$1" },
  { rules: ["BR-46", "BR-CO-14", "BR-CO-17", "BR-S-09"], find: inside(subtotal, "cbc:TaxAmount"), put: "$1" },
  { rules: ["BR-47", "BR-48", "BR-CO-17"], find: inside(subtotal, "cac:TaxScheme"), put: "$1" },
  { rules: ["BR-48", "BR-CO-17", "BR-S-08", "BR-S-09"], find: inside(subtotal, "cbc:Percent"), put: "$1" },
  { rules: ["BR-49"], find: element("cbc:PaymentMeansCode"), put: "" },
  { rules: ["BR-50"], find: text("cac:PayeeFinancialAccount", "cbc:ID"), put: " " },
  { rules: ["BR-55"], find: /<cac:AccountingSupplierParty>/, put: "<cac:BillingReference/>$&" },
  { rules: ["BR-57"], find: inside("cac:DeliveryLocation", "cac:Country"), put: "$1" },
  { rules: ["BR-61"], find: inside("cac:PaymentMeans", "cac:PayeeFinancialAccount"), put: "$1" },
  { rules: ["BR-62"], find: / schemeID="EM"/, put: "" },
  {
    rules: ["BR-63"],
    find: / schemeID="EM"(?=[^]*<cac:Delivery>)(?![^]*AccountingCustomerParty>[^]*AccountingCustomerParty>)/,
    put: "",
  },
  {
    rules: ["BR-CO-03"],
    find: /<cbc:DocumentCurrencyCode>[^]*?<cac:OrderReference>/,
    put: "<cbc:TaxPointDate>2026-11-23</cbc:TaxPointDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod><cac:OrderReference>",
  },
  { rules: ["BR-CO-04"], find: inside("cac:ClassifiedTaxCategory", "cac:TaxScheme"), put: "$1" },
  { rules: ["BR-CO-09"], find: text("cac:PartyTaxScheme", "cbc:CompanyID"), put: "123456789" },
  { rules: ["BR-CO-10", "BR-CO-13"], find: text(totals, "cbc:LineExtensionAmount"), put: "1.00" },
  {
    rules: ["BR-CO-11", "BR-CO-13"],
    find: /<cbc:ChargeTotalAmount/,
    put: '<cbc:AllowanceTotalAmount currencyID="EUR">1.00</cbc:AllowanceTotalAmount>$&',
  },
  { rules: ["BR-CO-12", "BR-CO-13"], find: text(totals, "cbc:ChargeTotalAmount"), put: "1.00" },
  { rules: ["BR-CO-13", "BR-CO-15"], find: text(totals, "cbc:TaxExclusiveAmount"), put: "1.00" },
  { rules: ["BR-CO-14", "BR-CO-15"], find: text("cac:TaxTotal", "cbc:TaxAmount"), put: "5.08" },
  { rules: ["BR-CO-15", "BR-CO-16"], find: text(totals, "cbc:TaxInclusiveAmount"), put: "38.07" },
  { rules: ["BR-CO-16"], find: text(totals, "cbc:PayableAmount"), put: "38.05" },
  { rules: ["BR-CO-17", "BR-CO-14", "BR-S-09"], find: text(subtotal, "cbc:TaxAmount"), put: "3.70" },
  { rules: ["BR-CO-18", "BR-S-01"], find: /<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, put: "" },
  { rules: ["BR-CO-19"], find: /<cac:OrderReference>/, put: "<cac:InvoicePeriod/>$&" },
  { rules: ["BR-CO-25"], find: element("cbc:DueDate"), put: "" },
  { rules: ["BR-CO-26", "BR-S-02", "BR-S-04"], find: inside("cac:PartyTaxScheme", "cbc:CompanyID"), put: "$1" },
  {
    rules: ["BR-DEC-01", "BR-CO-11"],
    ...whole(extra(false, reason, cent.replace("0.01", "0.001"), vat("S", "19.00"))),
  },
  { rules: ["BR-DEC-05"], ...whole(extra(true, reason, cent.replace("0.01", "0.001"), vat("S", "19.00"))) },
  { rules: ["BR-DEC-09"], find: third(totals, "cbc:LineExtensionAmount"), put: "0" },
  {
    rules: ["BR-DEC-10"],
    find: /<cbc:ChargeTotalAmount/,
    put: '<cbc:AllowanceTotalAmount currencyID="EUR">0.000</cbc:AllowanceTotalAmount>$&',
  },
  { rules: ["BR-DEC-11"], find: third(totals, "cbc:ChargeTotalAmount"), put: "0" },
  { rules: ["BR-DEC-12"], find: third(totals, "cbc:TaxExclusiveAmount"), put: "0" },
  { rules: ["BR-DEC-13"], find: third("cac:TaxTotal", "cbc:TaxAmount"), put: "0" },
  { rules: ["BR-DEC-14"], find: third(totals, "cbc:TaxInclusiveAmount"), put: "0" },
  {
    rules: ["BR-DEC-16"],
    find: /<cbc:PayableAmount/,
    put: '<cbc:PrepaidAmount currencyID="EUR">0.000</cbc:PrepaidAmount>$&',
  },
  { rules: ["BR-DEC-18"], find: third(totals, "cbc:PayableAmount"), put: "0" },
  { rules: ["BR-DEC-19"], find: third(subtotal, "cbc:TaxableAmount"), put: "0" },
  { rules: ["BR-DEC-20"], find: third(subtotal, "cbc:TaxAmount"), put: "0" },
  { rules: ["BR-DEC-23"], find: third(line, "cbc:LineExtensionAmount"), put: "0" },
  { rules: ["BR-DEC-24"], ...ofLine(extra(false, reason, cent.replace("0.01", "0.001"))) },
  { rules: ["BR-DEC-27"], ...ofLine(extra(true, reason, cent.replace("0.01", "0.001"))) },
  { rules: ["BR-CL-01"], find: /(?<=InvoiceTypeCode>)380/, put: "000" },
  { rules: ["BR-CL-03"], find: /(?<=<cbc:PriceAmount currencyID=")EUR/, put: "EU" },
  { rules: ["BR-CL-04", "BR-CO-15"], find: /(?<=DocumentCurrencyCode>)EUR/, put: "EU" },
  { rules: ["BR-CL-14"], find: /(?<=IdentificationCode>)DE/, put: "D" },
  { rules: ["BR-CL-16"], find: /(?<=PaymentMeansCode>)58/, put: "999" },
  { rules: ["BR-CL-17", "BR-S-08"], find: text("cac:TaxCategory", "cbc:ID"), put: "X" },
  { rules: ["BR-CL-18", "BR-S-08"], find: text("cac:ClassifiedTaxCategory", "cbc:ID"), put: "X" },
  { rules: ["BR-CL-19"], find: /(?<=ReasonCode>)95/, put: "1" },
  { rules: ["BR-CL-20"], find: /(?<=ReasonCode>)FC/, put: "1" },
  { rules: ["BR-CL-23"], find: /unitCode="H87"/, put: 'unitCode="pieces"' },
  { rules: ["BR-CL-25"], find: /schemeID="EM"/, put: 'schemeID="mail"' },
  { rules: ["BR-S-01", "BR-CO-18"], find: /<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, put: "" },
  { rules: ["BR-S-02", "BR-CO-26", "BR-S-04"], find: element("cac:PartyTaxScheme"), put: "" },
  {
    rules: ["BR-S-03", "BR-CO-11", "BR-CO-26", "BR-S-02", "BR-S-04", "BR-S-08"],
    find: /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>([^]*)(?=<cac:TaxTotal>)/,
    put: `$1${extra(false, reason, cent, vat("S", "19.00"))}`,
  },
  { rules: ["BR-S-05", "BR-S-08"], find: text("cac:ClassifiedTaxCategory", "cbc:Percent"), put: "0.00" },
  { rules: ["BR-S-06", "BR-CO-11"], ...whole(extra(false, reason, cent, vat("S", "0.00"))) },
  { rules: ["BR-S-07", "BR-S-08"], find: text(allowance, "cbc:Percent"), put: "0.00" },
  { rules: ["BR-S-08", "BR-CO-17", "BR-S-09"], find: text(subtotal, "cbc:TaxableAmount"), put: "99.00" },
  { rules: ["BR-S-09", "BR-CO-14", "BR-CO-17"], find: text(subtotal, "cbc:TaxAmount"), put: "3.70" },
  {
    rules: ["BR-S-10"],
    find: /(?<=<cac:TaxSubtotal>[^]*?<\/cbc:Percent>)/,
    put: "<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>",
  },
  { rules: ["BR-Z-01"], base: zero, find: /<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>/, put: "" },
  { rules: ["BR-Z-02", "BR-CO-26", "BR-S-02", "BR-S-04"], base: zero, find: element("cac:PartyTaxScheme"), put: "" },
  {
    rules: ["BR-Z-03", "BR-CO-11", "BR-CO-12", "BR-CO-26", "BR-S-02", "BR-S-04", "BR-Z-02", "BR-Z-04"],
    base: zero,
    find: /<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>([^]*)(?=<cac:TaxTotal>)/,
    put: `$1${extra(false, reason, cent, vat("Z", "0.00"))}${extra(true, reason, cent, vat("Z", "0.00"))}`,
  },
  {
    rules: ["BR-Z-05"],
    base: zero,
    find: /(?<=<cac:ClassifiedTaxCategory>\s*<cbc:ID>Z<\/cbc:ID>\s*<cbc:Percent>)[^<]*/,
    put: "7.00",
  },
  { rules: ["BR-Z-06", "BR-CO-11", "BR-Z-08"], base: zero, ...whole(extra(false, reason, cent, vat("Z", "7.00"))) },
  { rules: ["BR-Z-07", "BR-CO-12", "BR-Z-08"], base: zero, ...whole(extra(true, reason, cent, vat("Z", "7.00"))) },
  { rules: ["BR-Z-08"], base: zero, find: text(subtotal, "cbc:TaxableAmount"), put: "99.00" },
  { rules: ["BR-Z-09", "BR-CO-14"], base: zero, find: text(subtotal, "cbc:TaxAmount"), put: "0.01" },
  {
    rules: ["BR-Z-10"],
    base: zero,
    find: /(?<=<cac:TaxSubtotal>[^]*?<\/cbc:Percent>)/,
    put: "<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>",
  },
];
