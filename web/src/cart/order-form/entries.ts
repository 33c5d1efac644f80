import { cutText, readText } from "@chalkbox/input-text/read-text";
import { readAmount } from "@chalkbox/order-list/amount";
import { isItemNumber, itemNumber } from "@chalkbox/order-list/item-number";
import { packed, unpacked } from "./packed-text.ts";

/** A line of the order form as it was written down. */
export interface Entry {
  /** An item number as it is looked up, or what was written in its place. */
  readonly orderNumber: string;
  /** Pieces as they were written; `readAmount` says whether they are understood. */
  readonly amount: string;
  /** Places in its file or pasted list, from 1 on; several where a number stands in several lines. */
  readonly lines: readonly number[];
}

/** Most entries of one form. */
export const entryLimit = 1_000;
/** Most characters of an address: what common servers let through, with room for where it is passed on. */
export const addressLimit = 7_000;
/** Up to this many characters an address is written out. */
const plainLimit = 2_000;
/** Most characters of an entry's texts. */
const mostCharacters = 45;

const path = "/service/orderform/";

/** An item number in the form that it is looked up in; what is none stays as it was written. */
function numberOf(text: string): string {
  const seen = readText(text).trim();
  return isItemNumber(seen) || !/\s/u.test(seen) ? itemNumber(seen) : seen;
}

const oneLine = (text: string): string => cutText(text.replaceAll(/\s+/gu, " "), mostCharacters, mostCharacters);

/** An entry of what was written. */
export const entryOf = (orderNumber: string, amount: string, lines: readonly number[] = []): Entry => ({
  orderNumber: numberOf(oneLine(orderNumber)),
  amount: oneLine(readText(amount)).trim(),
  lines,
});

/** The pieces of an entry; null where it does not say which. */
export const piecesOf = ({ amount }: Entry): number | null => readAmount(amount);

/**
 * Entries of one number as one, in the order of their first mention; those that are not understood stay for themselves,
 * empty ones are left out.
 */
export function together(entries: readonly Entry[]): readonly Entry[] {
  const known = new Map<string, number>();
  const kept: Entry[] = [];
  for (const entry of entries) {
    const pieces = piecesOf(entry);
    if (entry.orderNumber === "" && (entry.amount === "" || entry.lines.length === 0)) continue;
    const at = pieces === null || entry.orderNumber === "" ? undefined : known.get(entry.orderNumber);
    const before = at === undefined ? undefined : kept[at];
    if (at === undefined || before === undefined) {
      if (pieces !== null && entry.orderNumber !== "") known.set(entry.orderNumber, kept.length);
      kept.push(entry);
      continue;
    }
    const amount = String((piecesOf(before) ?? 0) + (pieces ?? 0));
    kept[at] = { ...before, amount, lines: [...before.lines, ...entry.lines] };
  }
  return kept;
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/**
 * Entries of a form's rows, with what is taken instead of a number. A form with many entries has rows for some of them:
 * the others are in its field `kept`.
 */
export async function rowsOf(form: FormData): Promise<readonly Entry[]> {
  const kept: (Entry | undefined)[] = [...(await entriesIn(textIn(form, "kept")))];
  for (const name of form.keys()) {
    const [, digits] = /^number-(\d{1,4})$/u.exec(name) ?? [];
    if (digits === undefined) continue;
    const row = Number(digits);
    const instead = textIn(form, `instead-${digits}`);
    const entry = entryOf(instead || textIn(form, name), textIn(form, `quantity-${digits}`), kept[row]?.lines);
    // A number that is emptied takes its entry away; one that was never there is still missing.
    const isEmptied = entry.orderNumber === "" && kept[row]?.orderNumber !== "";
    kept[row] = isEmptied ? undefined : entry;
  }
  return kept.filter((entry) => entry !== undefined);
}

const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("*", "%2A");
const written = (text: string): string => text.replaceAll("%2A", "*").replaceAll("%25", "%");

/** An entry as a value of an address: number, pieces, and its lines where it has any. */
export const entryText = ({ orderNumber, amount, lines }: Entry): string =>
  [escaped(orderNumber), escaped(amount), ...(lines.length === 0 ? [] : [lines.join(".")])].join("*");

const isPlace = (line: number): boolean => Number.isSafeInteger(line) && line > 0;

function entryFrom(text: string): Entry {
  const [number = "", amount = "", lines = ""] = text.split("*");
  const places = lines.split(".").map(Number);
  return entryOf(
    written(number),
    written(amount),
    places.filter((each) => Number.isInteger(each) && each > 0),
  );
}

/** Entries column by column, each place as the way from the one before: what is alike packs well. */
function columnsOf(entries: readonly Entry[]): string {
  let last = 0;
  const ways = entries.map(({ lines }) =>
    lines
      .map((line) => {
        const way = line - last;
        last = line;
        return way;
      })
      .join("."),
  );
  const columns = [entries.map(({ orderNumber }) => orderNumber), entries.map(({ amount }) => amount), ways];
  return columns.map((column) => column.join("\n")).join("\f");
}

function fromColumns(text: string): readonly Entry[] {
  const [numbers = [], amounts = [], ways = []] = text.split("\f").map((column) => column.split("\n"));
  let last = 0;
  return numbers.slice(0, entryLimit).map((number, index) => {
    const steps = (ways[index] ?? "").split(".").filter((each) => each !== "");
    const lines = steps.map((step) => (last += Number(step)));
    return entryOf(number, amounts[index] ?? "", lines.filter(isPlace));
  });
}

/** The query of a form's address: it can be reloaded, kept and passed on. Longer ones are packed. */
async function entriesQuery(entries: readonly Entry[]): Promise<string> {
  const query = new URLSearchParams(entries.map((entry) => ["e", entryText(entry)])).toString();
  return query.length <= plainLimit ? query : `list=${await packed(columnsOf(entries))}`;
}

/** The form with its entries as an address; null where they are too many characters for one. */
export async function entriesPath(entries: readonly Entry[]): Promise<string | null> {
  const query = await entriesQuery(entries);
  if (query.length > addressLimit) return null;
  return query === "" ? path : `${path}?${query}`;
}

/** The entries of an address's query. */
export async function entriesIn(search: string): Promise<readonly Entry[]> {
  const query = new URLSearchParams(search);
  const list = query.get("list");
  if (list === null) return together(query.getAll("e").slice(0, entryLimit).map(entryFrom));
  return together(fromColumns((await unpacked(list)) ?? ""));
}
