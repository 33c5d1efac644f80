import {
  addRow,
  type BitSet,
  countCommon,
  emptySet,
  forEachRow,
  hasRow,
  intersect,
  rangeSet,
  unite,
} from "./bit-set.ts";

/** A product as listings know it, in one store. */
export interface ListingRow {
  readonly productId: number;
  /** Nested-set number of its leaf category. */
  readonly leaf: number;
  /** Cheapest price in integer cents. */
  readonly price: number;
  /** Rating in hundredths of a star; 0 without ratings. */
  readonly rating: number;
  readonly popularity: number;
  /** Days since 1970. */
  readonly created: number;
  readonly isInStock: boolean;
  /** Ids of the facet values that it carries; the facet is `id >>> 16`. */
  readonly facetValues: readonly number[];
}

/** The orders that a listing knows; `si` is the shop's own. */
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

const facetOf = (valueId: number): number => valueId >>> 16;

/**
 * The listings of one store in memory: rows in category order, a bit set a facet value, a permutation an order.
 * Immutable; a new catalogue version builds a new one.
 */
export class ListingIndex {
  readonly size: number;
  readonly #rows: readonly ListingRow[];
  readonly #values = new Map<number, BitSet>();
  readonly #orders: Readonly<Record<SortName, Uint32Array>>;
  readonly #rowOf = new Map<number, number>();
  readonly #standings: Uint32Array;

  constructor(rows: readonly ListingRow[]) {
    this.#rows = rows.toSorted((a, b) => a.leaf - b.leaf || a.productId - b.productId);
    this.size = rows.length;
    this.#rows.forEach((row, number) => {
      this.#rowOf.set(row.productId, number);
      for (const value of row.facetValues) addRow(this.#setOf(value), number);
    });
    // What is sold out goes last in the shop's own order: nobody browses for what they cannot buy.
    this.#orders = {
      si: this.#permutation((row) => [row.isInStock ? 0 : 1, -row.popularity]),
      "price-asc": this.#permutation((row) => [row.price]),
      "price-desc": this.#permutation((row) => [-row.price]),
      rating: this.#permutation((row) => [-row.rating, -row.popularity]),
      new: this.#permutation((row) => [-row.created, -row.popularity]),
    };
    this.#standings = new Uint32Array(this.size);
    this.#orders.si.forEach((row, place) => {
      this.#standings[row] = place;
    });
  }

  /** Answers a listing. */
  query(query: ListingQuery): ListingAnswer {
    const base = this.#baseSet(query);
    const groupSets = query.groups.map((group) => this.#unionOf(group));
    const inPrice = this.#within(query.price, (row) => row.price);
    const inRating = this.#within(query.rating, (row) => row.rating);
    const combine = (without: number | "price" | "rating" | null): BitSet => {
      const set = base.slice();
      groupSets.forEach((groupSet, group) => {
        if (group !== without) intersect(set, groupSet);
      });
      if (inPrice && without !== "price") intersect(set, inPrice);
      if (inRating && without !== "rating") intersect(set, inRating);
      return set;
    };
    const rows = combine(null);
    return {
      total: countCommon(rows, rows),
      productIds: this.#page(rows, query),
      counts: this.#counts(query.groups, rows, combine),
      priceBounds: this.#bounds(inPrice ? combine("price") : rows, (row) => row.price, 0),
      ratingBounds: this.#bounds(inRating ? combine("rating") : rows, (row) => row.rating, 1),
      rows,
    };
  }

  /** Products of the rows between two nested-set bounds, both included. */
  countWithin(rows: BitSet, left: number, right: number): number {
    const [first, last] = this.#leafRange(left, right);
    return countCommon(rows, rangeSet(this.size, first, last));
  }

  /** Products between two nested-set bounds, both included. */
  countBetween(left: number, right: number): number {
    const [first, last] = this.#leafRange(left, right);
    return last - first + 1;
  }

  /** Ids of the most bought products between two nested-set bounds that can be bought now. */
  bestSellers(left: number, right: number, limit: number): number[] {
    return this.#firstInStock(this.#orders.si, left, right, limit);
  }

  /** Ids of the newest products between two nested-set bounds that can be bought now. */
  newest(left: number, right: number, limit: number): number[] {
    return this.#firstInStock(this.#orders.new, left, right, limit);
  }

  /** Row of a product; undefined when the store does not sell it. */
  rowOf(productId: number): number | undefined {
    return this.#rowOf.get(productId);
  }

  /** Place of a row in the shop's own order, zero-based. */
  standingOf(row: number): number {
    return this.#standings[row] ?? this.size;
  }

  /** Pieces sold lately of the products between two nested-set bounds, both included. */
  popularityBetween(left: number, right: number): number {
    const [first, last] = this.#leafRange(left, right);
    let sum = 0;
    for (let row = first; row <= last; row += 1) sum += this.#rows[row]?.popularity ?? 0;
    return sum;
  }

  /** Products that carry a facet value. */
  countCarrying(value: number): number {
    const set = this.#values.get(value);
    return set ? countCommon(set, set) : 0;
  }

  #firstInStock(order: Uint32Array, left: number, right: number, limit: number): number[] {
    const [first, last] = this.#leafRange(left, right);
    const productIds: number[] = [];
    for (const number of order) {
      if (productIds.length >= limit) break;
      const row = this.#rows[number];
      if (row?.isInStock && number >= first && number <= last) productIds.push(row.productId);
    }
    return productIds;
  }

  #setOf(value: number): BitSet {
    let set = this.#values.get(value);
    if (!set) {
      set = emptySet(this.size);
      this.#values.set(value, set);
    }
    return set;
  }

  #unionOf(values: readonly number[]): BitSet {
    const union = emptySet(this.size);
    for (const value of values) {
      const set = this.#values.get(value);
      if (set) unite(union, set);
    }
    return union;
  }

  #baseSet({ category, rows }: ListingQuery): BitSet {
    const [first, last] = category ? this.#leafRange(category.left, category.right) : [0, this.size - 1];
    const set = rangeSet(this.size, first, last);
    if (rows) intersect(set, rows);
    return set;
  }

  /** First and last row of the leaves between two bounds: rows lie in leaf order, so a subtree is one run of them. */
  #leafRange(left: number, right: number): [first: number, last: number] {
    return [this.#firstAtOrAfter(left), this.#firstAtOrAfter(right + 1) - 1];
  }

  #firstAtOrAfter(leaf: number): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#rows[middle]?.leaf ?? 0) < leaf) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #within({ from, to }: ListingQuery["price"], valueOf: (row: ListingRow) => number): BitSet | null {
    if (from === null && to === null) return null;
    const set = emptySet(this.size);
    this.#rows.forEach((row, number) => {
      const value = valueOf(row);
      if ((from === null || value >= from) && (to === null || value <= to)) addRow(set, number);
    });
    return set;
  }

  #counts(groups: ListingQuery["groups"], all: BitSet, combine: (without: number) => BitSet): Map<number, number> {
    const openSets = new Map<number, BitSet>();
    groups.forEach((group, index) => {
      const [first] = group;
      if (first !== undefined) openSets.set(facetOf(first), combine(index));
    });
    const counts = new Map<number, number>();
    for (const [value, set] of this.#values) {
      const count = countCommon(openSets.get(facetOf(value)) ?? all, set);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  /** Lowest and highest value of the rows; values below `least` do not count. */
  #bounds(rows: BitSet, valueOf: (row: ListingRow) => number, least: number): { min: number; max: number } | null {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    forEachRow(rows, (number) => {
      const row = this.#rows[number];
      if (!row) return;
      const value = valueOf(row);
      if (value < least) return;
      if (value < min) min = value;
      if (value > max) max = value;
    });
    return max === Number.NEGATIVE_INFINITY ? null : { min, max };
  }

  #page(rows: BitSet, { order, offset, limit }: ListingQuery): number[] {
    const page: number[] = [];
    let seen = 0;
    for (const number of this.#ordered(rows, order)) {
      if (page.length >= limit) break;
      if (!hasRow(rows, number)) continue;
      const row = this.#rows[number];
      if (row && seen >= offset) page.push(row.productId);
      seen += 1;
    }
    return page;
  }

  #ordered(rows: BitSet, order: ListingQuery["order"]): Iterable<number> {
    if (typeof order === "string") return this.#orders[order];
    const found: number[] = [];
    forEachRow(rows, (row) => found.push(row));
    return found.toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
  }

  /** Row numbers ordered by keys, ties by row number. */
  #permutation(keysOf: (row: ListingRow) => readonly number[]): Uint32Array {
    const keys = this.#rows.map(keysOf);
    const compare = (a: number, b: number): number => {
      const keysA = keys[a] ?? [];
      const keysB = keys[b] ?? [];
      for (let index = 0; index < keysA.length; index += 1) {
        const difference = (keysA[index] ?? 0) - (keysB[index] ?? 0);
        if (difference !== 0) return difference;
      }
      return a - b;
    };
    return Uint32Array.from(this.#rows.keys()).toSorted(compare);
  }
}
