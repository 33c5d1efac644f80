import type { ItemRow } from "../catalogue/catalogue.types.ts";
import { pick } from "../catalogue/language.ts";
import { priceOfItem } from "../catalogue/product/item-price.ts";
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
  /** What a piece costs now, in cents: the chosen item's price, else that of the item that a tile would sell. */
  readonly pieceCents: number;
  readonly isSaleable: boolean;
  readonly index: number;
}

type Products = ReadonlyMap<number, ProductAggregate>;

/** Entries with their products; those of products that the storefront does not sell are left out. */
export function shownEntries(rows: readonly EntryRow[], products: Products, list: ListRow | null = null): ShownEntry[] {
  return rows.flatMap((row) => shownEntry(row, products, list) ?? []).map((entry, index) => ({ ...entry, index }));
}

/** An entry with its product; null when the storefront does not sell it. */
export function shownEntry(row: EntryRow, products: Products, list: ListRow | null): ShownEntry | null {
  const product = products.get(row.productId);
  if (!product) return null;
  const item = product.items.find(({ id }) => id === row.itemId) ?? null;
  const isGone = row.itemId !== null && item === null;
  const sold = item ?? product.best;
  const pieceCents = priceOfItem(product, sold).cents;
  return { row, list, product, item, pieceCents, isSaleable: !isGone && sold.stock > 0, index: 0 };
}

/** Orders of entries, as `WishlistSort` of the graph names them. */
export type Sort = "ADDED" | "NAME" | "PRICE";

/** Entries in another order; what is equal in it stays as it was. */
export function sortedEntries(entries: readonly ShownEntry[], sort: Sort, language: Language): readonly ShownEntry[] {
  if (sort === "ADDED") return entries;
  const nameOf = ({ product: { row } }: ShownEntry) => pick(language, row.nameDe, row.nameEn);
  const compare = {
    NAME: (a: ShownEntry, b: ShownEntry) => nameOf(a).localeCompare(nameOf(b), language),
    PRICE: (a: ShownEntry, b: ShownEntry) => a.pieceCents - b.pieceCents,
  }[sort];
  return entries.toSorted(compare).map((entry, index) => ({ ...entry, index }));
}

/** What all that can be bought costs together, in cents. */
export const sumOf = (entries: readonly ShownEntry[]): number =>
  entries.reduce((sum, { row, pieceCents, isSaleable }) => sum + (isSaleable ? pieceCents * row.quantity : 0), 0);
