import type { ContextRules } from "./schematron.ts";

const said = (path: string): string => `normalize-space(${path}) != ''`;
const supplier = "cac:AccountingSupplierParty";
const customer = "cac:AccountingCustomerParty";
const code = "normalize-space(cbc:PaymentMeansCode)";
const specification = "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0";
const root = "/ubl:Invoice | /cn:CreditNote";
/** The rest of an IBAN, digit by digit, divided by 97: a number of 24 digits is too long to be divided at once. */
const ibanRest = (path: string): string => {
  const iban = `translate(${path}, ' ', '')`;
  const turned = `upper-case(concat(substring(${iban}, 5), substring(${iban}, 1, 4)))`;
  const digits = `string-join(for $point in string-to-codepoints(${turned}) return string(if ($point > 64) then $point - 55 else $point - 48), '')`;
  return `fold-left(string-to-codepoints(${digits}), 0, function($rest, $point) { ($rest * 10 + $point - 48) mod 97 })`;
};
const isIban = (path: string): string =>
  `matches(translate(${path}, ' ', ''), '^[A-Z]{2}[0-9]{2}[A-Za-z0-9]{1,30}$') and ${ibanRest(path)} = 1`;
const cents = (path: string): string => `round(100 * number(${path}))`;

/**
 * What XRechnung 3.0 demands beyond EN 16931: its own rules (BR-DE) and those that it has from Peppol (PEPPOL), by the
 * names of the standard, in XPath of our own. Rules of its extensions are left out, for our papers use none.
 */
export const xrechnungRules: Readonly<Record<string, ContextRules>> = {
  [root]: {
    "BR-DE-1": "cac:PaymentMeans",
    "BR-DE-15": said("cbc:BuyerReference"),
    "BR-DE-16": `${supplier}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID[normalize-space() != ''] or cac:TaxRepresentativeParty`,
    "BR-DE-17":
      "(cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode) = ('326', '380', '381', '384', '389', '875', '876', '877')",
    "BR-DE-18":
      "every $line in cac:PaymentTerms/cbc:Note/tokenize(., '\\n')[starts-with(normalize-space(), '#')] satisfies matches($line, '^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\\.[0-9]{2}#(BASISBETRAG=-?[0-9]+\\.[0-9]{2}#)?$')",
    "BR-DE-21": `cbc:CustomizationID = '${specification}'`,
    "BR-DE-22":
      "count(distinct-values(cac:AdditionalDocumentReference//@filename)) = count(cac:AdditionalDocumentReference//@filename)",
    "BR-DE-26":
      "not((cbc:InvoiceTypeCode | cbc:CreditNoteTypeCode) = '384') or cac:BillingReference/cac:InvoiceDocumentReference",
    "BR-DE-30":
      "not(cac:PaymentMeans/cac:PaymentMandate) or (cac:AccountingSupplierParty/cac:Party | cac:PayeeParty)/cac:PartyIdentification/cbc:ID[@schemeID = 'SEPA']",
    "BR-DE-31":
      "every $mandate in cac:PaymentMeans/cac:PaymentMandate satisfies $mandate/cac:PayerFinancialAccount/cbc:ID",
    // A credit note names its invoice, which names the day.
    "BR-DE-TMP-32": "self::cn:CreditNote or cac:Delivery/cbc:ActualDeliveryDate or cac:InvoicePeriod",
    "PEPPOL-EN16931-R001": said("cbc:ProfileID"),
    "PEPPOL-EN16931-R005": "not(cbc:TaxCurrencyCode = cbc:DocumentCurrencyCode)",
    "PEPPOL-EN16931-R053": "count(cac:TaxTotal[cac:TaxSubtotal]) = 1",
    "PEPPOL-EN16931-R054": "count(cac:TaxTotal[not(cac:TaxSubtotal)]) = count(cbc:TaxCurrencyCode)",
  },
  "//*[not(*)]": { "PEPPOL-EN16931-R008": said(".") },
  [`//${supplier}`]: {
    "BR-DE-2": "cac:Party/cac:Contact",
    "PEPPOL-EN16931-R020": said("cac:Party/cbc:EndpointID"),
  },
  [`//${supplier}/cac:Party/cac:PostalAddress`]: { "BR-DE-3": said("cbc:CityName"), "BR-DE-4": said("cbc:PostalZone") },
  [`//${supplier}/cac:Party/cac:Contact`]: {
    "BR-DE-5": said("cbc:Name"),
    "BR-DE-6": said("cbc:Telephone"),
    "BR-DE-7": said("cbc:ElectronicMail"),
    "BR-DE-27": "string-length(replace(cbc:Telephone, '[^0-9]', '')) >= 3",
    "BR-DE-28": "matches(cbc:ElectronicMail, '^[^@\\s]+@([^@.\\s]+\\.)+[^@.\\s]+$')",
  },
  [`//${customer}`]: { "PEPPOL-EN16931-R010": said("cac:Party/cbc:EndpointID") },
  [`//${customer}/cac:Party/cac:PostalAddress`]: { "BR-DE-8": said("cbc:CityName"), "BR-DE-9": said("cbc:PostalZone") },
  "//cac:Delivery/cac:DeliveryLocation/cac:Address": {
    "BR-DE-10": said("cbc:CityName"),
    "BR-DE-11": said("cbc:PostalZone"),
  },
  "//cac:TaxSubtotal": { "BR-DE-14": said("cac:TaxCategory/cbc:Percent") },
  "//cac:PaymentMeans": {
    "BR-DE-19": `${code} != '58' or (${isIban("cac:PayeeFinancialAccount/cbc:ID")})`,
    "BR-DE-20": `${code} != '59' or (${isIban("cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID")})`,
    "BR-DE-23-a": `not(${code} = ('30', '58')) or cac:PayeeFinancialAccount`,
    "BR-DE-23-b": `not(${code} = ('30', '58')) or not(cac:CardAccount or cac:PaymentMandate)`,
    "BR-DE-24-a": `not(${code} = ('48', '54', '55')) or cac:CardAccount`,
    "BR-DE-24-b": `not(${code} = ('48', '54', '55')) or not(cac:PayeeFinancialAccount or cac:PaymentMandate)`,
    "BR-DE-25-a": `${code} != '59' or cac:PaymentMandate`,
    "BR-DE-25-b": `${code} != '59' or not(cac:PayeeFinancialAccount or cac:CardAccount)`,
    "PEPPOL-EN16931-R061": `not(${code} = ('49', '59')) or ${said("cac:PaymentMandate/cbc:ID")}`,
  },
  "//cac:AllowanceCharge": {
    "PEPPOL-EN16931-R040": `not(cbc:BaseAmount and cbc:MultiplierFactorNumeric) or abs(cbc:Amount - cbc:BaseAmount * cbc:MultiplierFactorNumeric div 100) <= 0.02`,
    "PEPPOL-EN16931-R041": "not(cbc:MultiplierFactorNumeric) or cbc:BaseAmount",
    "PEPPOL-EN16931-R042": "not(cbc:BaseAmount) or cbc:MultiplierFactorNumeric",
    "PEPPOL-EN16931-R043": "normalize-space(cbc:ChargeIndicator) = ('true', 'false')",
  },
  "//cac:InvoiceLine | //cac:CreditNoteLine": {
    "PEPPOL-EN16931-R120": `abs(${cents("cbc:LineExtensionAmount")} - ${cents(
      "(cbc:InvoicedQuantity | cbc:CreditedQuantity) * cac:Price/cbc:PriceAmount div (cac:Price/cbc:BaseQuantity, 1)[1] - sum(cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:Amount) + sum(cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:Amount)",
    )}) <= 2`,
    "PEPPOL-EN16931-R121": "not(cac:Price/cbc:BaseQuantity) or number(cac:Price/cbc:BaseQuantity) > 0",
    "PEPPOL-EN16931-R130":
      "not(cac:Price/cbc:BaseQuantity/@unitCode) or cac:Price/cbc:BaseQuantity/@unitCode = (cbc:InvoicedQuantity | cbc:CreditedQuantity)/@unitCode",
  },
};
