import type { BitSet } from "./bit-set.ts";

/** A lightning deal as listings need it. */
export interface ListingDeal {
  readonly itemId: number;
  /** What the item costs while it runs, in integer cents. */
  readonly price: number;
  /** Milliseconds since 1970; it ends before `until`. */
  readonly from: number;
  readonly until: number;
}

/** A product as listings need it, in one store. */
export interface ListingRow {
  readonly productId: number;
  /** Nested-set number of its leaf category. */
  readonly leaf: number;
  /** What its tile shows while no deal runs, in integer cents. */
  readonly price: number;
  /** Deals of items that its tile may sell; those that are over or to come among them. */
  readonly deals: readonly ListingDeal[];
  /** Rating in hundredths of a star; 0 without ratings. */
  readonly rating: number;
  readonly popularity: number;
  /** Days since 1970. */
  readonly created: number;
  readonly isInStock: boolean;
  /** Ids of the facet values that it carries; the facet is `id >>> 16`. */
  readonly facetValues: readonly number[];
  /** Another number after every change of the product, of its items and of their prices. */
  readonly stamp: number;
}

/** The orders that a listing has; `si` is the shop's own. */
export const sortNames = ["si", "price-asc", "price-desc", "rating", "new"] as const;
/** Name of an order. */
export type SortName = (typeof sortNames)[number];

/** What to keep of the catalogue, and which page of it. */
export interface ListingQuery {
  /** Nested-set bounds of the category, both included; null for the whole store. */
  readonly category: { readonly left: number; readonly right: number } | null;
  /** Groups of facet value ids: one of each group must be carried. A group holds values of one facet. */
  readonly groups: readonly (readonly number[])[];
  /** Cents, both included. */
  readonly price: { readonly from: number | null; readonly to: number | null };
  /** Hundredths of a star, both included. */
  readonly rating: { readonly from: number | null; readonly to: number | null };
  /** Rows found by a search; null to keep all. */
  readonly rows: BitSet | null;
  /** Order, or row ranks of a search (lower is better). */
  readonly order: SortName | Float64Array;
  readonly offset: number;
  readonly limit: number;
  /** The moment whose prices count, in milliseconds since 1970: deals begin and end within a version. */
  readonly now: number;
}

/** Filters as the graph gives them. */
export interface ListingFilter {
  readonly enumFilters: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly rangeFilters: readonly {
    readonly name: string;
    readonly from?: number | null;
    readonly to?: number | null;
  }[];
}

/** A page of product ids with what the facets still offer. */
export interface ListingAnswer {
  readonly total: number;
  readonly productIds: readonly number[];
  /** Products for each facet value, were it chosen in addition to the other groups. */
  readonly counts: ReadonlyMap<number, number>;
  /** Cheapest and dearest price in cents when the price range is left out; null without products. */
  readonly priceBounds: { readonly min: number; readonly max: number } | null;
  /** Lowest and highest rating in hundredths when the rating range is left out; null without rated products. */
  readonly ratingBounds: { readonly min: number; readonly max: number } | null;
  /** All rows of the answer, for counting them by category. */
  readonly rows: BitSet;
}
