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

/** Headings of the two columns that count. */
const headings = {
  number: /^(?:(?:artikel|art|bestell|best|order|item|product)[\s.-]*)?(?:nummer|nr|number|no)\.?$/iu,
  quantity: /^(?:bestell)?(?:menge|anzahl|stück|stückzahl|stk|quantity|qty|pieces)\.?$/iu,
} as const;

/** Pieces as spreadsheets show them: 12, 1.000, 4 Stück. */
const pieces = /^(\d{1,5}|\d{1,2}[.’' ]\d{3})\s*(?:x|st\.?|stk\.?|stück|pcs\.?|pieces?)?$/iu;
const piecesIn = (cell: string): number | undefined => {
  const [, digits] = pieces.exec(cell) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(/\D/g, ""));
};

/** Where a first line of headings puts number and quantity, null where it is none; -1 for what it does not name. */
function columnsOf(line: string) {
  const cells = cellsOf(line);
  const number = cells.findIndex((cell) => headings.number.test(cell));
  const quantity = cells.findIndex((cell) => headings.quantity.test(cell));
  return number < 0 && quantity < 0 && /\d/u.test(line) ? null : { number, quantity };
}

/**
 * Reads lines that were pasted from a spreadsheet, typed, or saved as CSV. Where headings name the columns, these are
 * number and quantity; else the number comes first, the quantity is the last number of pieces after it, or one piece.
 */
export function parseLines(text: string): readonly Entry[] {
  const lines = text.split(/\r\n|\r|\n/u).filter((line) => line.trim() !== "");
  const columns = columnsOf(lines[0] ?? "");
  return lines.slice(columns === null ? 0 : 1).flatMap((line) => {
    const cells = cellsOf(line);
    const place = Math.max(0, columns?.number ?? 0);
    const number = normalNumber(cells[place] ?? "").slice(0, 40);
    if (number === "") return [];
    const named = columns !== null && columns.quantity >= 0 ? cells[columns.quantity] : undefined;
    if (named !== undefined && named !== "")
      return [{ orderNumber: number, quantity: piecesIn(named.replace(/[.,]0{1,2}$/u, "")) ?? 0 }];
    const written = cells.slice(place + 1).flatMap((cell) => piecesIn(cell) ?? []);
    return [{ orderNumber: number, quantity: named === undefined ? (written.at(-1) ?? 1) : 1 }];
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
