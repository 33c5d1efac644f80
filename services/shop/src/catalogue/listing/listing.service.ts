import type { Language, ShopContext } from "../../platform/context.ts";
import { priceOf } from "../../platform/money.ts";
import type { CategoryRow } from "../catalogue.types.ts";
import { categoryName } from "../category/category.service.ts";
import { pick } from "../language.ts";
import { loadProductList, type ProductAggregate } from "../product/product.loader.ts";
import { type Snapshot, snapshotOf } from "../snapshot.loader.ts";
import { enumFiltersOf, type OfferedFilter } from "./enum-filters.ts";
import type { BitSet } from "./bit-set.ts";
import { withMatching } from "./matching-item.ts";
import { type ListingAnswer, type ListingFilter, type ListingQuery, type SortName, sortNames } from "./listing.ts";

/** Paging as the graph gives it. */
export interface Paging {
  readonly offset: number;
  readonly limit: number;
  readonly sortBy?: string | null;
}

/** What a search adds to a listing: its hits, best first by rank. */
export interface Hits {
  readonly rows: BitSet;
  readonly ranks: Float64Array;
}

/** A listing as the graph shows it. */
export interface Listing {
  readonly answer: ListingAnswer;
  readonly products: readonly ProductAggregate[];
  readonly sort: string;
  /** Hero filters first. */
  readonly filters: readonly OfferedFilter[];
}

/** A listing with what its sorts and categories depend on. */
export interface ListingView {
  readonly listing: Listing;
  readonly isSearch: boolean;
  readonly within: CategoryRow | null;
}

/** What is shown when no page is requested. */
export const firstPage: Paging = { offset: 0, limit: 60 };
const noFilter: ListingFilter = { enumFilters: [], rangeFilters: [] };

/** Largest page (the SDL promises it). */
const maxLimit = 120;
/** Bounds beyond this are this: no price is higher, and cents stay safe integers. */
const maxBound = 10_000_000;
/** Name of the order by match; only searches have it (SEARCH-04). */
export const relevance = "relevance";

type Range = ListingQuery["price"];
const open: Range = { from: null, to: null };

/** Bounds of a range filter in the index's unit: cents and hundredths are both a hundredth of the graph's. */
function rangeOf({ rangeFilters }: ListingFilter, name: string): Range {
  const filter = rangeFilters.find((candidate) => candidate.name === name);
  if (!filter) return open;
  const hundredths = (value: number | null | undefined): number | null =>
    value === null || value === undefined || !Number.isFinite(value)
      ? null
      : Math.round(Math.min(Math.max(value, 0), maxBound) * 100);
  return { from: hundredths(filter.from), to: hundredths(filter.to) };
}

/** Ids of the chosen values, a group for each filter; a filter with unknown values only keeps nothing. */
function groupsOf(snapshot: Snapshot, { enumFilters }: ListingFilter): number[][] {
  return enumFilters
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => values.flatMap((value) => snapshot.facetValueByCode.get(`${name}/${value}`) ?? []));
}

/** Name of the order in use when none is requested (LIST-04, SEARCH-04). */
export const defaultSortOf = (isSearch: boolean): "relevance" | "si" => (isSearch ? relevance : "si");

const isSortName = (name: string): name is SortName => sortNames.some((known) => known === name);

/** A page of a category's or a search's products (LIST-01..10). An unknown sort is the default one. */
export async function findListing(
  context: ShopContext,
  category: CategoryRow | null,
  paging: Paging,
  filter: ListingFilter,
  hits: Hits | null = null,
): Promise<Listing> {
  const snapshot = snapshotOf(context);
  const { language, store } = context.storefront;
  const fallback = defaultSortOf(hits !== null);
  const asked = paging.sortBy ?? fallback;
  const sort = isSortName(asked) || (hits && asked === relevance) ? asked : fallback;
  const groups = groupsOf(snapshot, filter);
  const price = rangeOf(filter, "PRICE");
  const rating = rangeOf(filter, "rating");
  const answer = snapshot.listings[store].query({
    category: category && { left: category.lft, right: category.rgt },
    groups,
    price,
    rating,
    rows: hits?.rows ?? null,
    order: isSortName(sort) ? sort : (hits?.ranks ?? "si"),
    offset: Math.max(0, paging.offset),
    limit: Math.min(maxLimit, Math.max(1, paging.limit)),
    now: context.clock.now().getTime(),
  });
  return {
    answer,
    products: withMatching(await loadProductList(context, answer.productIds), snapshot, filter),
    sort,
    filters: [
      ...enumFiltersOf(snapshot, answer, new Set(groups.flat()), language),
      ...rangeFiltersOf(answer, price, rating, language),
    ].toSorted((a, b) => Number(b.isHero) - Number(a.isHero)),
  };
}

function rangeFiltersOf(
  { priceBounds, ratingBounds }: ListingAnswer,
  price: Range,
  rating: Range,
  language: Language,
): OfferedFilter[] {
  const filters: OfferedFilter[] = [];
  if (priceBounds) {
    filters.push({
      __typename: "PriceRangeFilter",
      name: "PRICE",
      displayName: pick(language, "Preis", "Price"),
      isHero: true,
      min: priceOf(priceBounds.min, language),
      max: priceOf(priceBounds.max, language),
      selectedMin: price.from === null ? null : priceOf(price.from, language),
      selectedMax: price.to === null ? null : priceOf(price.to, language),
    });
  }
  if (ratingBounds) {
    filters.push({
      __typename: "DoubleRangeFilter",
      name: "rating",
      displayName: pick(language, "Bewertung", "Rating"),
      isHero: false,
      minDouble: ratingBounds.min / 100,
      maxDouble: ratingBounds.max / 100,
      selectedMinDouble: rating.from === null ? null : rating.from / 100,
      selectedMaxDouble: rating.to === null ? null : rating.to / 100,
    });
  }
  return filters;
}

const sortTexts: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
  relevance: { de: "Relevanz", en: "Relevance" },
  si: { de: "Empfehlung", en: "Recommended" },
  "price-asc": { de: "Preis aufsteigend", en: "Price: low to high" },
  "price-desc": { de: "Preis absteigend", en: "Price: high to low" },
  rating: { de: "Beste Bewertung", en: "Best rated" },
  new: { de: "Neuheiten", en: "Newest" },
};

/** The sorts on offer (LIST-03); a search offers the order by match as well. */
export function sortsOf(selected: string, isSearch: boolean, language: Language) {
  const names = isSearch ? [relevance, ...sortNames.filter((name) => name !== "si")] : sortNames;
  return names.map((name) => ({
    name,
    displayName: pick(language, sortTexts[name]?.de ?? name, sortTexts[name]?.en ?? name),
    selected: name === selected,
  }));
}

/** A category's own listing. */
export async function listCategory(
  context: ShopContext,
  category: CategoryRow,
  paging: Paging | null,
  filter: ListingFilter | null,
): Promise<ListingView> {
  const found = await findListing(context, category, paging ?? firstPage, filter ?? noFilter);
  // Operators switch it for each category (LIST-24).
  const listing = category.showScarcity
    ? found
    : { ...found, products: found.products.map((product) => ({ ...product, hidesScarcity: true })) };
  return { listing, isSearch: false, within: category };
}

/** What a search's hits can be narrowed to; a category's page has its navigation for that. */
export const countsInCategories = (context: ShopContext, { listing, isSearch, within }: ListingView) =>
  isSearch ? categoryCountsOf(context, listing.answer, within) : [];

/** Categories among the hits with counts: those of the level below `within`, most hits first (SEARCH-03). */
function categoryCountsOf(context: ShopContext, { rows }: ListingAnswer, within: CategoryRow | null) {
  const snapshot = snapshotOf(context);
  const listing = snapshot.listings[context.storefront.store];
  return snapshot.categories
    .filter((category) => (within ? category.parentId === within.id : category.depth === 1))
    .map((category) => ({ category, count: listing.countWithin(rows, category.lft, category.rgt) }))
    .filter(({ count }) => count > 0)
    .toSorted(
      (a, b) => b.count - a.count || categoryName(a.category, context).localeCompare(categoryName(b.category, context)),
    );
}
