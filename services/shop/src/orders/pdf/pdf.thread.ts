import { answerQuestions } from "../../platform/background-thread.ts";
import type { PaperContent } from "../paper/paper-content.ts";
import { drawLabel, type LabelContent } from "./label-pdf.ts";
import { drawPaper } from "./paper-pdf.ts";

/** What is to be drawn. */
export type PdfQuestion =
  | { readonly type: "paper"; readonly content: PaperContent }
  | { readonly type: "label"; readonly content: LabelContent };

answerQuestions<null, PdfQuestion>(() => ({
  answer: (question) => (question.type === "paper" ? drawPaper(question.content) : drawLabel(question.content)),
  end: () => Promise.resolve(),
}));
