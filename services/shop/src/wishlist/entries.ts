import type { ItemRow } from "../catalogue/catalogue.types.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import { priceOfItem } from "../catalogue/product/item-price.ts";
import type { EntryRow } from "./wishlist.store.ts";

/** An entry with what it stands for. */
export interface ShownEntry {
  readonly row: EntryRow;
  readonly product: ProductAggregate;
  /** The chosen item; null when none was chosen, or when it is not sold any more. */
  readonly item: ItemRow | null;
  /** What a piece costs now, in cents: the chosen item's price, else that of the item that a tile would sell. */
  readonly pieceCents: number;
  readonly isSaleable: boolean;
  readonly index: number;
}

/** Entries with their products; those of products that the storefront does not sell are left out. */
export function shownEntries(rows: readonly EntryRow[], products: ReadonlyMap<number, ProductAggregate>): ShownEntry[] {
  const shown = rows.flatMap((row) => {
    const product = products.get(row.productId);
    if (!product) return [];
    const item = product.items.find(({ id }) => id === row.itemId) ?? null;
    const isGone = row.itemId !== null && item === null;
    const sold = item ?? product.best;
    return [
      { row, product, item, pieceCents: priceOfItem(product, sold).cents, isSaleable: !isGone && sold.stock > 0 },
    ];
  });
  return shown.map((entry, index) => ({ ...entry, index }));
}
