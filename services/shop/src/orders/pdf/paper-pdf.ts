import { pick } from "../../catalogue/language.ts";
import { formatPrice } from "../../platform/money.ts";
import { type Seller, seller } from "../../platform/seller.ts";
import { addressLines } from "../address-lines.ts";
import { openPaymentOf, payUntil } from "../paper/open-payment.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import { putPayment } from "./payment-pdf.ts";
import { createSheet, heightOf, putRule, putText, type Sheet } from "../../platform/pdf/sheet.ts";

const left = 56;
const wide = 483;
const bottom = 740;
/** Columns of the table: where they begin, how wide they are, and how they are aligned. */
const columns = [
  { x: left, width: 70, align: "left" },
  { x: left + 74, width: 185, align: "left" },
  { x: left + 262, width: 38, align: "right" },
  { x: left + 303, width: 45, align: "right" },
  { x: left + 351, width: 62, align: "right" },
  { x: left + 416, width: 67, align: "right" },
] as const;

/** Draws an invoice or credit note. */
export function drawPaper(content: PaperContent): Promise<Uint8Array> {
  const { language, paperNumber, kind, orderNumber } = content;
  const name = kind === "invoice" ? pick(language, "Rechnung", "Invoice") : pick(language, "Gutschrift", "Credit note");
  const sheet = createSheet({
    title: `${name} ${paperNumber}`,
    subject: pick(language, `Bestellung ${orderNumber}`, `Order ${orderNumber}`),
    language,
    size: "A4",
    margin: 40,
    createdAt: new Date(content.issuedAt),
  });
  const { doc, root } = sheet;
  const from = content.parties?.seller ?? seller;
  let y = putText(sheet, root, "P", from.name, { x: left, y: 48, width: wide, bold: true, size: 18 });
  y = putText(sheet, root, "P", sellerLine(from), { x: left, y, width: wide, size: 8, color: "#5d6166" });
  y = putText(sheet, root, "P", addressLines(content.billingAddress, language).join("\n"), {
    x: left,
    y: 110,
    width: 260,
    size: 11,
  });
  const factsEnd = putText(sheet, root, "P", facts(content).join("\n"), { x: 340, y: 110, width: 199, align: "right" });
  y = putText(sheet, root, "H1", `${name} ${paperNumber}`, {
    x: left,
    y: Math.max(y, factsEnd) + 28,
    width: wide,
    bold: true,
    size: 16,
  });
  y = drawTable(sheet, content, y + 14);
  y = drawSums(sheet, content, y);
  if (y > bottom) {
    doc.addPage();
    y = 48;
  }
  y = putText(sheet, root, "P", closing(content), { x: left, y: y + 20, width: wide });
  const payment = openPaymentOf(content);
  if (payment !== null) putPayment(sheet, payment, language, y + 20);
  return sheet.finish();
}

const sellerLine = ({ name, street, postCode, city, vatId }: Seller): string =>
  [name, street, `${postCode} ${city}`, `USt-IdNr. ${vatId}`].join(" · ");

function facts({
  language,
  orderNumber,
  orderedAt,
  issuedAt,
  invoiceNumber,
  orderReference,
  buyerReference,
}: PaperContent): string[] {
  const day = (moment: string): string => formatDay(moment, language);
  return [
    `${pick(language, "Datum", "Date")}: ${day(issuedAt)}`,
    `${pick(language, "Bestellung", "Order")}: ${orderNumber}`,
    `${pick(language, "vom", "of")} ${day(orderedAt)}`,
    ...(invoiceNumber === null ? [] : [`${pick(language, "zur Rechnung", "of invoice")} ${invoiceNumber}`]),
    ...(orderReference === "" ? [] : [`${pick(language, "Ihre Referenz", "Your reference")}: ${orderReference}`]),
    ...(buyerReference === null || buyerReference === ""
      ? []
      : [`${pick(language, "Leitweg-ID", "Buyer reference")}: ${buyerReference}`]),
  ];
}

function drawTable(sheet: Sheet, content: PaperContent, top: number): number {
  const { doc, root } = sheet;
  const { language } = content;
  const money = (cents: number): string => formatPrice(cents, language);
  const table = doc.struct("Table");
  root.add(table);
  const heads = [
    pick(language, "Artikel-Nr.", "Article no."),
    pick(language, "Bezeichnung", "Description"),
    pick(language, "Menge", "Pieces"),
    pick(language, "MwSt.", "VAT"),
    pick(language, "Einzelpreis", "Unit price"),
    pick(language, "Betrag", "Amount"),
  ];
  let y = drawRow(sheet, table, "TH", heads, top);
  putRule(sheet, { x: left, y: y - 3, width: wide });
  for (const row of content.rows) {
    if (y + heightOf(sheet, row.name, { width: columns[1].width }) > bottom) {
      doc.addPage();
      y = drawRow(sheet, table, "TH", heads, 48);
    }
    const cells = [
      row.articleNumber,
      row.name,
      String(row.quantity),
      percent(row.vatRate, language),
      money(row.singleCents),
      money(row.totalCents),
    ];
    y = drawRow(sheet, table, "TD", cells, y);
  }
  table.end();
  putRule(sheet, { x: left, y, width: wide });
  return y + 8;
}

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  tag: "TH" | "TD",
  cells: readonly string[],
  y: number,
): number {
  const row = sheet.doc.struct("TR");
  table.add(row);
  const ends = columns.map((column, index) =>
    putText(sheet, row, tag, cells[index] ?? "", { ...column, y, bold: tag === "TH", size: tag === "TH" ? 9 : 10 }),
  );
  row.end();
  return Math.max(...ends) + 5;
}

function drawSums(sheet: Sheet, content: PaperContent, top: number): number {
  let y = top;
  if (y + 100 > bottom) {
    sheet.doc.addPage();
    y = 48;
  }
  for (const { label, cents, bold } of paperSums(content)) {
    const text = `${label}: ${formatPrice(cents, content.language)}`;
    y = putText(sheet, sheet.root, "P", text, { x: left + 160, y, width: wide - 160, align: "right", bold }) + 2;
  }
  return y;
}

/** The sums as they are printed: parts that add up, the total, and the VAT in it. */
export function paperSums(content: PaperContent): { label: string; cents: number; bold: boolean }[] {
  const { language, taxIncluded, totalCents } = content;
  const taxes = content.taxes.map(({ rate, cents }) => ({
    label: taxIncluded
      ? pick(language, `Darin enthalten ${percent(rate, language)} MwSt.`, `Including ${percent(rate, language)} VAT`)
      : pick(language, `zzgl. ${percent(rate, language)} MwSt.`, `plus ${percent(rate, language)} VAT`),
    cents,
    bold: false,
  }));
  const part = (label: string, cents: number) => ({ label, cents, bold: false });
  const parts = [
    part(pick(language, "Zwischensumme", "Subtotal"), content.subtotalCents),
    ...(content.promotionsSavingCents === 0
      ? []
      : [part(pick(language, "Gutschein", "Voucher"), -content.promotionsSavingCents)]),
    ...(content.kind === "credit_note" && content.shippingCents === 0
      ? []
      : [part(pick(language, "Versand", "Shipping"), content.shippingCents)]),
  ];
  const total = { label: pick(language, "Gesamtbetrag", "Total"), cents: totalCents, bold: true };
  return taxIncluded ? [...parts, total, ...taxes] : [...parts, ...taxes, total];
}

function closing(content: PaperContent): string {
  const { language, kind, paymentMethodName } = content;
  if (kind === "credit_note") {
    return pick(
      language,
      "Was Sie schon bezahlt haben, erstatten wir auf demselben Weg.",
      "What you have paid already is paid back in the same way.",
    );
  }
  const method = pick(language, `Zahlungsart: ${paymentMethodName}.`, `Payment: ${paymentMethodName}.`);
  const day = formatDay(payUntil(content), language);
  const due = pick(language, `Bitte zahlen Sie bis zum ${day}.`, `Please pay by ${day}.`);
  return [method, ...(openPaymentOf(content) === null ? [] : [due]), deliveryText(content)].join(" ");
}

/** When the goods left; pieces that are still to come are named with the day on which they are expected. */
function deliveryText({ membership, deliveries, issuedAt, language }: PaperContent): string {
  if (membership !== null) {
    const [from, until] = [formatDay(membership.startsOn, language), formatDay(membership.endsOn, language)];
    return pick(language, `Leistungszeitraum: ${from} bis ${until}.`, `Period of service: ${from} to ${until}.`);
  }
  const [first, ...rest] = deliveries;
  if (first === undefined) {
    const day = formatDay(issuedAt, language);
    return pick(language, `Lieferdatum: ${day}.`, `Date of delivery: ${day}.`);
  }
  if (rest.length === 0) {
    const day = formatDay(first.day, language);
    return pick(language, `Lieferdatum aller Artikel: ${day}.`, `Date of delivery of all articles: ${day}.`);
  }
  return deliveries
    .map(({ day, isExpected, pieces }) => {
      const goods = pieces.map(({ articleNumber, quantity }) => `${quantity} × ${articleNumber}`).join(", ");
      return isExpected
        ? pick(
            language,
            `Folgt voraussichtlich am ${formatDay(day, language)}: ${goods}.`,
            `Expected on ${formatDay(day, language)}: ${goods}.`,
          )
        : pick(
            language,
            `Geliefert am ${formatDay(day, language)}: ${goods}.`,
            `Delivered on ${formatDay(day, language)}: ${goods}.`,
          );
    })
    .join(" ");
}

const formatDay = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "Europe/Berlin" }).format(new Date(moment));

const percent = (rate: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 2 }).format(rate / 10_000);
