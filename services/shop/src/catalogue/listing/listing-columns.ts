import { addRow, type BitSet, emptySet } from "./bit-set.ts";
import type { ListingDeal, ListingRow, SortName } from "./listing.ts";
import { permutation } from "./permutation.ts";

/**
 * The products of one store as columns, in category order: what a listing index is made of. Plain data, so that a
 * thread can make it and hand it over without a copy.
 */
export interface ListingColumns {
  readonly productIds: Int32Array;
  /** Rows by rising product id. */
  readonly byProductId: Uint32Array;
  readonly leaves: Int32Array;
  readonly prices: Int32Array;
  readonly ratings: Int32Array;
  readonly popularity: Int32Array;
  /** 1 for what can be bought now. */
  readonly inStock: Uint8Array;
  readonly stamps: Float64Array;
  /** In order of their beginning. */
  readonly deals: readonly { readonly row: number; readonly deal: ListingDeal }[];
  /** Rows by facet value. */
  readonly values: ReadonlyMap<number, BitSet>;
  /** Rows in each order; those by price without deals. */
  readonly orders: Readonly<Record<SortName, Uint32Array>>;
  /** Place of each row in the shop's own order, zero-based. */
  readonly standings: Uint32Array;
}

/** Sorts products into columns. */
export function columnsOf(products: readonly ListingRow[]): ListingColumns {
  const rows = products.toSorted((a, b) => a.leaf - b.leaf || a.productId - b.productId);
  // Sold-out products come last in the shop's own order: shoppers browse for what they can buy.
  const si = permutation(rows, (row) => [row.isInStock ? 0 : 1, -row.popularity]);
  const standings = new Uint32Array(rows.length);
  si.forEach((row, place) => {
    standings[row] = place;
  });
  return {
    productIds: Int32Array.from(rows, ({ productId }) => productId),
    byProductId: permutation(rows, ({ productId }) => [productId]),
    leaves: Int32Array.from(rows, ({ leaf }) => leaf),
    prices: Int32Array.from(rows, ({ price }) => price),
    ratings: Int32Array.from(rows, ({ rating }) => rating),
    popularity: Int32Array.from(rows, ({ popularity }) => popularity),
    inStock: Uint8Array.from(rows, ({ isInStock }) => (isInStock ? 1 : 0)),
    stamps: Float64Array.from(rows, ({ stamp }) => stamp),
    deals: rows
      .flatMap(({ deals }, row) => deals.map((deal) => ({ row, deal })))
      .toSorted((a, b) => a.deal.from - b.deal.from),
    values: valuesOf(rows),
    orders: {
      si,
      "price-asc": permutation(rows, ({ price }) => [price]),
      "price-desc": permutation(rows, ({ price }) => [-price]),
      rating: permutation(rows, (row) => [-row.rating, -row.popularity]),
      new: permutation(rows, (row) => [-row.created, -row.popularity]),
    },
    standings,
  };
}

function valuesOf(rows: readonly ListingRow[]): Map<number, BitSet> {
  const values = new Map<number, BitSet>();
  rows.forEach(({ facetValues }, row) => {
    for (const value of facetValues) {
      const set = values.get(value) ?? emptySet(rows.length);
      values.set(value, set);
      addRow(set, row);
    }
  });
  return values;
}
