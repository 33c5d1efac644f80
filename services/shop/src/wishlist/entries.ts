import type { ItemRow } from "../catalogue/catalogue.types.ts";
import { pick } from "../catalogue/language.ts";
import { hasSamePrices, priceForPieces } from "../catalogue/product/item-price.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import type { Language } from "../platform/context.ts";
import type { EntryRow, ListRow } from "./wishlist.types.ts";

/** An entry with what it refers to. */
export interface ShownEntry {
  readonly row: EntryRow;
  /** The list as the caller has it; null for a teaser list's, and for what a link shows. */
  readonly list: ListRow | null;
  readonly product: ProductAggregate;
  /** The chosen item; null when none was chosen, or when it is not sold any more. */
  readonly item: ItemRow | null;
  /** What is bought: the chosen item, else the one that a tile would sell. */
  readonly sold: ItemRow;
  /** What one piece of it costs now, in cents, by the pieces of it in all entries of the list, as in a basket. */
  readonly pieceCents: number;
  /** What all pieces cost, in cents. */
  readonly totalCents: number;
  readonly isSaleable: boolean;
  readonly index: number;
}

type Products = ReadonlyMap<number, ProductAggregate>;

/** Entries with their products; those of products that the storefront does not sell are left out. */
export function shownEntries(rows: readonly EntryRow[], products: Products, list: ListRow | null = null): ShownEntry[] {
  const entries = rows.flatMap((row) => shownEntry(row, products, list) ?? []);
  const pieces = new Map<number, number>();
  for (const { row, sold, isSaleable } of entries) {
    if (isSaleable) pieces.set(sold.id, (pieces.get(sold.id) ?? 0) + row.quantity);
  }
  return entries.map((entry, index) => {
    const { row, product, sold } = entry;
    const { cents } = priceForPieces(product, sold, pieces.get(sold.id) ?? row.quantity);
    return { ...entry, index, pieceCents: cents, totalCents: cents * row.quantity };
  });
}

/** An entry with its product; null when the storefront does not sell it. */
export function shownEntry(row: EntryRow, products: Products, list: ListRow | null): ShownEntry | null {
  const product = products.get(row.productId);
  if (!product) return null;
  const item = product.items.find(({ id }) => id === row.itemId) ?? null;
  const isGone = row.itemId !== null && item === null;
  const sold = item ?? product.best;
  const pieceCents = priceForPieces(product, sold, row.quantity).cents;
  const totalCents = pieceCents * row.quantity;
  return { row, list, product, item, sold, pieceCents, totalCents, isSaleable: !isGone && sold.stock > 0, index: 0 };
}

/** Orders of entries, as `WishlistSort` of the graph names them. */
export type Sort = "ADDED" | "NAME" | "PRICE";

/** Compares entries in another order than that of their addition. */
export function inOrder(sort: Exclude<Sort, "ADDED">, language: Language): (a: ShownEntry, b: ShownEntry) => number {
  if (sort === "PRICE") return (a, b) => a.pieceCents - b.pieceCents;
  const nameOf = ({ product: { row } }: ShownEntry) => pick(language, row.nameDe, row.nameEn);
  const { compare } = new Intl.Collator(language);
  return (a, b) => compare(nameOf(a), nameOf(b));
}

/** Entries in another order; what is equal in it stays as it was. */
export function sortedEntries(entries: readonly ShownEntry[], sort: Sort, language: Language): readonly ShownEntry[] {
  if (sort === "ADDED") return entries;
  return entries.toSorted(inOrder(sort, language)).map((entry, index) => ({ ...entry, index }));
}

/** What pieces cost. */
export interface Sum {
  readonly cents: number;
  /** Whether that is the least: a variant is still to be chosen, and they differ in price. */
  readonly startsFrom: boolean;
}

/** What the pieces of an entry cost; of a product without a chosen variant, those of the one that a tile would sell. */
export const sumOfEntry = ({ row, product, totalCents }: ShownEntry): Sum => ({
  cents: totalCents,
  startsFrom: row.itemId === null && !hasSamePrices(product),
});

/** What all that can be bought costs together. */
export function sumOf(entries: readonly ShownEntry[]): Sum {
  const sums = entries.filter(({ isSaleable }) => isSaleable).map(sumOfEntry);
  return {
    cents: sums.reduce((sum, { cents }) => sum + cents, 0),
    startsFrom: sums.some(({ startsFrom }) => startsFrom),
  };
}
