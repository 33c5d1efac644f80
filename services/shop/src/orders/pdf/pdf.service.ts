import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { PdfDocument } from "../../generated/graph.ts";
import { createThread } from "../../platform/background-thread.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import type { DataSheetContent } from "./data-sheet-pdf.ts";
import type { LabelContent } from "./label-pdf.ts";
import type { PdfQuestion } from "./pdf.thread.ts";

/**
 * Drawing takes some ten milliseconds, which visitors' calls would wait for. The thread is small, stays, and was warmed:
 * a first document with another one would take twenty times as long.
 */
const thread = createThread<PdfQuestion, Uint8Array>(new URL("pdf.thread.ts", import.meta.url), null, null);

/** What was drawn lately, some 30 kB each: a paper never changes, and a browser asks for it again. */
const drawn = new LRUCache<string, Promise<PdfDocument>>({ max: 200 });

/** Starts the thread and has it draw once, so that no visitor waits for its libraries and fonts. */
export async function warmDrawing(): Promise<void> {
  await thread.ask({ type: "warm" });
}

/** An invoice or credit note as PDF; the same one comes from memory. */
export function paperPdf(content: PaperContent): Promise<PdfDocument> {
  return remembered(hash("sha256", JSON.stringify(content)), async () =>
    fileOf(content.paperNumber, await thread.ask({ type: "paper", content })),
  );
}

/** A product's data sheet as PDF; the same one comes from memory. */
export function dataSheetPdf(content: DataSheetContent): Promise<PdfDocument> {
  return remembered(hash("sha256", JSON.stringify(content)), async () =>
    fileOf("data-sheet", await thread.ask({ type: "dataSheet", content })),
  );
}

/** A label for a return as PDF. */
export async function labelPdf(content: LabelContent): Promise<PdfDocument> {
  return fileOf(`${content.rma}-${content.label}`, await thread.ask({ type: "label", content }));
}

/** Ends the thread that draws. */
export function stopDrawing(): Promise<void> {
  drawn.clear();
  return thread.stop();
}

/** Several who ask for one paper at the same time wait for one drawing; a failed one is forgotten. */
function remembered(key: string, draw: () => Promise<PdfDocument>): Promise<PdfDocument> {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const file = draw();
  drawn.set(key, file);
  file.catch(() => drawn.delete(key));
  return file;
}

function fileOf(name: string, bytes: Uint8Array): PdfDocument {
  return { fileName: `${name}.pdf`, content: Buffer.from(bytes).toString("base64") };
}
