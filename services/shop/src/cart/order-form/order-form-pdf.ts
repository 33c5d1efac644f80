import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { createSheet, heightOf, putRule, putText, type Sheet } from "../../platform/pdf/sheet.ts";

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

/** What the printed form says. */
export interface PrintedForm {
  readonly lines: readonly PrintedLine[];
  readonly total: string;
  readonly language: Language;
  readonly isBusiness: boolean;
  readonly day: Date;
}

/** Points: an A4 page has 595 by 842. */
const left = 50;
const wide = 495;
const bottom = 760;
/** Columns of the table: where they begin, how wide they are, and how they are aligned. */
const columns = [
  { x: left, width: 84, align: "left" },
  { x: 140, width: 250, align: "left" },
  { x: 400, width: 50, align: "left" },
  { x: 455, width: 90, align: "right" },
] as const;

/** Draws the order form on A4, to be filled in by hand where the shop does not know the answer. */
export function drawOrderForm({ lines, total, language, isBusiness, day }: PrintedForm): Promise<Uint8Array> {
  const say = (de: string, en: string) => pick(language, de, en);
  const title = say("Bestellschein", "Order form");
  const sheet = createSheet({ title, subject: title, language, size: "A4", margin: left, createdAt: day });
  const { root } = sheet;
  let y = putText(sheet, root, "P", "Chalkbox", { x: left, y: left, width: wide, bold: true, size: 20 });
  y = putText(sheet, root, "H1", title, { x: left, y, width: wide, bold: true, size: 15 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Europe/Berlin" }).format(day);
  const terms = isBusiness
    ? say("Preise netto, zzgl. MwSt. und Versand", "Net prices, plus VAT and delivery")
    : say("Preise inkl. MwSt., zzgl. Versand", "Prices incl. VAT, plus delivery");
  y = putText(sheet, root, "P", `${date} · ${terms}`, { x: left, y, width: wide, size: 9 });
  y = drawTable(sheet, lines, { language, top: y + 16 });
  y = roomFor(sheet, y, 200);
  y = putText(sheet, root, "P", `${say("Summe", "Total")}: ${total}`, {
    x: left,
    y,
    width: wide,
    align: "right",
    bold: true,
    size: 11,
  });
  y = drawBlanks(sheet, language, y + 24);
  const words = say(
    "Bitte schicken Sie den Bestellschein an info@chalkbox.example. Wir bestätigen Ihre Bestellung am selben Werktag.",
    "Please send the order form to info@chalkbox.example. We confirm your order on the same working day.",
  );
  putText(sheet, root, "P", words, { x: left, y: y + 6, width: wide });
  return sheet.finish();
}

/** Begins another page when what comes does not fit on this one. @returns where it begins */
function roomFor({ doc }: Sheet, y: number, height: number): number {
  if (y + height <= bottom) return y;
  doc.addPage();
  return left;
}

function drawTable(
  sheet: Sheet,
  lines: readonly PrintedLine[],
  { language, top }: { readonly language: Language; readonly top: number },
): number {
  const table = sheet.doc.struct("Table");
  sheet.root.add(table);
  const heads = [
    pick(language, "Artikelnummer", "Order number"),
    pick(language, "Artikel", "Item"),
    pick(language, "Menge", "Quantity"),
    pick(language, "Betrag", "Amount"),
  ];
  let y = drawRow(sheet, table, { tag: "TH", cells: heads, y: top });
  for (const { orderNumber, name, quantity, note, price } of lines) {
    const text = [name, note].filter(Boolean).join("\n");
    const height = Math.max(
      heightOf(sheet, orderNumber, { width: columns[0].width }),
      heightOf(sheet, text, { width: columns[1].width }),
    );
    const next = roomFor(sheet, y, height);
    y = next === y ? y : drawRow(sheet, table, { tag: "TH", cells: heads, y: next });
    y = drawRow(sheet, table, { tag: "TD", cells: [orderNumber, text, String(quantity), price], y });
  }
  table.end();
  return y;
}

interface Row {
  readonly tag: "TH" | "TD";
  readonly cells: readonly string[];
  readonly y: number;
}

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, { tag, cells, y }: Row): number {
  const row = sheet.doc.struct("TR");
  table.add(row);
  const look = { y, bold: tag === "TH", size: tag === "TH" ? 9 : 10 };
  const ends = columns.map((column, index) => putText(sheet, row, tag, cells[index] ?? "", { ...column, ...look }));
  row.end();
  const end = Math.max(...ends);
  putRule(sheet, { x: left, y: end + 1, width: wide });
  return end + 6;
}

/** What a person fills in by hand, each with a line to write on. */
function drawBlanks(sheet: Sheet, language: Language, top: number): number {
  let y = top;
  for (const field of [
    pick(language, "Kundennummer (falls vorhanden)", "Customer number (if you have one)"),
    pick(language, "Name, Einrichtung", "Name, institution"),
    pick(language, "Anschrift", "Address"),
    pick(language, "Telefon, E-Mail", "Phone, email"),
    pick(language, "Datum, Unterschrift", "Date, signature"),
  ]) {
    putText(sheet, sheet.root, "P", field, { x: left, y, width: 185 });
    putRule(sheet, { x: 240, y: y + 13, width: left + wide - 240 });
    y += 26;
  }
  return y;
}
