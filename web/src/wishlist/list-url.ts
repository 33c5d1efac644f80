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
  /** From 1. */
  readonly page: number;
  /** Whether the whole list is shown as it is printed. */
  readonly print: boolean;
  readonly show: DialogName | null;
  /** The entry that the dialog is about, or that the page shall hold. */
  readonly entryId: string | null;
}

const sorts: readonly WishlistSort[] = ["ADDED", "NAME", "PRICE"];

export function readListState(search: URLSearchParams): ListState {
  const show = search.get("show");
  const sort = search.get("sort")?.toUpperCase();
  const page = search.get("page") ?? "";
  return {
    listId: search.get("list"),
    sort: sorts.find((known) => known === sort) ?? "ADDED",
    page: /^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1,
    print: search.get("print") === "1",
    show: dialogs.find((known) => known === show) ?? null,
    entryId: search.get("entry"),
  };
}

/** The address of what an invite link opens. */
export function sharedHref(shareData: string, page = 1): string {
  const search = new URLSearchParams({ share_data: shareData });
  if (page > 1) search.set("page", String(page));
  return `${wishlistPath}?${search}`;
}

/** What a state of the page requests of the graph. @param activeId what the cookie of the active list holds */
export const listVariables = ({ listId, sort, page, print, entryId }: ListState, activeId: string | null) => ({
  listId,
  activeWishlistId: activeId,
  sort,
  page: print ? null : page,
  entryId: print ? null : entryId,
});

/** The address of a state of the page. */
export function listHref({ listId, sort = "ADDED", page = 1, print, show, entryId }: Partial<ListState>): string {
  const search = new URLSearchParams();
  if (listId != null) search.set("list", listId);
  if (sort !== "ADDED") search.set("sort", sort.toLowerCase());
  if (page > 1) search.set("page", String(page));
  if (print === true) search.set("print", "1");
  if (show != null) search.set("show", show);
  if (entryId != null) search.set("entry", entryId);
  const text = search.toString();
  return text === "" ? wishlistPath : `${wishlistPath}?${text}`;
}
