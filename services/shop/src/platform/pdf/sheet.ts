import Pdf from "pdfkit";
import { seller } from "../seller.ts";
import { paperFonts } from "./fonts.ts";
import { printable } from "./printable.ts";

/** What a sheet of paper is. */
export interface SheetHead {
  readonly title: string;
  readonly subject: string;
  /** BCP 47. */
  readonly language: string;
  /** Points. */
  readonly size: readonly [number, number] | "A4";
  readonly margin: number;
  readonly createdAt: Date;
}

/** A sheet that texts are put on, each with the tag that tells what it is. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** The structure that everything hangs from. */
  readonly root: PDFKit.PDFStructureElement;
  /** Ends the sheet. @returns its bytes */
  finish(): Promise<Uint8Array>;
}

/** Begins a tagged PDF/A-2a file with embedded fonts `regular` and `bold`. */
export function createSheet({ title, subject, language, size, margin, createdAt }: SheetHead): Sheet {
  const fonts = paperFonts();
  const doc = new Pdf({
    size: size === "A4" ? size : [...size],
    margin,
    pdfVersion: "1.7",
    subset: "PDF/A-2a",
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: seller.name, CreationDate: createdAt, ModDate: createdAt },
    font: "",
  });
  doc.registerFont("regular", fonts.regular);
  doc.registerFont("bold", fonts.bold);
  doc.font("regular");
  const root = doc.struct("Document");
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on("error", reject);
  });
  return {
    doc,
    root,
    finish: () => {
      root.end();
      doc.end();
      return done;
    },
  };
}

/** Where and how a text stands. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
  readonly bold?: boolean;
  readonly size?: number;
  readonly color?: string;
}

/** Puts a text on a sheet as an element of `parent`. @returns the y below it */
export function putText(
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  text: string,
  { x, y, width, align = "left", bold = false, size = 10, color = "#22262a" }: TextPlace,
): number {
  const shown = printable(text);
  let below = y;
  parent.add(
    doc.struct(tag, {}, () => {
      doc
        .font(bold ? "bold" : "regular")
        .fontSize(size)
        .fillColor(color);
      doc.text(shown, x, y, { width, align, lineGap: 2 });
      below = doc.y;
    }),
  );
  return below;
}

/** How high a text will be. */
export function heightOf({ doc }: Sheet, text: string, { width, size = 10 }: { width: number; size?: number }): number {
  return doc.font("regular").fontSize(size).heightOfString(printable(text), { width, lineGap: 2 });
}

/** Draws a line that is no content. */
export function putRule({ doc }: Sheet, { x, y, width }: { x: number; y: number; width: number }): void {
  doc.markContent("Artifact", { type: "Layout" });
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor("#8a8578")
    .stroke();
  doc.endMarkedContent();
}
