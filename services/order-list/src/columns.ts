import { readAmount } from "./amount.ts";
import type { Headings } from "./headings.ts";
import { isItemNumber } from "./item-number.ts";
import { mostCells, type Row } from "./table.ts";

/** Columns of a table that count; null where it is not clear which. */
export interface Columns {
  readonly number: number | null;
  readonly amount: number | null;
}

/** Pieces of a line have four digits at most; longer figures are numbers of something. */
const isPieces = (cell: string): boolean => (readAmount(cell) ?? Infinity) < 10_000;
const hasFraction = (cell: string): boolean => /\d[.,]\d{1,2}$/u.test(cell);

interface Column {
  readonly index: number;
  readonly cells: readonly string[];
}

const columnsOf = (rows: readonly Row[]): readonly Column[] => {
  const width = Math.min(mostCells, Math.max(0, ...rows.map(({ cells }) => cells.length)));
  return Array.from({ length: width }, (_, index) => ({ index, cells: rows.map(({ cells }) => cells[index] ?? "") }));
};

const count = ({ cells }: Column, holds: (cell: string) => boolean): number => cells.filter(holds).length;

/** Tells columns that count their lines: each cell is one more than the one above it. */
const isPosition = ({ cells }: Column): boolean => {
  const filled = cells.filter((cell) => cell !== "").map(readAmount);
  return filled.length > 1 && filled.every((each, row) => row === 0 || (each ?? 0) === (filled[row - 1] ?? 0) + 1);
};

function numberColumn(columns: readonly Column[]): number | null {
  const scored = columns.map((column) => ({ index: column.index, score: count(column, isItemNumber) }));
  const [best] = scored.toSorted((one, next) => next.score - one.score);
  return best !== undefined && best.score > 0 ? best.index : null;
}

/** The columns that narrow a choice, unless none is left. */
const narrowed = (columns: readonly Column[], holds: (column: Column) => boolean): readonly Column[] => {
  const left = columns.filter(holds);
  return left.length === 0 ? columns : left;
};

/** The one column of pieces beside the item numbers; null where there is none, or several that could be it. */
function amountColumn(columns: readonly Column[], number: number | null, others: ReadonlySet<number>): number | null {
  const free = columns.filter(({ index }) => index !== number && !others.has(index));
  const pieces = free.filter((column) => count(column, isPieces) > 0);
  if (pieces.length === 0) {
    const [only, ...further] = free.filter((column) => count(column, (cell) => cell !== "") > 0);
    return only !== undefined && further.length === 0 ? only.index : null;
  }
  const most = Math.max(...pieces.map((column) => count(column, isPieces)));
  const often = pieces.filter((column) => count(column, isPieces) * 2 > most);
  const whole = narrowed(often, ({ cells }) => !cells.some(hasFraction));
  const unnumbered = narrowed(whole, (column) => !isPosition(column));
  const [only, ...further] = narrowed(unnumbered, ({ index }) => number === null || index > number);
  return only !== undefined && further.length === 0 ? only.index : null;
}

/** The columns of a table: as headings name them, otherwise by what stands in them. @param rows below the headings */
export function columnsIn(rows: readonly Row[], headings: Headings | null): Columns {
  const columns = columnsOf(rows);
  const named = headings ?? { number: -1, amount: -1, others: new Set<number>() };
  const number = named.number < 0 ? numberColumn(columns.filter(({ index }) => index !== named.amount)) : named.number;
  if (named.amount >= 0) return { number, amount: named.amount };
  return { number, amount: amountColumn(columns, number, named.others) };
}
