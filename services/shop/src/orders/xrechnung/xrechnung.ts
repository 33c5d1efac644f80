import { create } from "xmlbuilder2";
import { berlinDay } from "../../platform/berlin-day.ts";
import { currencyCode } from "../../platform/money.ts";
import { openPaymentOf, payUntil } from "../paper/open-payment.ts";
import { transferFor } from "../bank-transfer.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import { type ElectronicPaper, invoiceLines } from "./lines.ts";
import { buyerParty, deliveryGroup, sellerParty } from "./parties.ts";

const ubl = "urn:oasis:names:specification:ubl:schema:xsd";
/** Code lists: UNTDID 1001 for what a paper is, 4461 for how it is paid. */
const codes = { invoice: "380", creditNote: "381", sepaTransfer: "58" } as const;

/** Whether there is an electronic form of a paper: of those of businesses, as far as they state what it needs. */
export function isElectronic(content: PaperContent): content is ElectronicPaper {
  return content.parties?.store === "b2b" && !content.taxIncluded;
}

/**
 * An invoice or credit note as XRechnung 3.0 in UBL 2.1 (EN 16931); amounts are those of the PDF.
 * @returns XML
 */
export function xrechnung(content: ElectronicPaper): string {
  const isInvoice = content.kind === "invoice";
  const root = isInvoice ? "Invoice" : "CreditNote";
  const { lines, sums, taxes } = invoiceLines(content);
  const open = openPaymentOf(content)?.cents ?? 0;
  const paid = isInvoice ? sums.gross - open : 0;
  const transfer = transferFor({ store: content.parties.store, orderNumber: content.orderNumber });
  const document = {
    [root]: {
      "@xmlns": `${ubl}:${root}-2`,
      "@xmlns:cac": `${ubl}:CommonAggregateComponents-2`,
      "@xmlns:cbc": `${ubl}:CommonBasicComponents-2`,
      "cbc:CustomizationID": "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
      "cbc:ProfileID": "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
      "cbc:ID": content.paperNumber,
      "cbc:IssueDate": berlinDay(new Date(content.issuedAt)),
      ...(isInvoice
        ? { "cbc:DueDate": payUntil(content), "cbc:InvoiceTypeCode": codes.invoice }
        : { "cbc:CreditNoteTypeCode": codes.creditNote }),
      "cbc:DocumentCurrencyCode": currencyCode,
      "cbc:BuyerReference": firstSaid(content.buyerReference, content.orderReference, String(content.orderNumber)),
      ...periodOf(content),
      "cac:OrderReference": {
        "cbc:ID": firstSaid(content.orderReference, String(content.orderNumber)),
        "cbc:SalesOrderID": String(content.orderNumber),
      },
      ...(content.invoiceNumber === null
        ? {}
        : { "cac:BillingReference": { "cac:InvoiceDocumentReference": { "cbc:ID": content.invoiceNumber } } }),
      "cac:AccountingSupplierParty": sellerParty(content.parties.seller),
      "cac:AccountingCustomerParty": buyerParty(content.billingAddress, content.parties.buyerEmail),
      "cac:Delivery": deliveryGroup(content),
      "cac:PaymentMeans": {
        "cbc:PaymentMeansCode": codes.sepaTransfer,
        "cbc:PaymentID": transfer.purpose,
        "cac:PayeeFinancialAccount": {
          "cbc:ID": transfer.iban.replaceAll(" ", ""),
          "cbc:Name": transfer.owner,
          "cac:FinancialInstitutionBranch": { "cbc:ID": transfer.bic },
        },
      },
      ...(content.shippingCents === 0
        ? {}
        : {
            "cac:AllowanceCharge": {
              "cbc:ChargeIndicator": "true",
              "cbc:AllowanceChargeReasonCode": "FC",
              "cbc:AllowanceChargeReason": "Versand",
              "cbc:Amount": money(content.shippingCents),
              "cac:TaxCategory": category(content.parties.shippingVatRate),
            },
          }),
      "cac:TaxTotal": {
        "cbc:TaxAmount": money(sums.vat),
        "cac:TaxSubtotal": taxes.map(({ rate, net, vat }) => ({
          "cbc:TaxableAmount": money(net),
          "cbc:TaxAmount": money(vat),
          "cac:TaxCategory": category(rate),
        })),
      },
      "cac:LegalMonetaryTotal": {
        "cbc:LineExtensionAmount": money(sums.lines),
        "cbc:TaxExclusiveAmount": money(sums.net),
        "cbc:TaxInclusiveAmount": money(sums.gross),
        "cbc:ChargeTotalAmount": money(content.shippingCents),
        ...(paid === 0 ? {} : { "cbc:PrepaidAmount": money(paid) }),
        "cbc:PayableAmount": money(sums.gross - paid),
      },
      [`cac:${root}Line`]: lines.map(({ row, net }, index) => ({
        "cbc:ID": String(index + 1),
        [isInvoice ? "cbc:InvoicedQuantity" : "cbc:CreditedQuantity"]: {
          "@unitCode": "H87",
          "#": String(row.quantity),
        },
        "cbc:LineExtensionAmount": money(net),
        ...(row.reductionCents === 0
          ? {}
          : {
              "cac:AllowanceCharge": {
                "cbc:ChargeIndicator": "false",
                "cbc:AllowanceChargeReasonCode": "95",
                "cbc:AllowanceChargeReason": "Gutschein",
                "cbc:Amount": money(row.reductionCents),
              },
            }),
        "cac:Item": {
          "cbc:Name": row.name,
          "cac:SellersItemIdentification": { "cbc:ID": row.articleNumber },
          "cac:ClassifiedTaxCategory": category(row.vatRate),
        },
        "cac:Price": { "cbc:PriceAmount": money(row.singleCents) },
      })),
    },
  };
  // XML has no way to write control characters.
  return create({ version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" }, document).end({ prettyPrint: true });
}

/** The first of some texts that has something to read. */
function firstSaid(...texts: readonly (string | null)[]): string {
  return texts.find((text) => text !== null && /[^\s\p{Cc}]/u.test(text)) ?? "";
}

/** Goods that leave on several days are of a period (BG-14); those of one day name it with the delivery (BT-72). */
function periodOf({ deliveries }: PaperContent) {
  const days = deliveries.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || first === last
    ? {}
    : { "cac:InvoicePeriod": { "cbc:StartDate": first, "cbc:EndDate": last } };
}

/** `S` is the standard rate and every reduced one, `Z` the rate of nothing. */
function category(rate: number) {
  return {
    "cbc:ID": rate === 0 ? "Z" : "S",
    "cbc:Percent": (rate / 100).toFixed(2),
    "cac:TaxScheme": { "cbc:ID": "VAT" },
  };
}

function money(cents: number) {
  return { "@currencyID": currencyCode, "#": (cents / 100).toFixed(2) };
}
