import { type Options, parse } from "csv-parse/sync";
import { readText } from "@chalkbox/input-text/read-text";
import { linesOf } from "./lines.ts";
import { readAmount } from "./amount.ts";
import { isItemNumber } from "./item-number.ts";
import { cellText, isFilled, mostCells, mostRows, type Row } from "./table.ts";

const separators = ["\t", ";", ","] as const;
/** Rows by which separators are compared. */
const sample = 60;
/** The line by which spreadsheets say what separates the cells. */
const separatorLine = /^"?sep=(.)"?[ \t]*(?:\n|$)/iu;

interface Record {
  readonly record: readonly string[];
  /** The text of the record, with the empty lines before it. */
  readonly raw: string;
  readonly info: { readonly lines: number };
}

const lineBreaks = (text: string): number => text.split("\n").length - 1;

/** Rows of a text; where quotes do not match, they are characters like others. */
function rowsOf(text: string, separator: string, firstLine: number, most: number): Row[] {
  const options: Options = {
    delimiter: separator,
    raw: true,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: "\n",
    to: most,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options ask for the text beside each record
  const read = (quote: '"' | false): Record[] => parse(text, { ...options, quote }) as unknown as Record[];
  let records: Record[];
  try {
    records = read('"');
  } catch {
    records = read(false);
  }
  let next = firstLine;
  return records.map(({ record, raw }) => {
    const line = next;
    next += Math.max(1, lineBreaks(raw));
    return { line, cells: record.slice(0, mostCells).map(cellText), separator };
  });
}

/** Number of lines that a separator makes understandable; rows of several cells decide where none is. */
function scoreOf(rows: readonly Row[]): number {
  const understood = linesOf(rows).filter((line) => readAmount(line.amount) !== null && isItemNumber(line.orderNumber));
  return understood.length * 1_000 + rows.filter(({ cells }) => cells.length > 1).length;
}

/**
 * Rows of a text as spreadsheets save and copy it: separated by tabs, semicolons or commas, or by what its first line
 * `sep=` names, with quotes around cells that hold separators or line breaks. Empty rows are left out.
 */
export function readCsv(text: string): readonly Row[] {
  const whole = readText(text.replaceAll(/\r\n?/gu, "\n"));
  const [named, separator] = separatorLine.exec(whole) ?? [];
  if (named !== undefined && separator !== undefined) {
    return rowsOf(whole.slice(named.length), separator, 2, Number.MAX_SAFE_INTEGER).filter(isFilled).slice(0, mostRows);
  }
  const scored = separators.map((each) => ({ each, score: scoreOf(rowsOf(whole, each, 1, sample).filter(isFilled)) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return rowsOf(whole, best?.each ?? ";", 1, Number.MAX_SAFE_INTEGER)
    .filter(isFilled)
    .slice(0, mostRows);
}
