import { findCategory } from "../catalogue/category/category.service.ts";
import { addRow, emptySet } from "../catalogue/listing/bit-set.ts";
import {
  findListing,
  firstPage,
  type Hits,
  type ListingFilter,
  type ListingView,
  type Paging,
} from "../catalogue/listing/listing.service.ts";
import { findItem, productPath } from "../catalogue/product/product.service.ts";
import { snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import { findDocuments, type Found } from "./index/find-documents.ts";
import { searchIndexOf } from "./search-index.service.ts";
import { readItemIdByOrderNumber } from "./search.store.ts";

export type { Paging };

/** What is searched for and what the hits are narrowed to. */
export interface SearchFilter extends ListingFilter {
  readonly searchTerm?: string | null;
  readonly category?: string | null;
}

/** The hits of a search. */
export interface SearchResult {
  readonly searchTerm: string;
  /** Whether no product has all the words. */
  readonly isPartial: boolean;
  readonly listing: ListingView;
  readonly url: string | null;
}

/**
 * Searches the storefront's products (OP-Q-33); without a term nothing is found (SEARCH-02).
 * @param asTyped takes the words as they are
 */
export async function search(
  context: ShopContext,
  paging: Paging | null,
  filter: SearchFilter,
  asTyped = false,
): Promise<SearchResult> {
  const term = (filter.searchTerm ?? "").trim();
  const found = findDocuments(searchIndexOf(context).texts, term, asTyped);
  const within = filter.category ? findCategory(context, filter.category) : null;
  const [listing, url] = await Promise.all([
    findListing(context, within, paging ?? firstPage, filter, hitsOf(context, found)),
    urlOf(context, term),
  ]);
  const searchTerm = found.mended.slice(0, maxShownTerm);
  return { searchTerm, isPartial: found.isPartial, listing: { listing, isSearch: true, within }, url };
}

/** A page shows no more of a search term, in characters. */
const maxShownTerm = 200;

/** The hits as rows of the storefront's listing: less cost first, then in the shop's own order. */
function hitsOf(context: ShopContext, { costs }: Found): Hits {
  const listing = snapshotOf(context).listings[context.storefront.store];
  const { productIds } = searchIndexOf(context).texts;
  const rows = emptySet(listing.size);
  const ranks = new Float64Array(listing.size);
  for (const [document, cost] of costs) {
    const row = listing.rowOf(productIds[document] ?? 0);
    if (row === undefined) continue;
    addRow(rows, row);
    ranks[row] = cost * listing.size + listing.standingOf(row);
  }
  return { rows, ranks };
}

/** The page to go to instead of the hits: that of the product whose order number was typed. */
async function urlOf(context: ShopContext, term: string): Promise<string | null> {
  const orderNumber = term.toUpperCase();
  if (!/^[0-9A-Z-]{4,16}$/.test(orderNumber)) return null;
  const itemId = await readItemIdByOrderNumber(context.database.read, context.storefront.store, orderNumber);
  const sold = itemId === null ? null : await findItem(context, String(itemId));
  return sold && productPath(sold.product, sold.product.items.length > 1 ? sold.item : null);
}

/** Completions of what was typed, or what is bought most when nothing was (OP-Q-37). */
export function suggest(context: ShopContext, typed: string): { suggest: string }[] {
  return searchIndexOf(context)
    .suggestions.complete(typed)
    .map((text) => ({ suggest: text }));
}
