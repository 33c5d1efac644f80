import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import type { ListingState } from "./listing-url.ts";

/** Products of a page (LIST-01). */
export const productsPerPage = 60;

/** What a page lists: the whole assortment of a category, or the hits of a search. */
export interface ListingSubject {
  /** Null for a search. */
  readonly categoryId: string | null;
  readonly categoryName: string | null;
  /** The category that a search is limited to. */
  readonly searchInCategoryId: string | null;
}

/** All that a listing keeps (LIST-23). */
export interface CategoryListingState extends ListingSubject {
  /** From 1. */
  readonly currentPage: number;
  /** At least 1. */
  readonly totalPages: number;
  readonly productsPerPage: number;
  /** Name of the sort in use. */
  readonly sort: string;
  readonly defaultSort: string;
  readonly enumFilters: readonly { readonly id: string; readonly values: readonly string[] }[];
  readonly rangeFilters: readonly { readonly id: string; readonly from: number | null; readonly to: number | null }[];
  /** Filters that name variants: tiles show these variants, and lead to them. */
  readonly initialVariants: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** The state of a listing from its address and its answer. */
export function listingStateOf(
  subject: ListingSubject,
  { page, enumFilters, rangeFilters }: ListingState,
  listing: Pick<ListingPartsFragment, "totalCount" | "sorts" | "defaultSort" | "filters">,
): CategoryListingState {
  const variants = new Set(
    listing.filters.flatMap((filter) => (filter.__typename === "EnumFilter" && filter.isVariant ? [filter.name] : [])),
  );
  return {
    ...subject,
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(listing.totalCount / productsPerPage)),
    productsPerPage,
    sort: listing.sorts.find(({ selected }) => selected)?.name ?? listing.defaultSort,
    defaultSort: listing.defaultSort,
    enumFilters: enumFilters.map(({ name, values }) => ({ id: name, values })),
    rangeFilters: rangeFilters.map(({ name, from, to }) => ({ id: name, from, to })),
    initialVariants: enumFilters.filter(({ name }) => variants.has(name)),
  };
}

/** Whether there is something that "clear all filters" would take away (LIST-21). */
export function canClear(state: CategoryListingState): boolean {
  const chosen = state.enumFilters.reduce((sum, { values }) => sum + values.length, state.rangeFilters.length);
  const isElsewhere = state.searchInCategoryId !== null;
  return chosen > 1 || isElsewhere || (chosen === 1 && state.sort !== state.defaultSort);
}
