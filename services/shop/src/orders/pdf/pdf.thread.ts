import { answerQuestions } from "../../platform/background-thread.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import { type DataSheetContent, drawDataSheet } from "./data-sheet-pdf.ts";
import { drawLabel, type LabelContent } from "./label-pdf.ts";
import { drawPaper } from "./paper-pdf.ts";

/** What is to be drawn; `warm` is a label that is thrown away. */
export type PdfQuestion =
  | { readonly type: "paper"; readonly content: PaperContent }
  | { readonly type: "label"; readonly content: LabelContent }
  | { readonly type: "dataSheet"; readonly content: DataSheetContent }
  | { readonly type: "warm" };

const sample: LabelContent = {
  rma: "R-0000000",
  label: 1,
  labels: 1,
  carrier: "DHL",
  language: "de-DE",
  orderNumber: 0,
  createdAt: "2026-01-01T00:00:00Z",
};

function draw(question: PdfQuestion): Promise<Uint8Array> {
  switch (question.type) {
    case "paper":
      return drawPaper(question.content);
    case "dataSheet":
      return drawDataSheet(question.content);
    case "label":
      return drawLabel(question.content);
    case "warm":
      return drawLabel(sample);
  }
}

answerQuestions<null, PdfQuestion>(() => ({ answer: draw, end: () => Promise.resolve() }));
