/** What a row of the table is made of. */
interface Placed {
  readonly indexInCurrentList: number;
}

/** A row: an entry, or what was removed from this place. */
export type Row<Entry> = { readonly kind: "entry" | "removed"; readonly entry: Entry };

/**
 * The rows of a page of a list: its entries in their order, and what was removed at its old place (WISH-07).
 * @param firstRow place of the page's first row among all rows of the list
 */
export function rowsInOrder<Entry extends Placed>(
  entries: readonly Entry[],
  removed: readonly Entry[],
  firstRow: number,
): Row<Entry>[] {
  const rows: Row<Entry>[] = entries.map((entry) => ({ kind: "entry", entry }));
  for (const entry of removed.toSorted((one, other) => one.indexInCurrentList - other.indexInCurrentList)) {
    rows.splice(entry.indexInCurrentList - firstRow, 0, { kind: "removed", entry });
  }
  return rows;
}
