import { readText } from "@chalkbox/input-text/read-text";

/** A row of a list as it was read. */
export interface Row {
  /** Place of its beginning in its file or text, from 1 on. */
  readonly line: number;
  /** Texts as a person sees them, without blanks around them. */
  readonly cells: readonly string[];
  /** Character that its cells were separated by; "" for a spreadsheet's. */
  readonly separator: string;
}

/** Rows from which on a list is too long, whatever they hold: lines, and remarks between them. */
export const mostRows = 3_001;
/** Cells of a row that are looked at. */
export const mostCells = 60;
/** Most characters that are kept of a cell, UTF-16 units. */
const mostUnits = 400;

/** `="123"`, which keeps a spreadsheet from making a number of a text. */
const textFormula = /^="(.*)"$/su;

/** A cell's text as it is shown in the spreadsheet. */
export const cellText = (text: string): string => {
  // What is cut says so: its beginning alone may read as something else.
  const seen = readText(text.length > mostUnits ? `${text.slice(0, mostUnits)}…` : text).trim();
  return (textFormula.exec(seen)?.[1] ?? seen).trim();
};

/** Tells rows that hold anything; separators alone are nothing. */
export const isFilled = ({ cells }: Row): boolean => cells.some((cell) => !/^[\s;,|]*$/u.test(cell));
