import type { Language } from "../platform/context.ts";
import { inOrder, type ShownEntry, type Sort } from "./entries.ts";
import { entriesOnPage } from "./limits.ts";

/** A page of a list as `WishlistPage` of the graph has it. */
export interface ListPage {
  readonly entries: readonly ShownEntry[];
  /** What was removed from this page, by its place in `index`. */
  readonly removedEntries: readonly ShownEntry[];
  /** From 1. */
  readonly currentPage: number;
  /** At least 1. */
  readonly totalPages: number;
  /** Place of its first row among entries and what was removed, zero-based. */
  readonly firstRow: number;
}

/** Which page of a list is requested. */
export interface PageRequest {
  readonly sort: Sort;
  /** From 1; null: everything on one page. One after the last is the last. */
  readonly page: number | null;
  /** The page that holds this entry instead, when one does. */
  readonly entryId?: string | null | undefined;
}

interface Row {
  readonly entry: ShownEntry;
  readonly isRemoved: boolean;
}

/**
 * A page of a list. What was removed is on the page where its successor is now, so that it can be restored where it was.
 * @param entries in the order requested
 * @param removed in the order of their places among what was added last
 */
export function pageOfList(
  entries: readonly ShownEntry[],
  removed: readonly ShownEntry[],
  { sort, page, entryId = null }: PageRequest,
  language: Language,
): ListPage {
  const size = page === null ? Math.max(entries.length, 1) : entriesOnPage;
  const totalPages = Math.max(Math.ceil(entries.length / size), 1);
  const holding = entries.findIndex(({ row }) => row.id === entryId);
  const wanted = holding === -1 ? (page ?? 1) : Math.floor(holding / size) + 1;
  const currentPage = Math.min(Math.max(wanted, 1), totalPages);
  let before = 0;
  const rows = rowsOf(entries, removed, sort, language).map(({ entry, isRemoved }, index) => {
    const place = Math.min(Math.floor(before / size) + 1, totalPages);
    if (!isRemoved) before += 1;
    return { entry: isRemoved ? { ...entry, index } : entry, isRemoved, place };
  });
  const onPage = rows.filter(({ place }) => place === currentPage);
  return {
    entries: onPage.flatMap(({ entry, isRemoved }) => (isRemoved ? [] : entry)),
    removedEntries: onPage.flatMap(({ entry, isRemoved }) => (isRemoved ? entry : [])),
    currentPage,
    totalPages,
    firstRow: rows.findIndex(({ place }) => place === currentPage),
  };
}

/** Entries and what was removed, in one order. */
function rowsOf(entries: readonly ShownEntry[], removed: readonly ShownEntry[], sort: Sort, language: Language): Row[] {
  const rows: Row[] = entries.map((entry) => ({ entry, isRemoved: false }));
  if (sort === "ADDED") {
    for (const entry of removed) rows.splice(entry.index, 0, { entry, isRemoved: true });
    return rows;
  }
  const gone = removed.map((entry): Row => ({ entry, isRemoved: true }));
  const compare = inOrder(sort, language);
  return [...rows, ...gone].toSorted((one, other) => compare(one.entry, other.entry));
}
