import { createThread } from "../../platform/background-thread.ts";
import type { LabelContent } from "./label-pdf.ts";
import type { PdfQuestion } from "./pdf.thread.ts";
import type { PaperContent } from "../paper/paper-content.ts";

/** `PdfDocument` of the graph. */
export interface PdfDocument {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** Drawing takes some ten milliseconds, which visitors' calls would wait for. */
const thread = createThread<PdfQuestion, Uint8Array>(new URL("pdf.thread.ts", import.meta.url), null);

/** An invoice or credit note as PDF. */
export async function paperPdf(content: PaperContent): Promise<PdfDocument> {
  return fileOf(content.paperNumber, await thread.ask({ type: "paper", content }));
}

/** A label for a return as PDF. */
export async function labelPdf(content: LabelContent): Promise<PdfDocument> {
  return fileOf(`${content.rma}-${content.label}`, await thread.ask({ type: "label", content }));
}

/** Ends the thread that draws. */
export const stopDrawing = (): Promise<void> => thread.stop();

function fileOf(name: string, bytes: Uint8Array): PdfDocument {
  return { fileName: `${name}.pdf`, content: Buffer.from(bytes).toString("base64") };
}
