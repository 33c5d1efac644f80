import type { WishlistSort } from "../graph/generated/schema.ts";

/** Address of the page. */
export const wishlistPath = "/myaccount/wishlist/";

/** What can be open over the list. */
export const dialogs = ["create", "options", "remove", "share", "comments", "entry", "variants"] as const;
export type DialogName = (typeof dialogs)[number];

/** What an address of the page says. */
export interface ListState {
  /** The list to show; null for the one that new things go on. */
  readonly listId: string | null;
  readonly sort: WishlistSort;
  readonly show: DialogName | null;
  /** The entry that the dialog is about. */
  readonly entryId: string | null;
}

const sorts: readonly WishlistSort[] = ["ADDED", "NAME", "PRICE"];

export function readListState(search: URLSearchParams): ListState {
  const show = search.get("show");
  const sort = search.get("sort")?.toUpperCase();
  return {
    listId: search.get("list"),
    sort: sorts.find((known) => known === sort) ?? "ADDED",
    show: dialogs.find((known) => known === show) ?? null,
    entryId: search.get("entry"),
  };
}

/** The address of a state of the page. */
export function listHref({ listId, sort = "ADDED", show, entryId }: Partial<ListState>): string {
  const search = new URLSearchParams();
  if (listId != null) search.set("list", listId);
  if (sort !== "ADDED") search.set("sort", sort.toLowerCase());
  if (show != null) search.set("show", show);
  if (entryId != null) search.set("entry", entryId);
  const text = search.toString();
  return text === "" ? wishlistPath : `${wishlistPath}?${text}`;
}
