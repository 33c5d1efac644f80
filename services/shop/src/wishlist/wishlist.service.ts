import type { WishlistMark as Mark } from "../generated/graph.ts";
import { pick } from "../catalogue/language.ts";
import { loadProductList, type ProductAggregate } from "../catalogue/product/product.loader.ts";
import { soldAmong } from "../catalogue/product/sold-products.loader.ts";
import { toId } from "../platform/database-id.ts";
import type { ShopContext } from "../platform/context.ts";
import { ShopError } from "../platform/errors.ts";
import { type ShownEntry, shownEntries, shownEntry, type Sort, sortedEntries } from "./entries.ts";
import { readAllListed, readMarks } from "./entry.store.ts";
import { maxMarks } from "./limits.ts";
import { type ListPage, pageOfList, type PageRequest } from "./list-page.ts";
import { knownOwnerOf, ownerOf } from "./owner.ts";
import { may } from "./rights.ts";
import { wishlistLoaders } from "./wishlist.loader.ts";
import type { EntryRow, ListRow } from "./wishlist.types.ts";

/** Id of every visitor's default list (WISH-14). */
export const merkzettel = "merkzettel";

/** A list as the caller sees it. */
export interface ListView {
  readonly row: ListRow;
  /** False for a default list that nothing was put on yet. */
  readonly isStored: boolean;
  /** Whether the caller made it the standard one, or it is the default one and they made none. */
  readonly isStandard: boolean;
  /** All lists of the caller, this one included. */
  readonly all: readonly ListRow[];
}

/** Name of a default list in the shop language; the business store has its own word (C-104). */
export const defaultName = ({ storefront: { store, language } }: Pick<ShopContext, "storefront">): string =>
  store === "b2b" ? pick(language, "Bestellliste", "Order list") : pick(language, "Merkzettel", "Wish list");

/** Id of a list in the graph. */
export const externalIdOf = ({ id, isDefault }: Pick<ListRow, "id" | "isDefault">): string =>
  isDefault ? merkzettel : id;

/** The caller's lists, `merkzettel` first (OP-Q-51). It is shown empty before anything was put on it. */
export async function findWishlists(context: ShopContext): Promise<ListView[]> {
  ownerOf(context);
  const stored = await wishlistLoaders(context).lists();
  const hasDefault = stored[0]?.isDefault === true;
  const all = (hasDefault ? stored : [emptyDefault(context), ...stored]).map((row) =>
    row.isDefault ? { ...row, name: defaultName(context) } : row,
  );
  const standardId = (all.find(({ isStandard, right }) => isStandard && may(right, "changeEntries")) ?? all[0])?.id;
  return all.map((row) => ({
    row,
    isStored: hasDefault || !row.isDefault,
    isStandard: row.id === standardId,
    all,
  }));
}

const emptyDefault = (context: ShopContext): ListRow => ({
  id: merkzettel,
  name: defaultName(context),
  description: "",
  isDefault: true,
  isStandard: false,
  createdAt: context.clock.now(),
  version: 0,
  right: "creator",
  isShared: false,
});

/** Which list a page opens. */
export interface OpenList {
  readonly externalId?: string | null | undefined;
  /** What the visitor's cookie names. */
  readonly activeWishlistId?: string | null | undefined;
}

/** The list that a page opens: the one named, or the one that new entries go to where the caller has none of that name. */
export async function findOpened(
  context: ShopContext,
  { externalId, activeWishlistId = null }: OpenList,
): Promise<ListView[]> {
  const lists = await findWishlists(context);
  const opened =
    lists.find(({ row }) => externalIdOf(row) === externalId) ?? lists.find((view) => isActive(view, activeWishlistId));
  return opened ? [opened] : [];
}

/** One of the caller's lists by its stored id; null when it is not, or no longer, theirs. */
export async function findList(context: ShopContext, listId: string): Promise<ListView | null> {
  return (await findWishlists(context)).find(({ row }) => row.id === listId) ?? null;
}

/** Whether new entries go to a list (WISH-39). @param activeId what the visitor's cookie names */
export function isActive({ row, isStandard, all }: ListView, activeId: string | null): boolean {
  const isThere = all.some((list) => externalIdOf(list) === activeId && may(list.right, "changeEntries"));
  return isThere ? externalIdOf(row) === activeId : isStandard;
}

/** What is on a list; what the storefront does not sell is left out. */
export async function entriesOf(
  context: ShopContext,
  view: ListView,
  sort: Sort = "ADDED",
): Promise<readonly ShownEntry[]> {
  if (!view.isStored) return [];
  const { shown } = wishlistLoaders(context);
  const { id } = view.row;
  const entries = shown.get(id) ?? readShown(context, view);
  shown.set(id, entries);
  return sortedEntries(await entries, sort, context.storefront.language);
}

async function readShown(context: ShopContext, { row }: ListView): Promise<readonly ShownEntry[]> {
  const rows = await wishlistLoaders(context).entries.load(row.id);
  return shownEntries(rows, await productsOf(context, rows), row);
}

/** A page of a list, with what was removed from it at its old place (WISH-07). */
export async function listPage(context: ShopContext, view: ListView, request: PageRequest): Promise<ListPage> {
  const [entries, removed] = await Promise.all([entriesOf(context, view, request.sort), removedOf(context, view)]);
  return pageOfList(entries, removed, request, context.storefront.language);
}

/** How many entries of a list cannot be bought now. */
export async function unavailableCountOf(context: ShopContext, view: ListView): Promise<number> {
  return (await entriesOf(context, view)).filter(({ isSaleable }) => !isSaleable).length;
}

/**
 * What the caller has removed within the last hour, each with its old place among the rows that are shown (WISH-07): what
 * the storefront does not sell has none.
 */
export async function removedOf(context: ShopContext, view: ListView): Promise<ShownEntry[]> {
  if (!view.isStored) return [];
  const rows = await wishlistLoaders(context).removed.load(view.row.id);
  if (rows.length === 0) return [];
  const [products, entries] = await Promise.all([productsOf(context, rows), entriesOf(context, view)]);
  const removed = rows.flatMap((row) => shownEntry(row, products, view.row) ?? []);
  return removed.map((entry, above) => ({
    ...entry,
    index: above + entries.filter(({ row }) => row.sequence > entry.row.sequence).length,
  }));
}

/** Products of entries by id. */
export async function productsOf(
  context: ShopContext,
  rows: readonly Pick<EntryRow, "productId">[],
): Promise<ReadonlyMap<number, ProductAggregate>> {
  const products = await loadProductList(context, [...new Set(rows.map(({ productId }) => productId))]);
  return new Map(products.map((product) => [product.row.id, product]));
}

/** How much of a list the storefront sells. */
export async function entryCountOf(context: ShopContext, { row, isStored }: ListView): Promise<number> {
  return isStored ? wishlistLoaders(context).counts.load(row.id) : 0;
}

/** The caller's lists at a glance. */
interface Summary {
  /** How many entries all of them hold together; null for who cannot have any. */
  readonly entryCount: number | null;
}

/** What the header shows of the caller's lists (HEAD-07). */
export async function findSummary(context: ShopContext): Promise<Summary> {
  const owner = knownOwnerOf(context);
  if (owner === null) return { entryCount: null };
  const listed = await readAllListed(context.database.write, owner);
  return { entryCount: listed.filter(await soldAmong(context, listed)).length };
}

/**
 * What is of some products on lists that the caller may change (WISH-18).
 * @throws ShopError BAD_REQUEST for more products than a page shows
 */
export async function findMarks(context: ShopContext, productIds: readonly string[]): Promise<Mark[]> {
  if (productIds.length > maxMarks)
    throw new ShopError(`At most ${maxMarks} products can be requested at once.`, "BAD_REQUEST");
  const owner = knownOwnerOf(context);
  const ids = [...new Set(productIds.flatMap((id) => toId(id) ?? []))];
  if (owner === null || ids.length === 0) return [];
  const rows = await readMarks(context.database.write, owner, ids);
  return rows.map((row) => markOf(row, row.isDefault));
}

/** What is on a list, without products. */
export async function marksOf(context: ShopContext, { row, isStored }: ListView): Promise<Mark[]> {
  if (!isStored) return [];
  return (await wishlistLoaders(context).entries.load(row.id)).map((entry) => markOf(entry, row.isDefault));
}

const markOf = ({ wishlistId, id, productId, itemId, quantity }: EntryRow, isDefault: boolean): Mark => ({
  wishlistId: externalIdOf({ id: wishlistId, isDefault }),
  entryId: id,
  productId,
  itemId,
  quantity,
});
