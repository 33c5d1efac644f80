import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { calendar } from "./paper/calendar.ts";
import { cardboard } from "./paper/cardboard.ts";
import { colouredPaper } from "./paper/coloured-paper.ts";
import { drawingPad } from "./paper/drawing-pad.ts";
import { envelope } from "./paper/envelope.ts";
import { exerciseBook } from "./paper/exercise-book.ts";
import { notebook } from "./paper/notebook.ts";
import { printerPaper } from "./paper/printer-paper.ts";
import { writingPad } from "./paper/writing-pad.ts";

type Kind = Extract<
  PictureKind,
  | "notebook"
  | "exercise-book"
  | "writing-pad"
  | "drawing-pad"
  | "coloured-paper"
  | "cardboard"
  | "printer-paper"
  | "envelope"
  | "calendar"
>;

/** Books to write in, paper, board and envelopes. */
export const paper = {
  notebook,
  cardboard,
  envelope,
  calendar,
  "exercise-book": exerciseBook,
  "writing-pad": writingPad,
  "drawing-pad": drawingPad,
  "coloured-paper": colouredPaper,
  "printer-paper": printerPaper,
} satisfies Record<Kind, Drawing>;
