import { findGoods, type HeldGoods } from "../cart/fill.service.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import { absoluteMaxQuantity } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import { change, type ChangeResult, openList } from "./change.service.ts";
import { insertEntries, readEntries } from "./entry.store.ts";
import { maxEntries } from "./limits.ts";
import type { MetEntry } from "./met-entry.ts";
import { productsOf } from "./wishlist.service.ts";
import type { NewRow } from "./wishlist.types.ts";

/** What came of putting a cart's content on a list. */
export interface FromCartResult extends ChangeResult {
  readonly met: readonly MetEntry[];
}

/**
 * Puts what a cart holds on a list, all that fits (C-60, WISH-31); the cart keeps it.
 * @throws ShopError CART_NOT_FOUND for a foreign or unknown cart
 */
export async function addCartToWishlist(
  context: ShopContext,
  cartId: string,
  externalId: string,
): Promise<FromCartResult> {
  const goods = await findGoods(context, cartId);
  const products = await productsOf(context, goods);
  const wanted = goods.map((held) => meet(held, products.get(held.productId) ?? null));
  let met: readonly MetEntry[] = [];
  const result = await change(context, async (tx) => {
    const list = await openList(tx, context, externalId, "changeEntries");
    const listed = new Map((await readEntries(tx, [list.id])).map((entry) => [keyOf(entry), entry.quantity]));
    let room = maxEntries - listed.size;
    const rows: NewRow[] = [];
    met = wanted.map((entry) => {
      const row = rowOf(entry);
      if (row === null) return entry;
      const before = listed.get(keyOf(row));
      if (before === undefined && room === 0) return { ...entry, outcome: "maxInCart" };
      if (before === undefined) room -= 1;
      rows.push(row);
      const added = Math.max(row.quantity, before ?? 0);
      if (entry.item === null) return { ...entry, added };
      return { ...entry, added, outcome: added === entry.requested ? "added" : "quantityChanged" };
    });
    if (rows.length > 0) await insertEntries(tx, list.id, rows, context.clock.now());
    return { listId: list.id };
  });
  return { ...result, met };
}

const keyOf = ({ productId, itemId }: Pick<NewRow, "productId" | "itemId">): string => `${productId}/${itemId ?? "-"}`;

function meet({ itemId, productId, quantity }: HeldGoods, product: ProductAggregate | null): MetEntry {
  const item = product?.items.find(({ id }) => id === itemId) ?? null;
  return {
    productId: String(productId),
    itemId: String(itemId),
    entryId: null,
    product,
    item,
    requested: quantity,
    added: 0,
    outcome: product === null ? "unavailable" : item === null ? "variantsToChoose" : "added",
  };
}

/** What goes on the list for a position; null for what the storefront does not sell any more. */
const rowOf = ({ product, item, requested }: MetEntry): NewRow | null =>
  product && {
    productId: product.row.id,
    itemId: item?.id ?? null,
    quantity: Math.min(requested, item?.maxQuantity ?? absoluteMaxQuantity, absoluteMaxQuantity),
  };
