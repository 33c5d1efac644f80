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
import type { ListingAnswer, ListingQuery } from "./listing.ts";
import type { ListingColumns } from "./listing-columns.ts";
import { type PriceBoard, ShownPrices } from "./shown-prices.ts";

const facetOf = (valueId: number): number => valueId >>> 16;

/**
 * The listings of one store in memory: rows in category order, a bit set a facet value, a permutation an order.
 * Immutable; a new catalogue version builds a new one.
 */
export class ListingIndex {
  readonly size: number;
  readonly #columns: ListingColumns;
  readonly #prices: ShownPrices;
  #sortedIds: Int32Array | null = null;

  constructor(columns: ListingColumns) {
    this.size = columns.productIds.length;
    this.#columns = columns;
    this.#prices = new ShownPrices(columns);
  }

  /** Answers a listing. */
  query(query: ListingQuery): ListingAnswer {
    const base = this.#baseSet(query);
    const groupSets = query.groups.map((group) => this.#unionOf(group));
    const prices = this.#prices.at(query.now);
    const priceOf = (row: number): number => prices.cents[row] ?? 0;
    const ratingOf = (row: number): number => this.#columns.ratings[row] ?? 0;
    const inPrice = this.#within(query.price, priceOf);
    const inRating = this.#within(query.rating, ratingOf);
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
      productIds: this.#page(rows, query, prices),
      counts: this.#counts(query.groups, rows, combine),
      priceBounds: boundsOf(inPrice ? combine("price") : rows, priceOf, 0),
      ratingBounds: boundsOf(inRating ? combine("rating") : rows, ratingOf, 1),
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

  /** Ids of all products in ascending order, from one place up to another. */
  sortedIds(from: number, to: number): number[] {
    this.#sortedIds ??= this.#columns.productIds.toSorted();
    return [...this.#sortedIds.subarray(from, to)];
  }

  /** Ids of the most bought products between two nested-set bounds that can be bought now. */
  bestSellers(left: number, right: number, limit: number): number[] {
    return this.#firstInStock(this.#columns.orders.si, left, right, limit);
  }

  /** Ids of the newest products between two nested-set bounds that can be bought now. */
  newest(left: number, right: number, limit: number): number[] {
    return this.#firstInStock(this.#columns.orders.new, left, right, limit);
  }

  /** Row of a product; undefined when the store does not sell it. */
  rowOf(productId: number): number | undefined {
    const { productIds, byProductId } = this.#columns;
    const idAt = (place: number): number => productIds[byProductId[place] ?? 0] ?? 0;
    const place = firstAtOrAfter(this.size, idAt, productId);
    return place < this.size && idAt(place) === productId ? byProductId[place] : undefined;
  }

  /** Ids of all products in the shop's own order. */
  productIds(): number[] {
    return Array.from(this.#columns.orders.si, (row) => this.#idOf(row));
  }

  /** Another number after every change of a product, of its items and of their prices; undefined when it is not sold. */
  stampOf(productId: number): number | undefined {
    const row = this.rowOf(productId);
    return row === undefined ? undefined : this.#columns.stamps[row];
  }

  /** Place of a row in the shop's own order, zero-based. */
  standingOf(row: number): number {
    return this.#columns.standings[row] ?? this.size;
  }

  /** Pieces sold lately of the products between two nested-set bounds, both included. */
  popularityBetween(left: number, right: number): number {
    const [first, last] = this.#leafRange(left, right);
    let sum = 0;
    for (let row = first; row <= last; row += 1) sum += this.#columns.popularity[row] ?? 0;
    return sum;
  }

  /** Products that carry a facet value. */
  countCarrying(value: number): number {
    const set = this.#columns.values.get(value);
    return set ? countCommon(set, set) : 0;
  }

  #idOf(row: number): number {
    return this.#columns.productIds[row] ?? 0;
  }

  #firstInStock(order: Uint32Array, left: number, right: number, limit: number): number[] {
    const [first, last] = this.#leafRange(left, right);
    const productIds: number[] = [];
    for (const row of order) {
      if (productIds.length >= limit) break;
      if (this.#columns.inStock[row] === 1 && row >= first && row <= last) productIds.push(this.#idOf(row));
    }
    return productIds;
  }

  #unionOf(values: readonly number[]): BitSet {
    const union = emptySet(this.size);
    for (const value of values) {
      const set = this.#columns.values.get(value);
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

  /** First and last row of the leaves between two bounds: rows are in leaf order, so a subtree is one run of them. */
  #leafRange(left: number, right: number): [first: number, last: number] {
    const leafOf = (row: number): number => this.#columns.leaves[row] ?? 0;
    return [firstAtOrAfter(this.size, leafOf, left), firstAtOrAfter(this.size, leafOf, right + 1) - 1];
  }

  #within({ from, to }: ListingQuery["price"], valueOf: (row: number) => number): BitSet | null {
    if (from === null && to === null) return null;
    const set = emptySet(this.size);
    for (let row = 0; row < this.size; row += 1) {
      const value = valueOf(row);
      if ((from === null || value >= from) && (to === null || value <= to)) addRow(set, row);
    }
    return set;
  }

  #counts(groups: ListingQuery["groups"], all: BitSet, combine: (without: number) => BitSet): Map<number, number> {
    const openSets = new Map<number, BitSet>();
    groups.forEach((group, index) => {
      const [first] = group;
      if (first !== undefined) openSets.set(facetOf(first), combine(index));
    });
    const counts = new Map<number, number>();
    for (const [value, set] of this.#columns.values) {
      const count = countCommon(openSets.get(facetOf(value)) ?? all, set);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  #page(rows: BitSet, { order, offset, limit }: ListingQuery, prices: PriceBoard): number[] {
    const page: number[] = [];
    let seen = 0;
    for (const row of this.#ordered(rows, order, prices)) {
      if (page.length >= limit) break;
      if (!hasRow(rows, row)) continue;
      if (seen >= offset) page.push(this.#idOf(row));
      seen += 1;
    }
    return page;
  }

  #ordered(rows: BitSet, order: ListingQuery["order"], prices: PriceBoard): Iterable<number> {
    if (order === "price-asc") return prices.ascending;
    if (order === "price-desc") return prices.descending;
    if (typeof order === "string") return this.#columns.orders[order];
    const found: number[] = [];
    forEachRow(rows, (row) => found.push(row));
    return found.toSorted((a, b) => (order[a] ?? 0) - (order[b] ?? 0) || a - b);
  }
}

/** The first of `size` places whose value is at least that; values do not fall. */
function firstAtOrAfter(size: number, valueAt: (place: number) => number, value: number): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(middle) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lowest and highest value of the rows; values below `least` do not count. */
function boundsOf(
  rows: BitSet,
  valueOf: (row: number) => number,
  least: number,
): { readonly min: number; readonly max: number } | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  forEachRow(rows, (row) => {
    const value = valueOf(row);
    if (value < least) return;
    if (value < min) min = value;
    if (value > max) max = value;
  });
  return max === Number.NEGATIVE_INFINITY ? null : { min, max };
}
