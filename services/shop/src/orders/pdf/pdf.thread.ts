import { answerQuestions } from "../../platform/background-thread.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import { drawLabel, type LabelContent } from "./label-pdf.ts";
import { drawPaper } from "./paper-pdf.ts";

/** What is to be drawn; `warm` is a label that is thrown away. */
export type PdfQuestion =
  | { readonly type: "paper"; readonly content: PaperContent }
  | { readonly type: "label"; readonly content: LabelContent }
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

answerQuestions<null, PdfQuestion>(() => ({
  answer: (question) =>
    question.type === "paper"
      ? drawPaper(question.content)
      : drawLabel(question.type === "label" ? question.content : sample),
  end: () => Promise.resolve(),
}));
