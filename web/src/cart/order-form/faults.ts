import { readAmount } from "@chalkbox/order-list/amount";
import type { ErrorMap } from "../../lib/error-map.ts";
import type { FormValues } from "../../lib/form-values.ts";
import type { JudgedEntry } from "./judged.ts";
import type { OrderFormTexts } from "./order-form-copy.ts";

/** Sentence about an amount that is wrong without asking the shop; null for a good one. */
function amountFault(amount: string, t: OrderFormTexts): string | null {
  if (amount.trim() === "") return t.amountMissing;
  const pieces = readAmount(amount);
  if (pieces === null) return t.amountFault(amount.trim());
  return pieces >= 1 && pieces <= 9_998 ? null : t.quantityFault;
}

/** Errors of the rows, as far as they can be found without the shop. */
export function checkRows(values: FormValues, t: OrderFormTexts): ErrorMap {
  const faults = Object.entries(values).flatMap(([name, value]) => {
    const row = name.startsWith("quantity-") ? name.slice("quantity-".length) : null;
    const hasNumber = row !== null && (values[`number-${row}`] ?? "").trim() !== "";
    const fault = hasNumber ? amountFault(value, t) : null;
    return fault === null ? [] : [[name, fault]];
  });
  return Object.fromEntries(faults);
}

/** Reason why an entry cannot be bought, and the field to put right; null where it can. */
function faultOf({ amount, verdict }: JudgedEntry, t: OrderFormTexts) {
  const wrong = amountFault(amount, t);
  if (wrong !== null) return { field: "quantity", text: wrong } as const;
  const text = verdict?.cartMessage;
  return text == null ? null : ({ field: "number", text } as const);
}

/** An entry and its place among those of the form, zero-based. */
export interface PlacedEntry {
  readonly row: number;
  readonly entry: JudgedEntry;
}

/** Entries as the form shows them. */
export interface SortedEntries {
  /** Entries with fields to write into. */
  readonly fields: readonly PlacedEntry[];
  /** Entries that can be bought as they are, where there are too many for fields. */
  readonly good: readonly PlacedEntry[];
  /** Number of entries that wait until others are put right. */
  readonly waiting: number;
  /** Number of entries that can be bought. */
  readonly buyable: number;
  /** Errors by field, with the line that each stands in. */
  readonly faults: ErrorMap;
}

/** Most entries that have fields: more would make a page slow, and no one types them. */
export const mostFields = 100;

/** Sorts entries: all have fields where they are few, otherwise those that someone has to look at. */
export function sortEntries(entries: readonly JudgedEntry[], t: OrderFormTexts): SortedEntries {
  const placed = entries.map((entry, row) => ({ row, entry, fault: faultOf(entry, t) }));
  const buyable = placed.filter(({ fault }) => fault === null);
  const isFew = entries.length <= mostFields;
  const wrong = isFew ? placed : placed.filter(({ fault }) => fault !== null);
  const fields = wrong.slice(0, mostFields);
  const faults = fields.flatMap(({ row, entry, fault }) => {
    if (fault === null) return [];
    const text = entry.lines.length === 0 ? fault.text : t.atLines(entry.lines, fault.text);
    return [[`${fault.field}-${row}`, text] as const];
  });
  return {
    fields,
    good: isFew ? [] : buyable,
    waiting: wrong.length - fields.length,
    buyable: buyable.length,
    faults: Object.fromEntries(faults),
  };
}
