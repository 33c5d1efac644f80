import { isItemNumber } from "./item-number.ts";
import type { Row } from "./table.ts";

/** Rows within which headings are looked for; titles may be above them. */
const within = 10;

/** A heading without what people write it with: `Art.-Nr.` is `artnr`. */
const compact = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("#", "no")
    .replace(/\((?:in )?(?:stück|stk|st|pcs|pieces)\.?\)/u, "")
    .replaceAll(/[\s.:*_/-]/gu, "");

const clearNumber =
  /^(?:(?:artikel|art|bestell|best|produkt|prod|waren|material|katalog|item|article|product|order|part|catalogue|catalog|cat)(?:nummer|nr|number|num|no|code|id)|sku)$/u;
/** Words that are the item number's where no column is clearly. */
const vagueNumber = /^(?:nummer|nr|number|no|artikel|article|item|code)$/u;
const clearAmount =
  /^(?:(?:bestell|wunsch|gewünschte)?(?:menge|anzahl|stückzahl)|(?:menge|anzahl)(?:in)?(?:stück|stk|st)|(?:order|ordered)?(?:quantity|qty)|pieces|pcs)$/u;
const vagueAmount = /^(?:stück|stk|st|amount|count)$/u;
/** Columns of figures that are never pieces. */
const other =
  /pos|preis|price|€|eur|\bve\b|einheit|unit|pack|gewicht|weight|seite|page|lager|bestand|stock|summe|total|gesamt|ean|gtin|isbn|jahr|year|klasse|class|lfd|datum|date/iu;

/** Columns as headings name them; -1 for one that they do not name. */
export interface Headings {
  /** Index among the rows. */
  readonly row: number;
  readonly number: number;
  readonly amount: number;
  /** Columns that hold something else by their heading. */
  readonly others: ReadonlySet<number>;
}

function find(cells: readonly string[], clear: RegExp, vague: RegExp): number {
  const words = cells.map(compact);
  const index = words.findIndex((word) => clear.test(word));
  return index < 0 ? words.findIndex((word) => vague.test(word)) : index;
}

/** The headings of a table, in German or English, within its first ten rows; null for a table without. */
export function headingsOf(rows: readonly Row[]): Headings | null {
  const found = rows.slice(0, within).flatMap(({ cells }, row) => {
    // A row with an item number is a line, whatever words it has.
    if (cells.some(isItemNumber)) return [];
    // Headings that are typed have blanks between.
    const words = cells.length === 1 ? (cells[0] ?? "").split(/\s+/u) : [];
    if (find(words, clearNumber, vagueNumber) >= 0 && find(words, clearAmount, vagueAmount) >= 0) {
      return [{ row, number: 0, amount: -1, others: new Set<number>() }];
    }
    const others = new Set(cells.flatMap((cell, index) => (other.test(cell) ? [index] : [])));
    return [
      { row, number: find(cells, clearNumber, vagueNumber), amount: find(cells, clearAmount, vagueAmount), others },
    ];
  });
  const both = found.find(({ number, amount }) => number >= 0 && amount >= 0);
  return both ?? found.find(({ number, amount }) => number >= 0 || amount >= 0) ?? null;
}

/** Tells rows that repeat the headings, as on each page of a printed list. */
export const repeats = ({ cells }: Row, { number, amount }: Headings): boolean =>
  (number < 0 || find([cells[number] ?? ""], clearNumber, vagueNumber) === 0) &&
  (amount < 0 || find([cells[amount] ?? ""], clearAmount, vagueAmount) === 0);
