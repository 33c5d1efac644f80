/** What is done to a right invoice, and the rules that it then breaks. */
export interface Fault {
  readonly rules: readonly string[];
  readonly find: RegExp;
  readonly put: string;
}

/** An element as it is in the file, with what is in it. */
const element = (name: string): RegExp => new RegExp(`<${name}(?: [^>]*)?>[\\s\\S]*?</${name}>`);
/** The first element of a name inside one of another name; the part before it is kept as `$1`. */
const inside = (outer: string, name: string): RegExp =>
  new RegExp(`(<${outer}>(?:(?!</${outer}>)[\\s\\S])*?)<${name}(?: [^>]*)?>[^<]*</${name}>`);
const supplier = "cac:AccountingSupplierParty";
const customer = "cac:AccountingCustomerParty";
const means = element("cac:PaymentMeans");
const paymentMeans = (code: string, ...accounts: readonly string[]): string =>
  `<cac:PaymentMeans><cbc:PaymentMeansCode>${code}</cbc:PaymentMeansCode>${accounts.join("")}</cac:PaymentMeans>`;
const account = "<cac:PayeeFinancialAccount><cbc:ID>DE02120300000000202051</cbc:ID></cac:PayeeFinancialAccount>";
const card = "<cac:CardAccount><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount>";
const mandate = (iban: string | null, id = "<cbc:ID>M1</cbc:ID>"): string =>
  `<cac:PaymentMandate>${id}${iban === null ? "" : `<cac:PayerFinancialAccount><cbc:ID>${iban}</cbc:ID></cac:PayerFinancialAccount>`}</cac:PaymentMandate>`;
const creditor =
  '<cac:PayeeParty><cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ</cbc:ID></cac:PartyIdentification></cac:PayeeParty>';
const iban = "DE02120300000000202051";
const terms = (note: string): string => `<cac:PaymentTerms><cbc:Note>${note}</cbc:Note></cac:PaymentTerms>$&`;
const attached =
  '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject filename="a.pdf">AA==</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>';
/** In the first reduction or charge, before its sum. */
const reduction = /<cbc:Amount (?=[^]*<cac:InvoiceLine>)/;
const price = /<cac:Price>/;

/** One fault for each rule of XRechnung. */
export const faults: readonly Fault[] = [
  { rules: ["BR-DE-1"], find: means, put: "" },
  { rules: ["BR-DE-2"], find: element("cac:Contact"), put: "" },
  { rules: ["BR-DE-3"], find: inside(supplier, "cbc:CityName"), put: "$1" },
  { rules: ["BR-DE-4"], find: inside(supplier, "cbc:PostalZone"), put: "$1" },
  { rules: ["BR-DE-5"], find: inside("cac:Contact", "cbc:Name"), put: "$1" },
  { rules: ["BR-DE-6", "BR-DE-27"], find: inside("cac:Contact", "cbc:Telephone"), put: "$1" },
  { rules: ["BR-DE-7", "BR-DE-28"], find: inside("cac:Contact", "cbc:ElectronicMail"), put: "$1" },
  { rules: ["BR-DE-8"], find: inside(customer, "cbc:CityName"), put: "$1" },
  { rules: ["BR-DE-9"], find: inside(customer, "cbc:PostalZone"), put: "$1" },
  { rules: ["BR-DE-10"], find: inside("cac:Delivery", "cbc:CityName"), put: "$1" },
  { rules: ["BR-DE-11"], find: inside("cac:Delivery", "cbc:PostalZone"), put: "$1" },
  { rules: ["BR-DE-14"], find: inside("cac:TaxSubtotal", "cbc:Percent"), put: "$1" },
  { rules: ["BR-DE-15"], find: element("cbc:BuyerReference"), put: "" },
  { rules: ["BR-DE-16"], find: element("cac:PartyTaxScheme"), put: "" },
  { rules: ["BR-DE-17"], find: /(?<=InvoiceTypeCode>)380/, put: "386" },
  { rules: ["BR-DE-18"], find: /<cac:TaxTotal>/, put: terms("#SKONTO#TAGE=14#PROZENT=2#\n") },
  { rules: ["BR-DE-19"], find: /DE0212/, put: "DE0312" },
  { rules: ["BR-DE-19"], find: /DE0212/, put: "02DE12" },
  { rules: ["BR-DE-20"], find: means, put: creditor + paymentMeans("59", mandate("DE03120300000000202051")) },
  { rules: ["BR-DE-21"], find: /xrechnung_3\.0/, put: "xrechnung_2.3" },
  { rules: ["BR-DE-22"], find: /<cac:AccountingSupplierParty>/, put: `${attached}${attached}$&` },
  { rules: ["BR-DE-19", "BR-DE-23-a"], find: element("cac:PayeeFinancialAccount"), put: "" },
  { rules: ["BR-DE-23-b"], find: element("cac:PayeeFinancialAccount"), put: `$&${card}` },
  { rules: ["BR-DE-24-a"], find: means, put: paymentMeans("48") },
  { rules: ["BR-DE-24-b"], find: means, put: paymentMeans("54", card, account) },
  { rules: ["BR-DE-20", "BR-DE-25-a", "PEPPOL-EN16931-R061"], find: means, put: paymentMeans("59") },
  { rules: ["BR-DE-25-b"], find: means, put: creditor + paymentMeans("59", card, mandate(iban)) },
  { rules: ["BR-DE-26"], find: /(?<=InvoiceTypeCode>)380/, put: "384" },
  { rules: ["BR-DE-27"], find: /(?<=<cbc:Telephone>)[^<]*/, put: "12" },
  { rules: ["BR-DE-28"], find: /(?<=<cbc:ElectronicMail>)[^<]*/, put: "info@chalkbox" },
  { rules: ["BR-DE-30"], find: means, put: paymentMeans("59", mandate(iban)) },
  { rules: ["BR-DE-20", "BR-DE-31"], find: means, put: creditor + paymentMeans("59", mandate(null)) },
  { rules: ["BR-DE-TMP-32"], find: element("cbc:ActualDeliveryDate"), put: "" },
  { rules: ["PEPPOL-EN16931-R001"], find: element("cbc:ProfileID"), put: "" },
  {
    rules: ["PEPPOL-EN16931-R005", "PEPPOL-EN16931-R054"],
    find: /<cbc:BuyerReference>/,
    put: "<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>$&",
  },
  { rules: ["PEPPOL-EN16931-R008"], find: inside("cac:Item", "cbc:Name"), put: "$1<cbc:Name> </cbc:Name>" },
  { rules: ["PEPPOL-EN16931-R010"], find: inside(customer, "cbc:EndpointID"), put: "$1" },
  { rules: ["PEPPOL-EN16931-R020"], find: inside(supplier, "cbc:EndpointID"), put: "$1" },
  {
    rules: ["PEPPOL-EN16931-R040"],
    find: reduction,
    put: "<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric><cbc:BaseAmount>1</cbc:BaseAmount>$&",
  },
  {
    rules: ["PEPPOL-EN16931-R041"],
    find: reduction,
    put: "<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$&",
  },
  { rules: ["PEPPOL-EN16931-R042"], find: reduction, put: "<cbc:BaseAmount>1</cbc:BaseAmount>$&" },
  { rules: ["PEPPOL-EN16931-R043"], find: /(?<=<cbc:ChargeIndicator>)true/, put: "yes" },
  { rules: ["PEPPOL-EN16931-R053"], find: element("cac:TaxTotal"), put: "$&$&" },
  {
    rules: ["PEPPOL-EN16931-R054"],
    find: /<cac:TaxTotal>/,
    put: "<cac:TaxTotal><cbc:TaxAmount>1</cbc:TaxAmount></cac:TaxTotal>$&",
  },
  { rules: ["PEPPOL-EN16931-R061"], find: means, put: creditor + paymentMeans("59", mandate(iban, "")) },
  {
    rules: ["PEPPOL-EN16931-R120"],
    find: inside("cac:Price", "cbc:PriceAmount"),
    put: "$1<cbc:PriceAmount>10.10</cbc:PriceAmount>",
  },
  {
    rules: ["PEPPOL-EN16931-R120", "PEPPOL-EN16931-R121"],
    find: price,
    put: "$&<cbc:BaseQuantity>-1</cbc:BaseQuantity>",
  },
  { rules: ["PEPPOL-EN16931-R130"], find: price, put: '$&<cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity>' },
];
