import { cutText } from "@chalkbox/input-text/read-text";
import { readAmount, unclear } from "./amount.ts";
import { type Columns, columnsIn } from "./columns.ts";
import { headingsOf, repeats } from "./headings.ts";
import { isItemNumber } from "./item-number.ts";
import type { Row } from "./table.ts";
import { readTyped, type Stated } from "./typed.ts";

/** A line of an order list; `readAmount` says whether its amount is understood. */
export interface ListLine extends Stated {
  /** Place in its file or text, from 1 on. */
  readonly line: number;
}

/** Most characters that are shown of what was not understood. */
const shown = 40;

/** Units that are no pieces, where they have a cell of their own. */
const packs =
  /^(?:VE|VPE|Pack|Packung(?:en)?|Pck\.?|Pkg\.?|Packs?|Karton(?:s)?|Kt[n]?\.?|Box(?:en|es)?|Sets?|Paar|Pairs?|Beutel|Rollen?|Dutzend|Dozen|Dtz\.?|Bund|Ries|Palette[n]?)$/iu;

/** A quoted cell that runs over lines with orders of their own: its quote was never meant. */
const swallowsLines = ({ cells, separator }: Row): boolean =>
  separator !== "" &&
  cells.some((cell) => {
    const [, ...below] = cell.split("\n");
    return below.some((line) => {
      const parts = line.split(separator).map((part) => part.replaceAll('"', "").trim());
      return parts.some(isItemNumber) && parts.some((part) => !isItemNumber(part) && readAmount(part) !== null);
    });
  });

/** The beginning of what was written; what is cut says so, and reads as nothing else. */
function shownOf(text: string): string {
  const words = text.replaceAll(/\s+/gu, " ");
  const cut = cutText(words, shown);
  return cut === words ? words : `${cut}…`;
}

/**
 * Reads number and amount of a row; null for one that states neither.
 * @param isTyped whether a row of one cell may hold both, with blanks between
 */
function read(row: Row, { number, amount }: Columns, hasHeadings: boolean, isTyped: boolean): Stated | null {
  const filled = row.cells.filter((cell) => cell !== "");
  const [only = ""] = filled;
  if (row.cells.length === 1 && isTyped) return readTyped(only);
  const orderNumber = number === null ? "" : (row.cells[number] ?? "");
  const rest = row.cells.filter((cell, index) => index !== number && cell !== "").join(" | ");
  if (swallowsLines(row)) return { orderNumber, amount: unclear(rest) };
  // Where any of several figures could be the pieces, none is.
  if (amount === null && !hasHeadings) return { orderNumber, amount: unclear(rest) };
  const figure = amount === null ? "" : (row.cells[amount] ?? "");
  const pack = row.cells.find((cell, index) => index !== number && index !== amount && packs.test(cell));
  const pieces = pack === undefined || figure === "" ? figure : `${figure} ${pack}`;
  if (orderNumber === "" && pieces === "") return hasHeadings ? null : { orderNumber: only, amount: "" };
  // Where no column has item numbers, what was written in their place is shown.
  const words = number === null ? row.cells.filter((cell, index) => index !== amount && cell !== "").join(" | ") : "";
  return { orderNumber: orderNumber || words, amount: amount === null ? unclear(rest) : pieces };
}

const isUnderstood = (stated: Stated | null): stated is Stated =>
  stated !== null && isItemNumber(stated.orderNumber) && readAmount(stated.amount) !== null;

/**
 * The lines of a table, in its order. Rows above the headings are titles, unless they are lines themselves; below them a
 * row without number and amount is a remark. Everything else is a line, understood or not.
 */
export function linesOf(rows: readonly Row[]): readonly ListLine[] {
  const headings = headingsOf(rows);
  const [above, below] = headings === null ? [[], rows] : [rows.slice(0, headings.row), rows.slice(headings.row + 1)];
  const bare = columnsIn(above, null);
  const columns = columnsIn(below, headings);
  // In a spreadsheet an empty cell is none; a text has one cell where none was separated.
  const isOneColumn = rows.every(({ cells }) => cells.length === 1);
  const isHeadingTyped = headings === null || rows[headings.row]?.cells.length === 1;
  const isTyped = ({ separator }: Row): boolean => (separator !== "" && isHeadingTyped) || isOneColumn;
  const cut = (row: Row, { orderNumber, amount }: Stated): ListLine => ({
    line: row.line,
    orderNumber: shownOf(orderNumber),
    amount: shownOf(amount),
  });
  return [
    ...above.flatMap((row) => {
      const stated = read(row, bare, false, isTyped(row));
      return isUnderstood(stated) ? [cut(row, stated)] : [];
    }),
    ...below.flatMap((row) => {
      if (headings !== null && repeats(row, headings)) return [];
      const stated = read(row, columns, headings !== null, isTyped(row));
      return stated === null ? [] : [cut(row, stated)];
    }),
  ];
}
