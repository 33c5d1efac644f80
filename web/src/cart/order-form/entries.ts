/** A line of the order form as it was written down. */
export interface Entry {
  readonly orderNumber: string;
  /** Pieces; 0 where what was written is no number. */
  readonly quantity: number;
}

/** Most entries of one form: the shop reads no more. */
export const entryLimit = 100;

const path = "/service/orderform/";
const normalNumber = (text: string): string => text.replaceAll(/[\s.]/gu, "").toUpperCase();
const readQuantity = (text: string): number => (/^\s*\d{1,5}\s*$/u.test(text) ? Number(text) : 0);

/** Entries of one number as one, in the order of their first mention; those without a number are left out. */
function together(entries: readonly Entry[]): readonly Entry[] {
  const pieces = new Map<string, number>();
  for (const { orderNumber, quantity } of entries) {
    if (orderNumber !== "") pieces.set(orderNumber, (pieces.get(orderNumber) ?? 0) + quantity);
  }
  return [...pieces].map(([orderNumber, quantity]) => ({ orderNumber, quantity }));
}

/** What separates the cells of a line: as spreadsheets copy and save them, or blanks as people type them. */
function cellsOf(line: string): readonly string[] {
  const separator = ["\t", ";", ","].find((each) => line.includes(each)) ?? /\s+/u;
  return line
    .trim()
    .split(separator)
    .map((cell) => cell.trim().replaceAll(/^"|"$/gu, ""));
}

/**
 * Reads lines that were pasted from a spreadsheet, typed, or saved as CSV: the number comes first, the quantity is the
 * last whole number after it, or one piece. A first line of headings is left out.
 */
export function parseLines(text: string): readonly Entry[] {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
  return lines.flatMap((line, index) => {
    const [first = "", ...others] = cellsOf(line);
    if (first === "" || (index === 0 && !/\d/u.test(line))) return [];
    const written = others.findLast((cell) => /^\d{1,5}$/u.test(cell));
    return [{ orderNumber: normalNumber(first).slice(0, 40), quantity: written === undefined ? 1 : Number(written) }];
  });
}

/** A file's text, as spreadsheets write it: UTF-8, UTF-16 with its mark, or the Western code page. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What a form holds: its rows, with what is taken instead of a number, what was pasted, and the file. */
export async function entriesOf(form: FormData): Promise<readonly Entry[]> {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const rows: Entry[] = [];
  for (const name of form.keys()) {
    const [, row] = /^number-(\d{1,3})$/u.exec(name) ?? [];
    if (row === undefined) continue;
    const instead = text(`instead-${row}`);
    const number = normalNumber(instead === "" ? text(name) : instead).slice(0, 40);
    rows.push({ orderNumber: number, quantity: readQuantity(text(`quantity-${row}`)) });
  }
  const file = form.get("file");
  const lines = file instanceof File && file.size > 0 ? decodeCsv(new Uint8Array(await file.arrayBuffer())) : "";
  return together([...rows, ...parseLines(text("paste")), ...parseLines(lines)]);
}

/** The form with its entries as an address: it can be reloaded, kept and passed on. */
export function entriesPath(entries: readonly Entry[]): string {
  const query = new URLSearchParams(
    entries.slice(0, entryLimit).map(({ orderNumber, quantity }) => ["e", `${orderNumber}*${quantity}`]),
  );
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The entries of an address. */
export function entriesIn(search: string): readonly Entry[] {
  const written = new URLSearchParams(search).getAll("e").slice(0, entryLimit);
  return together(
    written.map((each) => {
      const [orderNumber = "", quantity = ""] = each.split("*");
      return { orderNumber: normalNumber(orderNumber).slice(0, 40), quantity: readQuantity(quantity) };
    }),
  );
}
