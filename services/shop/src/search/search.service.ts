import { cutText } from "@chalkbox/input-text/read-text";
import { childrenOf, findCategory } from "../catalogue/category/category.service.ts";
import { addRow, emptySet } from "../catalogue/listing/bit-set.ts";
import type { ListingFilter } from "../catalogue/listing/listing.ts";
import {
  findListing,
  firstPage,
  type Hits,
  type ListingView,
  type Paging,
} from "../catalogue/listing/listing.service.ts";
import type { CategoryRow } from "../catalogue/catalogue.types.ts";
import { loadProductList, type ProductAggregate } from "../catalogue/product/product.loader.ts";
import { findItem, productPath } from "../catalogue/product/product.service.ts";
import { snapshotOf } from "../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../platform/context.ts";
import { findDocuments, type Found } from "./index/find-documents.ts";
import { searchIndexOf } from "./search-index.service.ts";
import { readItemIdByOrderNumber } from "./search.store.ts";
import { orderNumbersOf } from "./text/order-number.ts";

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
  readonly instead: {
    readonly departments: readonly CategoryRow[];
    readonly bestSellers: readonly ProductAggregate[];
  } | null;
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
  const searchTerm = cutText(found.mended, maxShownTerm);
  return {
    searchTerm,
    isPartial: found.isPartial,
    listing: { listing, isSearch: true, within },
    url,
    instead: term !== "" && found.costs.size === 0 && url === null ? await insteadOf(context) : null,
  };
}

const bestSellerCount = 12;

/** What to look at where the words find nothing: departments that sell something, and what is bought most. */
async function insteadOf(context: ShopContext): Promise<NonNullable<SearchResult["instead"]>> {
  const snapshot = snapshotOf(context);
  const listing = snapshot.listings[context.storefront.store];
  const departments = childrenOf(snapshot, null).filter(
    ({ isExcludedFromNav, lft, rgt }) => !isExcludedFromNav && listing.countBetween(lft, rgt) > 0,
  );
  // The membership and the catalogues are no goods: best sellers are those of the departments.
  const [left, right] = [
    Math.min(...departments.map(({ lft }) => lft)),
    Math.max(...departments.map(({ rgt }) => rgt)),
  ];
  const ids = departments.length === 0 ? [] : listing.bestSellers(left, right, bestSellerCount);
  return { departments, bestSellers: await loadProductList(context, ids) };
}

/** A page shows no more of a search term, in characters. */
const maxShownTerm = 200;

/** The hits of a term, for a listing. */
export const searchedIn = (context: ShopContext, term: string): Hits =>
  hitsOf(context, findDocuments(searchIndexOf(context).texts, term));

/** Ids of the products that a search shows first. */
export function bestHits(context: ShopContext, term: string, count: number): number[] {
  const { texts } = searchIndexOf(context);
  const listing = snapshotOf(context).listings[context.storefront.store];
  return [...findDocuments(texts, term).costs]
    .flatMap(([document, cost]) => {
      const productId = texts.productIds[document] ?? 0;
      const row = listing.rowOf(productId);
      return row === undefined ? [] : [{ productId, rank: cost * listing.size + listing.standingOf(row) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ productId }) => productId);
}

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

/** The page to go to instead of the hits: a redirect's, or that of the product whose order number was typed. */
const urlOf = async (context: ShopContext, term: string): Promise<string | null> =>
  checkQuery(context, term).redirectPath ?? (await productRedirect(context, term));

/** Where a search leads by the operators' redirects, and what is searched for instead (SEARCH-14, OP-Q-36). */
export function checkQuery(context: ShopContext, query: string): { redirectPath: string | null; query: string } {
  const redirect = searchIndexOf(context).redirects.find(context.storefront.store, query);
  return { redirectPath: redirect?.address ?? null, query: redirect?.overwrittenQuery || query.trim() };
}

/** The page of the product whose order number was typed (SEARCH-15, OP-Q-35); null for other words. */
export async function productRedirect(context: ShopContext, query: string): Promise<string | null> {
  const orderNumbers = orderNumbersOf(cutText(query, maxShownTerm));
  if (orderNumbers.length === 0) return null;
  const itemId = await readItemIdByOrderNumber(context.database.read, context.storefront.store, orderNumbers);
  const sold = itemId === null ? null : await findItem(context, String(itemId));
  return sold && productPath(sold.product, sold.product.items.length > 1 ? sold.item : null);
}
