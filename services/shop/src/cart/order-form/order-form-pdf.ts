import Pdf from "pdfkit";
import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";

/** A line of the printed form; all texts are in the form's language. */
export interface PrintedLine {
  readonly orderNumber: string;
  readonly name: string;
  readonly quantity: number;
  /** Why it cannot be ordered; null when it can. */
  readonly note: string | null;
  /** What its pieces cost; empty when it cannot be ordered. */
  readonly price: string;
}

interface PrintedForm {
  readonly lines: readonly PrintedLine[];
  readonly total: string;
  readonly language: Language;
  readonly isBusiness: boolean;
  readonly day: Date;
}

/** Points: an A4 page has 595 by 842. */
const margin = 50;
const columns = { orderNumber: margin, name: 140, quantity: 400, price: 455 } as const;
const right = 545;
const lowest = 760;

/** The order form on A4, to be filled in by hand where the shop does not know the answer. */
export async function orderFormPdf({ lines, total, language, isBusiness, day }: PrintedForm): Promise<Buffer> {
  const say = (de: string, en: string) => pick(language, de, en);
  const title = say("Bestellschein", "Order form");
  const pdf = new Pdf({ size: "A4", margin, lang: language, displayTitle: true, info: { Title: title } });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.once("end", resolve);
    pdf.once("error", reject);
  });

  pdf.font("Helvetica-Bold").fontSize(20).text("Chalkbox", margin, margin);
  pdf.fontSize(15).text(title);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(day);
  const terms = isBusiness
    ? say("Preise netto, zzgl. MwSt. und Versand", "Net prices, plus VAT and delivery")
    : say("Preise inkl. MwSt., zzgl. Versand", "Prices incl. VAT, plus delivery");
  pdf.font("Helvetica").fontSize(9).text(`${date} · ${terms}`);
  pdf.moveDown(1.5);

  const head = () => {
    const y = pdf.y;
    pdf.font("Helvetica-Bold").fontSize(9);
    pdf.text(say("Artikelnummer", "Order number"), columns.orderNumber, y);
    pdf.text(say("Artikel", "Item"), columns.name, y);
    pdf.text(say("Menge", "Quantity"), columns.quantity, y);
    pdf.text(say("Betrag", "Amount"), columns.price, y, { width: right - columns.price, align: "right" });
    rule();
  };
  const rule = () => {
    const y = pdf.y + 3;
    pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).stroke();
    pdf.y = y + 5;
  };
  /** Begins another page when what comes does not fit on this one. */
  const keepRoom = (height: number, repeatsHead: boolean) => {
    if (pdf.y + height <= lowest) return;
    pdf.addPage();
    if (repeatsHead) head();
  };

  head();
  for (const { orderNumber, name, quantity, note, price } of lines) {
    const text = [name, note].filter(Boolean).join("\n");
    pdf.font("Helvetica").fontSize(10);
    const width = columns.quantity - columns.name - 10;
    const height = Math.max(14, pdf.heightOfString(text, { width }));
    keepRoom(height, true);
    const y = pdf.y;
    pdf.font("Helvetica").fontSize(10);
    pdf.text(orderNumber, columns.orderNumber, y);
    pdf.text(text, columns.name, y, { width });
    pdf.text(String(quantity), columns.quantity, y);
    pdf.text(price, columns.price, y, { width: right - columns.price, align: "right" });
    pdf.y = y + height;
    rule();
  }
  keepRoom(200, false);
  pdf.font("Helvetica-Bold").fontSize(11);
  pdf.text(`${say("Summe", "Total")}: ${total}`, columns.quantity - 60, pdf.y, {
    width: right - columns.quantity + 60,
    align: "right",
  });
  pdf.moveDown(2);
  pdf.font("Helvetica").fontSize(10);
  for (const field of [
    say("Kundennummer (falls vorhanden)", "Customer number (if you have one)"),
    say("Name, Einrichtung", "Name, institution"),
    say("Anschrift", "Address"),
    say("Telefon, E-Mail", "Phone, email"),
    say("Datum, Unterschrift", "Date, signature"),
  ]) {
    const y = pdf.y;
    pdf.text(field, margin, y);
    pdf
      .moveTo(240, y + 11)
      .lineTo(right, y + 11)
      .lineWidth(0.5)
      .stroke();
    pdf.y = y + 24;
  }
  pdf.moveDown(0.5);
  pdf.text(
    say(
      "Bitte schicken Sie den Bestellschein an info@chalkbox.example. Wir bestätigen Ihre Bestellung am selben Werktag.",
      "Please send the order form to info@chalkbox.example. We confirm your order on the same working day.",
    ),
    margin,
  );
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
